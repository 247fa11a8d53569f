import type { Page } from '@playwright/test'
import type { Messages } from '../messages.ts'
import type { Places } from '../places.ts'
import type { Viewer } from '../viewers.ts'

export interface Screen {
  name: string
  as: Viewer
  path: string | ((places: Places) => string)
  /** Brings the page into the state that the picture shows, in any language. */
  prepare?(page: Page, words: Messages, places: Places): Promise<void>
}
