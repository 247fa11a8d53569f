import { create } from 'zustand'
import { backoff } from './backoff.ts'
import { transport } from './send.ts'
import { withTimeout } from './withTimeout.ts'

const pauses = { first: 2_000, longest: 30_000 }
const timeoutMilliseconds = 8_000

const useServer = create(() => ({ isReached: true }))
let failures = 0
let probing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

function setReached(next: boolean) {
  if (next !== isReached()) useServer.setState({ isReached: next })
}

function onAnswer() {
  clearTimeout(timer)
  failures = 0
  setReached(true)
}

/** Whether the answer is from our server: a captive portal may answer with a page of its own. */
const isOurs = async (response: Response): Promise<boolean> =>
  response.ok && response.headers.get('content-type')?.includes('json') === true

/**
 * Handles a call that got no answer. One call may be lost while others get through, so the server is asked once more, and then again with
 * backoff until it answers. Resolves once it has answered or has been found silent.
 */
function probeServer(): Promise<void> {
  probing ??= probe().finally(() => {
    probing = undefined
  })
  return probing
}

async function probe(): Promise<void> {
  clearTimeout(timer)
  try {
    const answer = await withTimeout(timeoutMilliseconds, (signal) =>
      fetch('/healthz', { cache: 'no-store', signal }),
    )
    if (!(await isOurs(answer))) throw new Error()
    onAnswer()
  } catch {
    setReached(false)
    timer = setTimeout(() => void probeServer(), backoff(failures, pauses))
    failures += 1
  }
}

/** Asks the server now; resolves to whether it is reached. */
export async function checkReachable(): Promise<boolean> {
  await probeServer()
  return isReached()
}

/** Calls the listener when the server is lost and when it is reached again. Returns a function that unsubscribes. */
export const onReach = (listener: () => void): (() => void) => useServer.subscribe(listener)

export const isReached = (): boolean => useServer.getState().isReached

/**
 * Starts to track whether the server is reached; returns a function that stops it. A device knows when it has lost its network, but
 * having one promises nothing, so failed calls count as well.
 */
export function watchNetwork(): () => void {
  const lost = () => {
    setReached(false)
    void probeServer()
  }
  const found = () => void probeServer()
  const onExchange = () => {
    if (!transport.isAnswered) return void probeServer()
    // An answer that was on its way when the device lost its network says nothing of what is reached since.
    if (navigator.onLine) onAnswer()
  }
  transport.onExchange = onExchange
  window.addEventListener('offline', lost)
  window.addEventListener('online', found)
  if (!navigator.onLine) lost()
  else if (!transport.isAnswered) void probeServer()
  return () => {
    transport.onExchange = undefined
    clearTimeout(timer)
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', found)
  }
}

/** Whether the server is reached, as far as is known. */
export const useReached = (): boolean => useServer((server) => server.isReached)
