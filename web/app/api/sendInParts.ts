import { sentBeforeType } from '@bichar/contract/rules/uploads.ts'
import { Upload } from 'tus-js-client'
import { backoff } from './backoff.ts'
import { CallError } from './errors.ts'
import { type Answer, exchange, noteExchange, type Outgoing, readJson } from './send.ts'
import { watchMovement } from './watchMovement.ts'

type Form = Outgoing & { body: FormData }

/** A proxy on the way may hand a part on when it is whole only, so that it is what is lost at most. */
const partBytes = 256 * 1024
/** So often in a row nothing gets through before it has failed as without a network. */
const mostFailures = 3
const pauses = { first: 1_000, longest: 8_000 }

/** What has been announced from this page, by what is in the file: sent again from a form or a draft, it is the same. */
const announced = new Map<string, string>()

/** The file is not at the server any more, or was never announced there. */
class Gone extends Error {}

/** Sends these files of a form before it, and then the form, which names them. */
export async function sendInParts(
  form: Form,
  files: readonly File[],
  sendForm: (form: Form) => Promise<Answer>,
  isSecondTry = false,
): Promise<Answer> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  // What else is in the form is counted like the texts that it mostly is.
  const ofFiles = bytes / (bytes + partBytes)
  const named = new Map<File, File>()
  const names: string[] = []
  let done = 0
  for (const file of files) {
    const onProgress = (sent: number) => form.onProgress?.(((done + sent) / bytes) * ofFiles)
    const name = await nameOf(file)
    names.push(name)
    const found = await sendFile(form, file, name, onProgress)
    // Where no file can be announced it goes within the form.
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
  // Used or gone, it is there no more; what was refused for another reason has not to come again.
  if (isGone || answer.status < 300) for (const name of names) announced.delete(name)
  // An earlier try had arrived although its answer had not, and has used them.
  return isGone && !isSecondTry ? sendInParts(form, files, sendForm, true) : answer
}

/** What is in a file: one that is read from the device again is another object. Without TLS it is known by its name and times. */
async function nameOf(file: File): Promise<string> {
  if (!globalThis.crypto.subtle) return `${file.name}/${file.size}/${file.lastModified}`
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the id under which the server has the whole file, or its refusal to take it. */
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
      form.onHang?.(false)
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
      else noteExchange(false)
      failures += 1
      form.onHang?.(true)
      if (failures >= mostFailures) throw new CallError(0, {})
      await pause(backoff(before, pauses), form.signal)
    }
  }
}

async function announce({ headers, signal }: Form, bytes: number): Promise<string | Answer> {
  const given = new AbortController()
  const stop = () => given.abort(signal?.reason)
  signal?.addEventListener('abort', stop)
  const movement = watchMovement(() => given.abort(new CallError(0, {})))
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

/** Sends what the server does not have yet. */
const goOn = ({ signal }: Form, file: File, id: string, { onProgress, onMoved }: Watching): Promise<void> =>
  new Promise((resolve, reject) => {
    let last = 0
    const stop = () => end(signal?.reason)
    const movement = watchMovement(() => end(new CallError(0, {})))
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
        noteExchange(true)
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
