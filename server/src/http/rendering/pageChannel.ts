import type { MessagePort } from 'node:worker_threads'
import type { ApiRequest, ApiResponse, RenderContext } from './renderer.ts'

// What the thread that handles requests and the one that renders pages say to each other while a page is rendered. Each page has its
// own message channel; what it has become is the result of its task.

type FromPage = 'begun' | { number: number; apiRequest: ApiRequest }
type ToPage = 'aborted' | { number: number; apiResponse?: ApiResponse; error?: unknown }

/** Milliseconds that a page may wait for its thread to start, and that it may then take, not counting its calls to the API. */
export interface TimeLimits {
  start: number
  page: number
}

/** Makes the page's calls to the API, and calls `onTimeout` if the page takes too long. Returns a function that ends this. */
export function attendPage(
  port: MessagePort,
  { send, signal }: RenderContext,
  limits: TimeLimits,
  onTimeout: (error: Error) => void,
): () => void {
  const post = (message: ToPage) => port.postMessage(message)
  let calls = 0
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined
  const limit = (milliseconds: number, why: string) => {
    timer = setTimeout(() => onTimeout(new Error(why)), milliseconds)
  }
  // What the page has become may arrive before what it has said.
  const limitPage = () => {
    if (!hasEnded) limit(limits.page, 'page rendering timed out')
  }
  const abort = () => post('aborted')

  limit(limits.start, 'rendering thread did not start in time')
  signal.addEventListener('abort', abort)
  port.on('message', async (message: FromPage) => {
    clearTimeout(timer)
    if (message === 'begun') return limitPage()
    const { number, apiRequest } = message
    calls += 1
    await send(apiRequest).then(
      (apiResponse) => post({ number, apiResponse }),
      (error) => post({ number, error }),
    )
    calls -= 1
    if (calls === 0) limitPage()
  })
  return () => {
    hasEnded = true
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

/** The other end, in the rendering thread: the page's context. */
export function beginPage(port: MessagePort): Pick<RenderContext, 'send' | 'signal'> {
  const post = (message: FromPage) => port.postMessage(message)
  const controller = new AbortController()
  const calls: PromiseWithResolvers<ApiResponse>[] = []
  port.on('message', (message: ToPage) => {
    if (message === 'aborted') return controller.abort()
    const { number, apiResponse, error } = message
    if (apiResponse) calls[number]?.resolve(apiResponse)
    else calls[number]?.reject(error)
  })
  post('begun')
  return {
    signal: controller.signal,
    send(apiRequest) {
      const call = Promise.withResolvers<ApiResponse>()
      post({ number: calls.push(call) - 1, apiRequest })
      return call.promise
    },
  }
}
