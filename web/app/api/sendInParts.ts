import { sentBeforeType } from '@bichar/contract/rules/uploads.ts'
import { Upload } from 'tus-js-client'
import { backoff } from './backoff.ts'
import { CallError } from './errors.ts'
import { type Answer, exchange, type Outgoing, readJson, recordExchange } from './send.ts'
import { createStallTimer } from './stallTimer.ts'

type Form = Outgoing & { body: FormData }

/** Size of one part. A proxy may forward a part only once it is complete, so a lost connection costs at most one part. */
const partBytes = 256 * 1024
/** After this many consecutive failures the upload fails like a request without a network. */
const mostFailures = 3
const pauses = { first: 1_000, longest: 8_000 }

/**
 * Ids of the uploads that were announced from this page, by the content of the file: sent again from a form or a draft, it has the same
 * id.
 */
const announced = new Map<string, string>()

/** The upload is no longer at the server, or was never announced there. */
class Gone extends Error {}

/** Uploads these files of a form first, and then the form, which refers to them by id. */
export async function sendInParts(
  form: Form,
  files: readonly File[],
  sendForm: (form: Form) => Promise<Answer>,
  isSecondTry = false,
): Promise<Answer> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  // For the progress, the rest of the form counts as one part, because it is mostly text.
  const ofFiles = bytes / (bytes + partBytes)
  const named = new Map<File, File>()
  const names: string[] = []
  let done = 0
  for (const file of files) {
    const onProgress = (sent: number) => form.onProgress?.(((done + sent) / bytes) * ofFiles)
    const name = await nameOf(file)
    names.push(name)
    const found = await sendFile(form, file, name, onProgress)
    // A file that cannot be announced is sent within the form.
    if (typeof found !== 'string') {
      if (found.status === 401) return found
      return sendForm(form)
    }
    named.set(file, new File([found], file.name, { type: sentBeforeType }))
    done += file.size
  }
  const body = new FormData()
  for (const [field, value] of form.body) {
    if (value instanceof File) body.append(field, named.get(value) ?? value)
    else body.append(field, value)
  }
  const onProgress = (share: number) => form.onProgress?.(ofFiles + share * (1 - ofFiles))
  const answer = await sendForm({ ...form, body, onProgress })
  const isGone = (answer.body as { code?: unknown } | null)?.code === 'upload_gone'
  // Used or gone, the upload no longer exists; after any other refusal the file need not be sent again.
  if (isGone || answer.status < 300) for (const name of names) announced.delete(name)
  // An earlier attempt reached the server, although its answer was lost, and has used the uploads.
  return isGone && !isSecondTry ? sendInParts(form, files, sendForm, true) : answer
}

/**
 * Identifies a file by its content, because a file that is read from the device again is another object. Without TLS there is no
 * `crypto.subtle`: its name, size and time identify it.
 */
async function nameOf(file: File): Promise<string> {
  if (!globalThis.crypto.subtle) return `${file.name}/${file.size}/${file.lastModified}`
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the id of the complete upload, or the server's refusal to take the file. */
async function sendFile(
  form: Form,
  file: File,
  name: string,
  onProgress: (sent: number) => void,
): Promise<string | Answer> {
  for (let failures = 0; ; ) {
    const before = failures
    const onMoved = () => {
      failures = 0
      form.onStall?.(false)
    }
    try {
      const id = announced.get(name) ?? (await announce(form, file.size))
      if (typeof id !== 'string') return id
      announced.set(name, id)
      await goOn(form, file, id, { onProgress, onMoved })
      return id
    } catch (error) {
      if (form.signal?.aborted) throw form.signal.reason ?? error
      if (error instanceof Gone) announced.delete(name)
      else if (!(error instanceof CallError) || error.status !== 0) throw error
      else recordExchange(false)
      failures += 1
      form.onStall?.(true)
      if (failures >= mostFailures) throw new CallError(0, {})
      await pause(backoff(before, pauses), form.signal)
    }
  }
}

async function announce({ headers, signal }: Form, bytes: number): Promise<string | Answer> {
  const given = new AbortController()
  const stop = () => given.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const movement = createStallTimer(() => given.abort(new CallError(0, {})))
  try {
    const { authorization } = headers
    const response = await exchange({
      method: 'POST',
      url: '/api/uploads',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify({ bytes }),
      signal: given.signal,
    })
    const body = readJson(await response.text())
    const { upload } = body as { upload?: string }
    return response.ok && upload ? upload : { status: response.status, body }
  } finally {
    movement.end()
    signal?.removeEventListener('abort', stop)
  }
}

interface Watching {
  onProgress(sent: number): void
  onMoved(): void
}

/** Sends the bytes that the server does not have yet. */
const goOn = ({ signal }: Form, file: File, id: string, { onProgress, onMoved }: Watching): Promise<void> =>
  new Promise((resolve, reject) => {
    let last = 0
    const stop = () => end(signal?.reason)
    const movement = createStallTimer(() => end(new CallError(0, {})))
    const end = (error: unknown) => {
      movement.end()
      signal?.removeEventListener('abort', stop)
      void upload.abort()
      reject(error)
    }
    const upload = new Upload(file, {
      uploadUrl: `/api/uploads/${id}`,
      chunkSize: partBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress(sent) {
        if (sent !== last) movement.note()
        last = sent
        onProgress(sent)
      },
      onChunkComplete() {
        movement.note()
        recordExchange(true)
        onMoved()
      },
      onSuccess() {
        movement.end()
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      onError(error) {
        const status = 'originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0
        end(status === 404 ? new Gone() : new CallError(status === 409 || status >= 500 ? 0 : status, {}))
      },
    })
    signal?.addEventListener('abort', stop)
    upload.start()
  })

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop)
  })
