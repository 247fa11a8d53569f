import type { CaseState } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Language } from '../http/language.ts'

// The same texts as in the catalogues of the web app; a test compares them.

export const stateNames: Record<Language, Record<CaseState, string>> = {
  en: {
    reported: 'Reported',
    diary: 'General diary',
    filed: 'Case filed',
    arrested: 'Arrested',
    court: 'In court',
    verdict: 'Verdict',
    closed: 'Closed without a verdict',
  },
  bn: {
    reported: 'রিপোর্ট হয়েছে',
    diary: 'জিডি হয়েছে',
    filed: 'মামলা হয়েছে',
    arrested: 'গ্রেপ্তার',
    court: 'আদালতে',
    verdict: 'রায়',
    closed: 'রায় ছাড়াই নিষ্পত্তি',
  },
}

/** The English names are those of the contract. */
export const kindsInBengali: Record<CrimeType, string> = {
  Murder: 'হত্যা',
  'Armed Robbery': 'ডাকাতি ও ছিনতাই',
  Kidnapping: 'অপহরণ',
  Assault: 'মারধর ও হামলা',
  'Drug Trafficking': 'মাদক ব্যবসা ও পাচার',
  Theft: 'চুরি',
  Burglary: 'ঘরে ঢুকে চুরি',
  Fraud: 'প্রতারণা',
  Rape: 'ধর্ষণ',
  'Domestic Violence': 'পারিবারিক সহিংসতা',
  Cybercrime: 'সাইবার অপরাধ',
  Extortion: 'চাঁদাবাজি',
  'Money Laundering': 'অর্থ পাচার',
  'Human Trafficking': 'মানব পাচার',
  Vandalism: 'ভাঙচুর',
  'Sexual Harassment': 'যৌন হয়রানি',
  'Political Violence': 'রাজনৈতিক সহিংসতা',
  Corruption: 'দুর্নীতি',
  'Gang Violence': 'সন্ত্রাসী দলের সহিংসতা',
  'Child Abuse': 'শিশু নির্যাতন',
}
