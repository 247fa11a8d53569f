import type { Call, CallInput, CallOutput } from '@bichar/contract/api.ts'
import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'
import { CallError } from '../api/errors.ts'

/** What the server answers to each call. */
export type FakeCalls = { [C in Call]?: (input: CallInput<C>) => CallOutput<C> | Promise<CallOutput<C>> }

let answers: FakeCalls = {}
const unexpected: string[] = []

/** Answers these calls of the app from now on; any other call fails the test. */
export function fakeCalls(calls: FakeCalls): void {
  answers = { ...answers, ...calls }
}

/** In place of an answer: the server refuses the call. */
export function refuse(code: ErrorCode): never {
  const [status, message] = errors[code]
  throw new CallError(status, { success: false, code, message })
}

/** In place of an answer: the network is lost. */
export function loseNetwork(): never {
  throw new TypeError('Failed to fetch')
}

/** In place of an answer: not our server answers, but a proxy without it, or the page of a hotspot. */
export function answerFromElsewhere(status: number, page: string): never {
  throw new Response(page, { status, headers: { 'content-type': 'text/html' } })
}

/** Removes all answers. */
export function forgetCalls(): void {
  answers = {}
  unexpected.length = 0
}

/** The calls for which there was no answer. */
export const takeUnexpectedCalls = (): string[] => unexpected.splice(0)

const realFetch = globalThis.fetch

/** Stands in for the server, behind `fetch`: whatever the app does to send a call and to read its answer is real. */
globalThis.fetch = async (input, init) => {
  const url = new URL(String(input), location.origin)
  if (!url.pathname.startsWith('/api/')) return realFetch(input, init)
  const { signal } = init ?? {}
  signal?.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([answer(init?.method ?? 'GET', url, init?.body), aborted])
}

/** The same for forms with files, whose progress only XMLHttpRequest reports. */
globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  #call = { method: '', url: '' }
  #answer = { status: 0, text: '' }
  override get status() {
    return this.#answer.status
  }
  override get responseText() {
    return this.#answer.text
  }
  override open(method: string, url: string | URL) {
    this.#call = { method, url: String(url) }
  }
  override setRequestHeader(_name: string, _value: string) {}
  override abort() {
    this.dispatchEvent(new ProgressEvent('abort'))
  }
  override send(body?: Document | XMLHttpRequestBodyInit | null) {
    const { method, url } = this.#call
    answer(method, new URL(url, location.origin), body)
      .then(async (response) => {
        this.#answer = { status: response.status, text: await response.text() }
        this.dispatchEvent(new ProgressEvent('load'))
      })
      .catch(() => this.dispatchEvent(new ProgressEvent('error')))
      .finally(() => this.dispatchEvent(new ProgressEvent('loadend')))
  }
}

async function answer(method: string, url: URL, body: unknown): Promise<Response> {
  const path = url.pathname.slice('/api'.length)
  for (const [name, respond] of Object.entries(answers) as [Call, (input: object) => unknown][]) {
    const params = paramsIn(name, method, path)
    if (!params) continue
    const query = Object.fromEntries(url.searchParams)
    try {
      return Response.json(await respond({ params, query, ...sent(body) }))
    } catch (error) {
      if (error instanceof Response) return error
      if (!(error instanceof CallError)) throw error
      return Response.json(
        { success: false, code: error.code, message: error.message },
        { status: error.status },
      )
    }
  }
  unexpected.push(`${method} ${path}`)
  return Response.json({ success: false, code: 'not_found', message: 'Not found' }, { status: 404 })
}

/** The params of a path if it is one of this call. */
function paramsIn(name: Call, method: string, path: string): Record<string, string> | undefined {
  const [wanted, pattern = ''] = name.split(' ')
  if (wanted !== method) return undefined
  const found = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path)
  return found ? { ...found.groups } : undefined
}

function sent(body: unknown): { body?: unknown; form?: Record<string, unknown> } {
  if (body instanceof FormData) return { form: Object.fromEntries(body) }
  return typeof body === 'string' ? { body: JSON.parse(body) } : {}
}
