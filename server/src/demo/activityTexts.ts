import type { CaseStep, EntryOrigin } from '@bichar/contract/rules/caseSteps.ts'

/** An entry in the timeline of a report; `after` is in days since the report was filed. */
export interface DemoEntry {
  after: number
  title: string
  step: CaseStep
  origin: EntryOrigin
  desc: string
}

type Entries = Record<'en' | 'bn', readonly DemoEntry[]>

/** Comments on reports, used in turn, each in the language of its report. */
export const comments = {
  bn: [
    'আমার সাথেও গত মাসে একই জায়গায় এমন হয়েছে। থানায় জিডি করে রাখুন।',
    'সিসিটিভি ফুটেজ থাকলে দ্রুত সংরক্ষণ করতে বলুন, কয়েক দিন পর মুছে যায়।',
    'সঠিক বিচার চাই। এভাবে আর কত দিন?',
    'আমি ঐ সময় পাশেই ছিলাম, দরকার হলে সাক্ষ্য দেব।',
    'জায়গাটায় সন্ধ্যার পর কোনো আলো থাকে না, সিটি করপোরেশনকে জানানো দরকার।',
  ],
  en: [
    'The same happened to my sister last month. Please file a GD at the police station.',
    'Ask the shops nearby for their camera recordings before they are overwritten.',
    'Thank you for speaking up. I hope this is taken seriously.',
    'I was there and saw two of them run towards the main road. I can be a witness.',
    'That corner has had no street lights since winter.',
  ],
} as const

/** Replies to the first comment of a report, used in turn. */
export const replies = {
  bn: [
    'ধন্যবাদ, আজই যাব। সাথে কী কী কাগজ নিতে হবে?',
    'থানায় না নিলে অনলাইনেও জিডি করা যায়।',
    'ঠিক বলেছেন, প্রমাণ থাকলে কেউ অস্বীকার করতে পারবে না।',
    'আমার এক আত্মীয়ের বেলায় তিন দিনের মধ্যে ফোন উদ্ধার হয়েছিল।',
  ],
  en: [
    'Thank you, I will go today. Which papers should I take along?',
    'If they refuse at the counter, it can be done online as well.',
    'True. With a recording nobody can say that it did not happen.',
    'A cousin of mine got the phone back within three days.',
  ],
} as const

/** Timelines of cases that have just begun. The last entry waits for approval. */
export const entries: Entries = {
  bn: [
    {
      after: 1,
      title: 'থানায় জিডি করা হয়েছে',
      step: 'diary',
      origin: 'police',
      desc: 'ডিউটি অফিসার জিডি নিয়েছেন এবং একটি নম্বর দিয়েছেন।',
    },
    {
      after: 2,
      title: 'থানায় মামলা হয়েছে',
      step: 'filed',
      origin: 'police',
      desc: 'প্রাথমিক তদন্তের পর জিডিটি মামলা হিসেবে নেওয়া হয়েছে।',
    },
    {
      after: 3,
      title: 'একজন গ্রেপ্তার',
      step: 'arrested',
      origin: 'police',
      desc: 'পুলিশ ফুটেজ দেখে একজনকে গ্রেপ্তার করেছে।',
    },
    { after: 5, title: 'মামলা আদালতে', step: 'court', origin: 'court', desc: 'পরবর্তী শুনানির তারিখ আগামী মাসে।' },
  ],
  en: [
    {
      after: 1,
      title: 'A general diary was made',
      step: 'diary',
      origin: 'police',
      desc: 'The duty officer took it down and gave us a number.',
    },
    {
      after: 2,
      title: 'The police have filed a case',
      step: 'filed',
      origin: 'police',
      desc: 'After a first inquiry the diary became a case.',
    },
    {
      after: 3,
      title: 'A man was arrested',
      step: 'arrested',
      origin: 'newspaper',
      desc: 'The police watched the recording and arrested one person.',
    },
    {
      after: 5,
      title: 'The case is before the court',
      step: 'court',
      origin: 'court',
      desc: 'The next hearing is next month.',
    },
  ],
}

