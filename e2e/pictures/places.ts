/** The subjects of moderation. */
export interface Moderated {
  /** The id of somebody who was warned and is flagged. */
  person: string
  /** The id of a flagged item of each kind. */
  flagged: Record<'comment' | 'timeline' | 'suspect' | 'person', string>
}

/** People and a change who wait for a moderator. */
export interface Proposed {
  /** A suspect that no post names. */
  proposed: string
  /** A change of a suspect that is public. */
  change: string
  /** A post that waits and names three people. */
  namingPost: string
}

/** The ids of the content that the demo has created. */
export interface Places extends Moderated, Proposed {
  /** A public post with pictures, suspects, comments and timeline entries. */
  post: string
  /** The post with the most comments. */
  talkedPost: string
  /** A post of the signed-in person. */
  ownPost: string
  /** Public posts of the signed-in person, one under their name and one anonymous. */
  namedPost: string
  hiddenPost: string
  /** A post that waits for review. */
  waitingPost: string
  /** A waiting report with private details and a threat, and a public one that was edited. */
  dangerousPost: string
  editedPost: string
  suspect: string
  /** The suspects of the signed-in person who are not public, by what a moderator has decided. */
  ownSuspects: Record<'waiting' | 'returned' | 'hidden' | 'removed', string>
  /** A public suspect who is under 18. */
  minor: string
  /** A public post that names somebody whom a moderator has not shown. */
  pendingNamesPost: string
  blog: string
  /** A public post of the signed-in person for which they are asked what became of it. */
  askedPost: string
  /** The follow-up code of another such post. */
  askedCode: string
}
