import { CallError } from './errors.ts'
import { type Answer, line, noteExchange, type Outgoing, readJson } from './send.ts'
import { watchMovement } from './watchMovement.ts'

/** A file that is at most as long goes within the form: to announce it would take as long as to send it again. */
const shortBytes = 200 * 1024
/** Files are checked and drawn before the answer comes, and the server may have others before them. */
const answerMilliseconds = 180_000

/**
 * What takes long: files go first and in parts, so that what hangs goes on where it stopped, and the form names them. Whoever imports
 * this has what is sent with `onProgress` go this way.
 */
line.upload = async (outgoing) => {
  const { body } = outgoing
  if (!(body instanceof FormData)) return sendForm(outgoing)
  const long = [...body.values()].filter((value) => value instanceof File && value.size > shortBytes)
  if (long.length === 0) return sendForm(outgoing)
  const { sendInParts } = await import('./sendInParts.ts')
  return sendInParts({ ...outgoing, body }, long as File[], sendForm)
}

/** One request; only an XMLHttpRequest tells how far it has come. One that moves no byte has failed as without a network. */
const sendForm = ({ url, method, headers, body, signal, onProgress, onHang }: Outgoing): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const movement = watchMovement(() => {
      onHang?.(true)
      noteExchange(false)
      reject(new CallError(0, {}))
      xhr.abort()
    })
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      movement.note()
      onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    }
    xhr.upload.onload = () => movement.note(answerMilliseconds)
    xhr.onload = () => {
      noteExchange(true)
      resolve({ status: xhr.status, body: readJson(xhr.responseText) })
    }
    xhr.onerror = () => {
      noteExchange(false)
      reject(new CallError(0, {}))
    }
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    xhr.onloadend = movement.end
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) xhr.abort()
    else xhr.send(body)
  })
