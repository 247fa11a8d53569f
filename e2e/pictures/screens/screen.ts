import type { Page } from '@playwright/test'
import type { Messages } from '../messages.ts'
import type { Viewer } from '../viewers.ts'

/** The subjects of moderation. */
export interface Moderated {
  /** The id of somebody who was warned and is flagged. */
  person: string
  /** The id of a flagged item of each kind. */
  flagged: Record<'comment' | 'timeline' | 'suspect' | 'person', string>
}

/** The ids of the content that the demo has created. */
export interface Places extends Moderated {
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
  suspect: string
  blog: string
  /** A public post of the signed-in person for which they are asked what became of it. */
  askedPost: string
  /** The follow-up code of another such post. */
  askedCode: string
}

export interface Screen {
  name: string
  as: Viewer
  path: string | ((places: Places) => string)
  /** Brings the page into the state that the picture shows, in any language. */
  prepare?(page: Page, words: Messages, places: Places): Promise<void>
}
