export const requests = [
  {
    name: 'Rahima Khatun',
    desc: 'My daughter was followed on her way home from college for weeks. The police did not take our statement. We need a lawyer who can come along.',
    picture: 'notebook',
  },
  {
    name: 'আবদুস সালাম',
    desc: 'জমি দখলের মামলায় আইনজীবীর খরচ চালাতে পারছি না। বিনা মূল্যে আইনি সহায়তা কোথায় পাব জানতে চাই।',
    picture: 'notebook',
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
