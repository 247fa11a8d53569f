import { CallError } from './errors.ts'
import { type Answer, type Outgoing, readJson, recordExchange, type Send } from './send.ts'
import { createStallTimer } from './stallTimer.ts'

/** A file up to this size is sent within the form: announcing it would take as long as sending it again. */
const shortBytes = 200 * 1024
/** How long to wait for the answer after the last byte: files are checked and processed before it, and others may be queued first. */
const answerTimeoutMilliseconds = 180_000

/** Uploads large files first and in parts, so that an interrupted upload resumes where it stopped; the form then refers to them. */
export const upload: Send = async (outgoing) => {
  const { body } = outgoing
  if (!(body instanceof FormData)) return sendForm(outgoing)
  const long = [...body.values()].filter((value) => value instanceof File && value.size > shortBytes)
  if (long.length === 0) return sendForm(outgoing)
  const { sendInParts } = await import('./sendInParts.ts')
  return sendInParts({ ...outgoing, body }, long as File[], sendForm)
}

/**
 * Sends the form in one request; only XMLHttpRequest reports upload progress. If no byte moves for too long, it fails like a request
 * without a network.
 */
const sendForm = ({ url, method, headers, body, signal, onProgress, onStall }: Outgoing): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const movement = createStallTimer(() => {
      onStall?.(true)
      recordExchange(false)
      reject(new CallError(0, {}))
      xhr.abort()
    })
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      movement.note()
      onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    }
    xhr.upload.onload = () => movement.note(answerTimeoutMilliseconds)
    xhr.onload = () => {
      recordExchange(true)
      resolve({ status: xhr.status, body: readJson(xhr.responseText) })
    }
    xhr.onerror = () => {
      recordExchange(false)
      reject(new CallError(0, {}))
    }
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    xhr.onloadend = movement.end
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) xhr.abort()
    else xhr.send(body)
  })
