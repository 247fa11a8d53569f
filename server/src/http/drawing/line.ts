import type { MessagePort } from 'node:worker_threads'
import type { Failure } from './failure.ts'
import type { Drawn, Incoming, Outgoing, PageOrder } from './page.ts'

// What is said between the thread that answers requests and the one that draws pages: each page has a line of its own.

/** What a thread is given when it starts; it has nothing else of this process, not even its environment. */
export interface ThreadData {
  /** The web app as it was built. */
  serverFile: string
}

/** A page to be drawn. The thread itself says only once that it has started. */
export interface Task {
  order: PageOrder
  line: MessagePort
}

/** What the page hears. */
export type ToPage =
  | { number: number; answer: Incoming }
  | { number: number; refused: Failure | undefined }
  | { gone: true }

/** What the page says; the last two end it. */
export type FromPage =
  | { asks: Outgoing; number: number }
  | { logs: Failure | undefined }
  | { drawn: Drawn; microseconds: number }
  | { failed: Failure | undefined; microseconds: number }
