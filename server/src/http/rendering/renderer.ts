import type { DataSaver } from '../dataSaver.ts'
import type { Language } from '../language.ts'
import type { Posted } from '../pageForms.ts'

/** The input for rendering a page: only plain data, so that it can be sent to another thread, and nothing secret. */
export interface RenderRequest {
  url: string
  method: string
  language: Language
  /** The query by which the address has asked for this language, or ''. */
  languageQuery: string
  dataSaver: DataSaver
  appName: string
  appNames: Record<Language, string>
  operator: { name: string; address: string; contact: string }
  origin: string
  quickExitUrl: string
  /** Whether people can file a report without an account. */
  guestReports: boolean
  /** A form that was submitted to this page without JavaScript, and its result. */
  posted: Posted | undefined
}

export interface ApiRequest {
  method: string
  url: string
}

/** A response of the API; the text is parsed as JSON in the rendering thread. */
export interface ApiResponse {
  status: number
  text: string
}

/** What the renderer of a page may use besides its input. */
export interface RenderContext {
  /** Asks the API as a guest. */
  send(request: ApiRequest): Promise<ApiResponse>
  /** Logs an error that happened while the page was rendered. */
  onError(error: unknown): void
  /** Aborts when the client has disconnected. */
  signal: AbortSignal
  /** Reports the CPU time of the page in microseconds. */
  consume(microseconds: number): unknown
}

export interface RenderedPage {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array<ArrayBuffer> | undefined
  /** Hashes of our own inline scripts, in the form that a Content-Security-Policy expects. */
  hashes: string[]
}

export interface Renderer {
  render(order: RenderRequest, context: RenderContext): Promise<RenderedPage>
  close(): Promise<void>
}
