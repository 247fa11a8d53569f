/** Limits that no screen and no check of a form needs: a browser fetches those of `limits` with its first page. */
export const serverLimits = {
  /** How many replies are sent with a comment; `replyPage` is the size of each further page. */
  firstReplies: 2,
  suggestedSuspects: 5,
  suggestedPlaces: 4,
  suggestedCategories: 4,
  placesFound: 8,
  similarPosts: 3,
  /** How many questions or answers each side may write about one report. */
  followUpMessages: 20,
  /** How many entries of a report's author, added with its follow-up code, may wait for approval at once. */
  followUpEntries: 20,
  /** How many flags are shown with each post. */
  latestReports: 3,
  /** How many flags are shown when a moderator reviews a post. */
  reviewedReports: 20,
  /** The beginning of a text, as a queue shows it. */
  excerpt: 160,
  /** How many notes, and actions of moderators, are shown with an item. */
  deskNotes: 50,
  deskHistory: 50,
  /** Other reports about the same suspects. */
  relatedReports: 10,
  /** Other suspects who have the name of one that is not public yet. */
  namesakes: 10,
  /** Entries of the watch list. Each process caches them and looks for all of them in every comment. */
  watchWords: 1_000,
  /** How many items of each kind the review page of a person shows. */
  reviewedContributions: 20,
  /** Devices per person that receive push notifications. */
  pushDevices: 10,
} as const
