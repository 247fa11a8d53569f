import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import { nearNames } from '../places/names.ts'

/**
 * What people call them, besides the names of the contract, in both languages. Only the beginning of each is compared by its sound, so
 * that nobody who looks for Dhaka is offered ডাকাতি.
 */
const everydayWords: Record<CrimeType, string> = {
  Murder: 'হত্যা, খুন, killing, homicide',
  'Armed Robbery': 'ছিনতাই ও ডাকাতি, সশস্ত্র ডাকাতি, রাহাজানি, robbery, mugging, snatching, hijacking',
  Kidnapping: 'অপহরণ, গুম, মুক্তিপণ, abduction, ransom',
  Assault: 'মারধর ও হামলা, হামলা, মারামারি, কোপানো, beating, attack, stabbing',
  'Drug Trafficking': 'মাদক ব্যবসা ও পাচার, মাদক পাচার, ইয়াবা, ফেনসিডিল, drugs, drug dealing, yaba',
  Theft: 'চুরি, পকেটমার, মোবাইল চুরি, stealing, pickpocketing, shoplifting',
  Burglary: 'ঘরে ঢুকে চুরি, বাসায় চুরি, সিঁধেল চুরি, গ্রিল কেটে চুরি, break-in, house breaking',
  Fraud: 'প্রতারণা, জালিয়াতি, বাটপারি, ঠকানো, scam, cheating, forgery',
  Rape: 'ধর্ষণ, বলাৎকার',
  'Domestic Violence': 'পারিবারিক সহিংসতা, পারিবারিক নির্যাতন, নারী নির্যাতন, গৃহবধূ নির্যাতন, যৌতুক, dowry, wife beating',
  Cybercrime: 'সাইবার অপরাধ, হ্যাকিং, ভুয়া আইডি, অনলাইন হয়রানি, hacking, fake account, online harassment',
  Extortion: 'চাঁদাবাজি, চাঁদা, ব্ল্যাকমেইল, blackmail, protection money',
  'Money Laundering': 'অর্থ পাচার, টাকা পাচার, মানি লন্ডারিং, হুন্ডি, hundi',
  'Human Trafficking': 'মানব পাচার, আদম পাচার, নারী পাচার, শিশু পাচার, people smuggling',
  Vandalism: 'ভাঙচুর, আগুন দেওয়া, অগ্নিসংযোগ, arson, property damage',
  'Sexual Harassment':
    'যৌন হয়রানি, যৌন নিপীড়ন, ইভটিজিং, উত্ত্যক্ত করা, শ্লীলতাহানি, eve teasing, stalking, molestation',
  'Political Violence': 'রাজনৈতিক সহিংসতা, রাজনৈতিক সংঘর্ষ, ককটেল, election violence',
  Corruption: 'দুর্নীতি, ঘুষ, টেন্ডারবাজি, আত্মসাৎ, bribery, embezzlement',
  'Gang Violence': 'সন্ত্রাসী দলের সহিংসতা, কিশোর গ্যাং, গ্যাং, সন্ত্রাস, মাস্তানি, teen gang, terrorising',
  'Child Abuse': 'শিশু নির্যাতন, বাল্যবিবাহ, শিশুকে মারধর, child marriage',
}

const named = crimeTypes.map((type) => ({
  thing: type,
  names: [type, ...everydayWords[type].split(', ')].map((name) => wordsOf(name).join(' ')),
}))

/** Up to `limit` categories with a word that begins like the query in either script, or sounds like it. */
export const findCategories = (query: string, limit: number): CrimeType[] =>
  nearNames(named, query).slice(0, limit)
