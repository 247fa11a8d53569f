/** Limits of spec section 9 and product choices, section 10, in characters unless the name says otherwise. */
export const limits = {
  title: 200,
  description: 10_000,
  name: 100,
  /** A phone number as it is typed, including separators. */
  phone: 100,
  location: 200,
  comment: 2_000,
  reason: 500,
  address: 300,
  url: 2_000,
  /** A list as JSON text: enough for ten media objects with long addresses. */
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
  /** What a picture shows. */
  pictureAlt: 300,
  /** What is said or happens in a video or a recording. */
  transcript: 2_000,
  suspectsPerPost: 20,
  kindsPerPost: 3,
  feedPage: 5,
  pendingPage: 10,
  commentPage: 10,
  replyPage: 20,
  suspectPage: 10,
  managedSuspectPage: 12,
  revisionPage: 20,
  searchPage: 10,
  /** How many matches of a search are counted, ranked and shown at most. The text of the search page contains the number too. */
  searchMost: 1_000,
  /** How much of a report in progress is compared with other reports. */
  similarText: 500,
  /** Characters to type before suggestions appear. */
  suggestionLeast: 2,
  pendingTimelinePage: 9,
  evidencePreviews: 4,
  /** A moderator's question to the author of an anonymous report, or an answer. */
  followUpMessage: 2_000,
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
  /** Above this number the badge of unread notifications shows '99+'. */
  badge: 99,
  /** Reactions that an admin can add in one call. */
  addedReactions: 1_000,
  reportedPage: 10,
  deskPage: 20,
  /** Items that can be decided on in one call. */
  deskDecisions: 50,
  /** A moderator's note for other moderators. */
  deskNote: 1_000,
  supportPage: 20,
  userPage: 10,
  /** Characters to type before the quick search for people starts. */
  userSearchLeast: 2,
  auditPage: 20,
  watchWord: 60,
  /** The text of an appeal against a sanction, or the answer to it. */
  appeal: 2_000,
  appealPage: 20,
  /** How many days ahead a pause or suspension can end at most. */
  sanctionDays: 365,
  pageMost: 100,
  pushToken: 5_000,
} as const
