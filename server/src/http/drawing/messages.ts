import type { MessagePort } from 'node:worker_threads'
import type { Failure } from './failure.ts'
import type { Drawn, Incoming, Outgoing, PageOrder } from './page.ts'

// The messages between the thread that handles requests and the one that renders pages. Each page has its own message channel.

/** The data that a thread receives when it starts. It gets nothing else of this process, not even its environment. */
export interface ThreadData {
  /** The server bundle of the web app. */
  serverFile: string
}

/** A page to render. The thread itself sends only one message, when it has started. */
export interface Task {
  order: PageOrder
  port: MessagePort
}

/** Messages to the thread about one page. */
export type ToPage =
  | { number: number; answer: Incoming }
  | { number: number; refused: Failure | undefined }
  | { gone: true }

/** Messages from the thread about one page; each of the last two kinds ends it. */
export type FromPage =
  | { asks: Outgoing; number: number }
  | { logs: Failure | undefined }
  | { drawn: Drawn; microseconds: number }
  | { failed: Failure | undefined; microseconds: number }
