import { type CallOptions, call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { makeProof } from '../api/proofOfWork.ts'
import { aboutFiles, blobsOf } from '../media/picking/mediaItems.ts'
import type { PickedFile } from '../media/picking/pickedFile.ts'
import type { ReportText } from '../reportForm/form/report.ts'

interface GuestReport {
  /** The idempotency key: the same report that is sent again is not filed twice, and has the same code. */
  key: string
  text: ReportText
  files: readonly PickedFile[]
}

/**
 * Sends a report without an account, also if somebody is signed in, and returns its follow-up code. Where no proof of work can be made, as
 * on an old phone, without TLS or where the network hangs, it is sent without one and gets the stricter rate limit.
 */
export async function sendGuestReport(
  { key, text, files }: GuestReport,
  options: CallOptions,
  onProving: (isProving: boolean) => void,
): Promise<string> {
  const { isAnonymous: _always, keepNoLink: _none, ...words } = text
  const send = async () => {
    onProving(true)
    const proof = await untilAborted(
      makeProof('GET /guest-reports/challenge').catch(() => ''),
      options.signal,
    ).finally(() => onProving(false))
    const form = {
      ...words,
      kinds: [...words.kinds],
      source: words.source.trim(),
      medias: blobsOf(files),
      ...aboutFiles(files),
      proof,
    }
    const { followUpCode } = await call('POST /guest-reports', { form }, { ...options, key, asGuest: true })
    return followUpCode
  }
  try {
    return await send()
  } catch (error) {
    // On a slow line the proof may have expired while the files were sent. They need not be sent again.
    if (error instanceof CallError && error.code === 'proof_wrong') return send()
    throw error
  }
}

const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'))
    signal?.addEventListener('abort', stop)
    void work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
