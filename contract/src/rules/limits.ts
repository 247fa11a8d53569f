/** Limits of spec section 9 and decisions section 10, in characters unless the name says otherwise. */
export const limits = {
  title: 200,
  description: 10_000,
  name: 100,
  /** A phone number as it is typed, with all that people put between the digits. */
  phone: 100,
  location: 200,
  comment: 2_000,
  reason: 500,
  address: 300,
  url: 2_000,
  /** A list as JSON text: ten media objects with long addresses. */
  listText: 50_000,
  passwordLeast: 6,
  passwordMost: 200,
  deviceId: 100,
  codeDigits: 6,
  codeSeconds: 600,
  codeSecondsAfterResend: 300,
  /** Years. */
  age: 150,
  photoBytes: 5 * 1024 * 1024,
  avatarBytes: 2 * 1024 * 1024,
  mediaPerPost: 10,
  suspectsPerPost: 20,
  kindsPerPost: 3,
  feedPage: 5,
  pendingPage: 10,
  commentPage: 10,
  /** So many answers to a comment come with it, and so many more at a time. */
  firstReplies: 2,
  replyPage: 20,
  suspectPage: 10,
  managedSuspectPage: 12,
  revisionPage: 20,
  searchPage: 10,
  /** Matches of a search that are counted, ranked and shown; the words of the search page know the number. */
  searchMost: 1_000,
  /** Of what somebody writes into a report: so much of it is compared with others. */
  similarText: 500,
  suggestedSuspects: 5,
  suggestedPlaces: 4,
  suggestedCategories: 4,
  placesFound: 8,
  similarPosts: 3,
  /** Letters before anything is suggested. */
  suggestionLeast: 2,
  pendingTimelinePage: 9,
  evidencePreviews: 4,
  /** A question of a moderator to the author of an anonymous report, or an answer. */
  followUpMessage: 2_000,
  /** What each side of it may write about one report. */
  followUpMessages: 20,
  earliestDay: '1900-01-01',
  latestDay: '2100-12-31',
  blogContent: 50_000,
  hashtag: 60,
  hashtags: 30,
  blogPage: 10,
  story: 5_000,
  storyPage: 10,
  reactionPage: 100,
  notificationPage: 20,
  /** Above it the badge of unread notifications says '99+'. */
  badge: 99,
  /** Reactions that an admin adds at once. */
  addedReactions: 1_000,
  reportedPage: 10,
  /** The reports that are shown of each post. */
  latestReports: 3,
  /** The reports that a moderator reads beside a post. */
  reviewedReports: 20,
  deskPage: 20,
  /** The beginning of a text, as a queue shows it. */
  excerpt: 160,
  /** Items that are decided on at once. */
  deskDecisions: 50,
  /** What a moderator writes for the others. */
  deskNote: 1_000,
  /** Notes, and deeds of moderators, that are shown beside an item. */
  deskNotes: 50,
  deskHistory: 50,
  /** Other reports about the same suspects. */
  relatedReports: 10,
  supportPage: 20,
  userPage: 10,
  /** Characters before a quick search for people begins. */
  userSearchLeast: 2,
  auditPage: 20,
  watchWord: 60,
  /** Entries of the watch list, which each process remembers and looks for in every comment. */
  watchWords: 1_000,
  /** What somebody says against what was done about them, and what they are answered. */
  appeal: 2_000,
  appealPage: 20,
  /** Of each kind, on the page of a person. */
  reviewedContributions: 20,
  /** The furthest day ahead until which somebody is paused or suspended. */
  sanctionDays: 365,
  pageMost: 100,
  pushToken: 5_000,
  /** Devices of one person that notifications are brought to. */
  pushDevices: 10,
} as const
