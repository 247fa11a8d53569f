import { CallError } from './errors.ts'
import { line, noteExchange, readJson } from './send.ts'

/** Only an XMLHttpRequest tells how far an upload has come. Whoever imports this has what is sent with `onProgress` go by one. */
line.upload = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, url)
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => onProgress?.(event.lengthComputable ? event.loaded / event.total : 0)
    xhr.onload = () => {
      noteExchange(true)
      resolve({ status: xhr.status, body: readJson(xhr.responseText) })
    }
    xhr.onerror = () => {
      noteExchange(false)
      reject(new CallError(0, {}))
    }
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    if (signal?.aborted) xhr.abort()
    else xhr.send(body)
  })
