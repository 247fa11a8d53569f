import { languageOf } from '../i18n/text.ts'

/** What moderators write most often. In both languages at once: an author is answered in the one they wrote in. */
const reasons = [
  {
    en: 'Please say where and when it happened.',
    bn: 'ঘটনাটি কোথায় ও কখন ঘটেছে, অনুগ্রহ করে লিখুন।',
  },
  {
    en: 'Please add a source, a picture or something else that shows what happened.',
    bn: 'অনুগ্রহ করে সূত্র, ছবি বা ঘটনার অন্য কোনো প্রমাণ যোগ করুন।',
  },
  {
    en: 'Please take out private details such as phone numbers, home addresses and faces of victims.',
    bn: 'অনুগ্রহ করে ফোন নম্বর, বাড়ির ঠিকানা ও ভুক্তভোগীর মুখের মতো ব্যক্তিগত তথ্য সরিয়ে দিন।',
  },
  {
    en: 'Please write what you know of, without insults or calls for violence.',
    bn: 'অনুগ্রহ করে গালিগালাজ বা সহিংসতার ডাক ছাড়া যা জানেন তা লিখুন।',
  },
  {
    en: 'This incident has already been reported here.',
    bn: 'এই ঘটনার রিপোর্ট এখানে আগেই করা হয়েছে।',
  },
] as const

/** They are offered in the language of what was written. */
export function readyReasons(written: string): { language: 'en' | 'bn'; texts: readonly string[] } {
  const language = languageOf(written)
  return { language, texts: reasons.map((reason) => reason[language]) }
}
