import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

/** Writes down what every transaction asks of the database, single statements too, until the test is over. Each look begins anew. */
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

/** Everything that `act` asks of the database, each statement a round trip; what goes on beside it is left out. */
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
    // Awaited inside: a request of `inject` begins when somebody waits for it.
    await own.run(true, async () => void (await act()))
  } finally {
    spy.mockRestore()
  }
  return asked
}

const textOf = ([asked]: readonly unknown[]): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: string }).text)