/** How cases end. */
export const endings: Entries = {
  bn: [
    {
      after: 150,
      title: 'আদালত রায় দিয়েছেন',
      step: 'verdict',
      origin: 'newspaper',
      desc: 'দুই আসামির কারাদণ্ড হয়েছে, একজন খালাস পেয়েছেন।',
    },
    {
      after: 75,
      title: 'পুলিশ মামলা শেষ করেছে',
      step: 'closed',
      origin: 'police',
      desc: 'চূড়ান্ত প্রতিবেদনে বলা হয়েছে, কাউকে শনাক্ত করা যায়নি।',
    },
  ],
  en: [
    {
      after: 150,
      title: 'The court has decided',
      step: 'verdict',
      origin: 'newspaper',
      desc: 'Two of the accused were sentenced, one was acquitted.',
    },
    {
      after: 75,
      title: 'The police have closed the case',
      step: 'closed',
      origin: 'police',
      desc: 'Their final report says that nobody could be identified.',
    },
  ],
}

/** The steps that the cases of older reports reach, used in turn, with the number of days after the report. */
export const careers: readonly (readonly Pick<DemoEntry, 'step' | 'after'>[])[] = [
  [
    { step: 'filed', after: 2 },
    { step: 'arrested', after: 9 },
    { step: 'court', after: 40 },
    { step: 'verdict', after: 150 },
  ],
  [
    { step: 'filed', after: 1 },
    { step: 'court', after: 35 },
  ],
  [],
  [
    { step: 'filed', after: 4 },
    { step: 'arrested', after: 6 },
    { step: 'closed', after: 75 },
  ],
  [
    { step: 'filed', after: 0 },
    { step: 'arrested', after: 13 },
    { step: 'court', after: 52 },
    { step: 'verdict', after: 190 },
  ],
]

/** Reasons for which people flag a post. */
export const complaints = [
  { reason: 'untrue', text: 'The address in it is wrong; it names an innocent shop.' },
  { reason: 'untrue', text: 'ছবিটি অন্য একটি ঘটনার, গত বছরের।' },
  { reason: 'namesVictim', text: 'It shows a child whose face should not be seen.' },
  { reason: 'other', text: 'একই ঘটনা আগে থেকেই আরেকটি পোস্টে আছে।' },
] as const

export const requests = [
  {
    name: 'Rahima Khatun',
    desc: 'My daughter was followed on her way home from college for weeks. The police did not take our statement. We need a lawyer who can come along.',
    picture: 'door',
  },
  {
    name: 'আবদুস সালাম',
    desc: 'জমি দখলের মামলায় আইনজীবীর খরচ চালাতে পারছি না। বিনা মূল্যে আইনি সহায়তা কোথায় পাব জানতে চাই।',
    picture: 'map',
  },
] as const

/** The texts of recent cases that the moderators decide on. */
export const moderated = {
  /** Keyed by the decision on the flag. */
  flags: {
    keep: { reason: 'other', text: 'I do not believe a word of it.' },
    takeDown: { reason: 'privateData', text: 'বাড়ির নম্বরসহ পুরো ঠিকানা দেখা যাচ্ছে।' },
    remove: { reason: 'hate', text: '' },
  },
  insult: 'People like you invent such stories for money. Shame on your whole family.',
  warning: 'Insults against people who report are not tolerated here.',
  appeal: 'I was angry because I know the accused. I did not mean the family.',
  withLink: 'পুরো ভিডিওটা এখানে আছে: www.example.com/video',
} as const

/** Requests for support that are marked as dealt with, `hours` after they were made. */
export const settledRequests = [
  {
    name: 'Kohinoor Begum',
    desc: 'My son was beaten at his workshop and we do not know where to have the injuries written down.',
    daysAgo: 10,
    hours: 20,
  },
  {
    name: 'মোজাম্মেল হক',
    desc: 'প্রতারণার মামলার কাগজপত্র কোন থানায় জমা দিতে হবে, তা জানতে চাই।',
    daysAgo: 4,
    hours: 7,
  },
] as const
