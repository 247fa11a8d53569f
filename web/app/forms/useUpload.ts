import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallOptions } from '../api/call.ts'
import { upload } from '../api/upload.ts'

export interface Upload {
  /** The share that has been sent, from 0 to 1; undefined when nothing is being sent. */
  share: number | undefined
  /** Whether no byte moves; the upload continues by itself as soon as it can. */
  isStalled: boolean
  /**
   * Sends, unless something is being sent already: then, as after a double tap, it resolves to undefined. Stopped, it throws an
   * AbortError.
   */
  run<Result>(send: (options: CallOptions) => Promise<Result>): Promise<Result | undefined>
  stop(): void
}

/** One upload at a time, with its progress and a way to stop it; unmounting stops it too. */
export function useUpload(): Upload {
  const [share, setShare] = useState<number>()
  const [isStalled, setStalled] = useState(false)
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  const run: Upload['run'] = async (send) => {
    if (running.current) return undefined
    const controller = new AbortController()
    running.current = controller
    setShare(0)
    try {
      return await send({
        send: upload,
        signal: controller.signal,
        onProgress: setShare,
        onStall: setStalled,
      })
    } finally {
      running.current = undefined
      setShare(undefined)
      setStalled(false)
    }
  }
  return { share, isStalled, run, stop }
}

export const isUploadStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
