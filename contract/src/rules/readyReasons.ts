import { normalise } from './text.ts'

/** The decisions for which a reason is given. */
export type ReasonUse =
  | 'sendBack'
  | 'rejectEntry'
  | 'takeDown'
  | 'deleteComment'
  | 'suspect'
  | 'suspectChange'

interface ReadyReason {
  /** The decisions that offer it; at most nine reasons for each, so that one digit key chooses one. */
  for: readonly ReasonUse[]
  en: string
  bn: string
}

/**
 * The reasons that moderators give most often. A reason is stored as text, in the language in which it was given, and recognised by
 * that text. So a text that has been in use must never change: reasons stored with it would no longer be translated. Add another one
 * instead.
 */
const reasons = {
  whenAndWhere: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'Please say where and when it happened.',
    bn: 'ঘটনাটি কোথায় ও কখন ঘটেছে, অনুগ্রহ করে লিখুন।',
  },
  evidence: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'Please add a source, a picture or something else that shows what happened.',
    bn: 'অনুগ্রহ করে সূত্র, ছবি বা ঘটনার অন্য কোনো প্রমাণ যোগ করুন।',
  },
  privateDetails: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'Please take out private details such as phone numbers, home addresses and faces of victims.',
    bn: 'অনুগ্রহ করে ফোন নম্বর, বাড়ির ঠিকানা ও ভুক্তভোগীর মুখের মতো ব্যক্তিগত তথ্য সরিয়ে দিন।',
  },
  victimNamed: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'Please take out whatever tells who the victim is.',
    bn: 'ভুক্তভোগীকে চেনা যায় এমন সবকিছু অনুগ্রহ করে সরিয়ে দিন।',
  },
  insults: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'Please write what you know of, without insults or calls for violence.',
    bn: 'অনুগ্রহ করে গালিগালাজ বা সহিংসতার ডাক ছাড়া যা জানেন তা লিখুন।',
  },
  unclear: {
    for: ['sendBack', 'rejectEntry'],
    en: 'Please say more clearly what happened and who did what.',
    bn: 'কী ঘটেছে এবং কে কী করেছে, অনুগ্রহ করে আরও স্পষ্ট করে লিখুন।',
  },
  duplicate: {
    for: ['sendBack', 'rejectEntry', 'takeDown'],
    en: 'This incident has already been reported here.',
    bn: 'এই ঘটনার রিপোর্ট এখানে আগেই করা হয়েছে।',
  },
  elsewhere: {
    for: ['rejectEntry'],
    en: 'This is not about the incident of the report.',
    bn: 'এটি রিপোর্টের ঘটনাটি নিয়ে নয়।',
  },
  ofOthers: {
    for: ['takeDown'],
    en: 'Please take out pictures or texts that belong to somebody else.',
    bn: 'অন্যের মালিকানাধীন ছবি বা লেখা অনুগ্রহ করে সরিয়ে দিন।',
  },
  hurts: {
    for: ['deleteComment'],
    en: 'It insults or threatens somebody.',
    bn: 'এতে কাউকে গালি বা হুমকি দেওয়া হয়েছে।',
  },
  tellsWhoTheVictimIs: {
    for: ['deleteComment'],
    en: 'It tells who a victim is.',
    bn: 'এতে ভুক্তভোগীর পরিচয় প্রকাশ পায়।',
  },
  showsPrivateDetails: {
    for: ['deleteComment'],
    en: 'It shows private details such as a phone number or an address.',
    bn: 'এতে ফোন নম্বর বা ঠিকানার মতো ব্যক্তিগত তথ্য আছে।',
  },
  hatred: {
    for: ['deleteComment'],
    en: 'It stirs up hatred against a group of people.',
    bn: 'এটি একদল মানুষের বিরুদ্ধে ঘৃণা ছড়ায়।',
  },
  falsehood: {
    for: ['deleteComment'],
    en: 'What it says is not true.',
    bn: 'এতে যা বলা হয়েছে তা সত্য নয়।',
  },
  advertising: {
    for: ['deleteComment'],
    en: 'It is advertising, or has been written many times over.',
    bn: 'এটি বিজ্ঞাপন, অথবা একই কথা বারবার লেখা হয়েছে।',
  },
  offTopic: {
    for: ['deleteComment'],
    en: 'It has nothing to do with the report.',
    bn: 'রিপোর্টটির সঙ্গে এর কোনো সম্পর্ক নেই।',
  },
  unsourced: {
    for: ['suspect', 'suspectChange'],
    en: 'No report and no public source says so.',
    bn: 'কোনো রিপোর্ট বা প্রকাশিত সূত্রে এ কথা নেই।',
  },
  whichPerson: {
    for: ['suspect', 'suspectChange'],
    en: 'It is not clear which person of this name is meant.',
    bn: 'এই নামের কোন ব্যক্তির কথা বলা হয়েছে, তা স্পষ্ট নয়।',
  },
  otherCrimes: {
    for: ['suspect', 'suspectChange'],
    en: 'The crime types are not those that are reported.',
    bn: 'অপরাধের ধরন রিপোর্টে যা বলা হয়েছে তার সঙ্গে মেলে না।',
  },
  photoOfOthers: {
    for: ['suspect', 'suspectChange'],
    en: 'The photo shows somebody else, or other people as well.',
    bn: 'ছবিটি অন্য কারও, অথবা ছবিতে আরও কেউ আছেন।',
  },
  exactPlace: {
    for: ['suspect', 'suspectChange'],
    en: 'Please name the area or the district only, and no home address.',
    bn: 'অনুগ্রহ করে শুধু এলাকা বা জেলার নাম দিন, বাড়ির ঠিকানা নয়।',
  },
  ageMissing: {
    for: ['suspect'],
    en: 'This person may be under 18. Please add the age.',
    bn: 'এই ব্যক্তির বয়স ১৮ বছরের কম হতে পারে। অনুগ্রহ করে বয়স যোগ করুন।',
  },
  victimOrWitness: {
    for: ['suspect'],
    en: 'This person may be a victim or a witness.',
    bn: 'এই ব্যক্তি ভুক্তভোগী বা সাক্ষী হতে পারেন।',
  },
  alreadyListed: {
    for: ['suspect'],
    en: 'This person is in the list already.',
    bn: 'এই ব্যক্তি তালিকায় আগে থেকেই আছেন।',
  },
  cleared: {
    for: ['suspect'],
    en: 'This person was cleared, or mistaken for somebody else.',
    bn: 'এই ব্যক্তি দায়মুক্ত হয়েছেন, অথবা তাঁকে ভুল করে অন্য কেউ ভাবা হয়েছে।',
  },
} as const satisfies Record<string, ReadyReason>

export type ReasonCode = keyof typeof reasons

export const reasonCodes = Object.keys(reasons) as ReasonCode[]

const codesByText = new Map(
  reasonCodes.flatMap((code) => [
    [normalise(reasons[code].en), code],
    [normalise(reasons[code].bn), code],
  ]),
)

/** The reasons offered for one use, in the order of their digit keys. */
export const readyReasonsFor = (use: ReasonUse): readonly ReasonCode[] =>
  reasonCodes.filter((code) => (reasons[code].for as readonly ReasonUse[]).includes(use))

export const readyReason = (code: ReasonCode, language: 'en' | 'bn'): string => reasons[code][language]

/** The code of the ready reason with this text, if there is one. */
export const reasonCodeOf = (text: string): ReasonCode | undefined => codesByText.get(normalise(text.trim()))

/** A reason in the reader's language: a ready reason is translated, any other text is returned as written. */
export function reasonIn(language: 'en' | 'bn', text: string): string {
  const code = reasonCodeOf(text)
  return code ? readyReason(code, language) : text
}
