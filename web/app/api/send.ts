import { CallError } from './errors.ts'

export interface Outgoing {
  method: string
  url: string
  headers: Record<string, string>
  body?: string | FormData
  signal?: AbortSignal
  /** Told how much of the body has gone out, from 0 to 1. */
  onProgress?: (share: number) => void
}

export interface Answer {
  status: number
  body: unknown
}

/** One HTTP exchange. Only an XMLHttpRequest tells how far an upload has come, so uploads go by one. */
export const send = (outgoing: Outgoing): Promise<Answer> =>
  outgoing.onProgress ? sendByXhr(outgoing) : sendByFetch(outgoing)

async function sendByFetch(outgoing: Outgoing): Promise<Answer> {
  const response = await exchange(outgoing)
  return { status: response.status, body: readJson(await response.text()) }
}

/** A request by fetch; one that does not get through is a CallError, one that was stopped is not. */
export const exchange = ({ url, method, headers, body, signal }: Outgoing): Promise<Response> =>
  fetch(url, { method, headers, body, signal, credentials: 'same-origin' }).catch((error) => {
    throw signal?.aborted ? error : new CallError(0, {})
  })

const sendByXhr = ({ url, method, headers, body, signal, onProgress }: Outgoing): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    xhr.onload = () => resolve({ status: xhr.status, body: readJson(xhr.responseText) })
    xhr.onerror = () => reject(new CallError(0, {}))
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) xhr.abort()
    else xhr.send(body)
  })

/** A proxy on the way may answer with a page instead of JSON; that is an error without words, not a crash. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
