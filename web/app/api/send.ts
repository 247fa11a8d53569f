import { CallError } from './errors.ts'

export interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  /** Told how much of the body has gone out, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Told that no byte has moved for long, and that bytes move again. */
  onHang?: (isHanging: boolean) => void
}

export interface Answer {
  status: number
  body: unknown
}

/** What comes with parts of the app that are fetched later adds itself here. */
export const line: {
  /** Whether the last exchange got an answer, whatever it was. */
  isAnswered: boolean
  /** Called after each exchange. */
  hear?(): void
  /** Sends what takes long, and tells how far it is. */
  upload?(outgoing: Outgoing): Promise<Answer>
} = { isAnswered: true }

export function noteExchange(isAnswered: boolean) {
  line.isAnswered = isAnswered
  line.hear?.()
}

/** One HTTP exchange. */
export async function send(outgoing: Outgoing): Promise<Answer> {
  if (outgoing.onProgress && line.upload) return line.upload(outgoing)
  const response = await exchange(outgoing)
  return { status: response.status, body: readJson(await response.text()) }
}

/** A request by fetch; one that does not get through is a CallError, one that was stopped is not. */
export const exchange = ({ url, method, headers, body, signal }: Outgoing): Promise<Response> =>
  fetch(url, { method, headers, body, signal, credentials: 'same-origin' }).then(
    (response) => {
      noteExchange(true)
      return response
    },
    (error) => {
      // One that was given up for want of an answer is silence, too.
      if (!signal?.aborted || signal.reason instanceof CallError) noteExchange(false)
      throw signal?.aborted ? error : new CallError(0, {})
    },
  )

/** A proxy on the way may answer with a page instead of JSON; that is an error without words, not a crash. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
