import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Records the statements of every transaction, and single statements, until the end of the test. Each call of the returned function
 * returns what was recorded since the previous one.
 */
export function recordTransactions(): () => string[][] {
  const open = new Map<object, string[]>()
  const done: string[][] = []
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: object,
    ...given: unknown[]
  ) {
    const text = textOf(given)
    if (text === 'begin') open.set(this, [])
    else if (text === 'commit' || text === 'rollback') {
      done.push(open.get(this) ?? [])
      open.delete(this)
    } else if (open.has(this)) open.get(this)?.push(text)
    else done.push([text])
    return Reflect.apply(original, this, given)
  } as never)
  onTestFinished(() => spy.mockRestore())
  return () => done.splice(0)
}

/** The statements that `act` runs, each of which is a round trip; statements of concurrent work are left out. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const own = new AsyncLocalStorage<true>()
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: object,
    ...given: unknown[]
  ) {
    if (own.getStore()) asked.push(textOf(given))
    return Reflect.apply(original, this, given)
  } as never)
  try {
    // Awaited inside the context, because a request of `inject` only starts when its promise is awaited.
    await own.run(true, async () => void (await act()))
  } finally {
    spy.mockRestore()
  }
  return asked
}

/**
 * The statements of one request. It is injected, because a request from a socket runs in the server's own async context, where
 * nothing could be recorded. The query for the session is left out, as it is cached for a second.
 */
export async function statementsOfRequest(
  { app }: Pick<TestApp, 'app'>,
  { token }: { token: string },
  { method = 'GET', path, body }: { method?: 'GET' | 'POST'; path: string; body?: object },
): Promise<string[]> {
  const asked = await statementsOf(async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`)
  })
  const own = asked.filter((text) => !text.includes('find_signed_in'))
  if (own.length === 0) throw new Error(`${path} asked nothing of the database`)
  return own
}

const textOf = ([asked]: readonly unknown[]): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string }).text)
