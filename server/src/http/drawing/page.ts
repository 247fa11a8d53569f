import type { DataSaver } from '../dataSaver.ts'
import type { Language } from '../language.ts'
import type { Posted } from '../pageForms.ts'

/** What a page is drawn from: nothing but plain data, so that it can go to another thread, and nothing that is secret. */
export interface PageOrder {
  url: string
  method: string
  language: Language
  dataSaver: DataSaver
  appName: string
  appNames: Record<Language, string>
  operator: { name: string; address: string; contact: string }
  origin: string
  quickExitUrl: string
  /** Whether people report without an account here. */
  guestReports: boolean
  /** A form that was sent to this page without a script, with what became of it. */
  posted: Posted | undefined
}

export interface Outgoing {
  method: string
  url: string
}

/** What the API has answered; the text is read as JSON where the page is drawn. */
export interface Incoming {
  status: number
  text: string
}

/** What whoever draws a page may do besides. */
export interface Means {
  /** Asks the API as a guest. */
  send(asked: Outgoing): Promise<Incoming>
  /** Logs what failed while the page was made. */
  onError(error: unknown): void
  /** Aborts when nobody waits for the page any more. */
  signal: AbortSignal
  /** Says how many microseconds of the processor the page took. */
  spend(microseconds: number): unknown
}

export interface Drawn {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer> | undefined
  /** Of the inline scripts that are ours, as a Content-Security-Policy names them. */
  hashes: string[]
}

export interface Drawing {
  draw(order: PageOrder, means: Means): Promise<Drawn>
  close(): Promise<void>
}
