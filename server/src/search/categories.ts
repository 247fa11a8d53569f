import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import { nearNames } from '../places/names.ts'

/** Their usual names in Bengali, besides the English ones. */
const inBengali: Record<CrimeType, string> = {
  Murder: 'খুন হত্যা',
  'Armed Robbery': 'সশস্ত্র ডাকাতি',
  Kidnapping: 'অপহরণ',
  Assault: 'হামলা মারধর',
  'Drug Trafficking': 'মাদক পাচার',
  Theft: 'চুরি',
  Burglary: 'সিঁধেল চুরি',
  Fraud: 'প্রতারণা জালিয়াতি',
  Rape: 'ধর্ষণ',
  'Domestic Violence': 'পারিবারিক সহিংসতা নির্যাতন',
  Cybercrime: 'সাইবার অপরাধ',
  Extortion: 'চাঁদাবাজি',
  'Money Laundering': 'অর্থ পাচার',
  'Human Trafficking': 'মানব পাচার',
  Vandalism: 'ভাঙচুর',
  'Sexual Harassment': 'যৌন হয়রানি',
  'Political Violence': 'রাজনৈতিক সহিংসতা',
  Corruption: 'দুর্নীতি ঘুষ',
  'Gang Violence': 'কিশোর গ্যাং সন্ত্রাস',
  'Child Abuse': 'শিশু নির্যাতন',
}

const named = crimeTypes.map((type) => ({
  thing: type,
  names: [type, inBengali[type]].map((name) => wordsOf(name).join(' ')),
}))

/** Up to `limit` categories with a word that begins like the query in either script, or sounds like it. */
export const findCategories = (query: string, limit: number): CrimeType[] =>
  nearNames(named, query).slice(0, limit)
