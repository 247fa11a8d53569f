import type { Page } from '@playwright/test'
import type { Viewer } from '../viewers.ts'
import type { Words } from '../words.ts'

/** What moderators have to do with. */
export interface Moderated {
  /** Somebody who was warned and is flagged. */
  person: string
  /** Something flagged of each kind. */
  flagged: Record<'comment' | 'timeline' | 'suspect' | 'person', string>
}

/** The addresses of what the demo has put into the database. */
export interface Places extends Moderated {
  /** A public post with pictures, suspects, comments and what became of it. */
  post: string
  /** The post with the most comments. */
  talkedPost: string
  /** A post of the person who is logged in. */
  ownPost: string
  /** Public posts of theirs, with their name and without it. */
  namedPost: string
  hiddenPost: string
  /** A post that waits for an admin. */
  waitingPost: string
  suspect: string
  blog: string
  /** A public post of theirs of which they are asked what became of it. */
  askedPost: string
  /** The code of another. */
  askedCode: string
}

export interface Screen {
  name: string
  as: Viewer
  path: string | ((places: Places) => string)
  /** Brings the page into the state that the picture shows, in whichever language it speaks. */
  prepare?(page: Page, words: Words, places: Places): Promise<void>
}
