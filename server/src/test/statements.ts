import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

/** Writes down what every transaction asks of the database, until the test is over. Each look begins anew. */
export function recordTransactions(): () => string[][] {
  const open = new Map<object, string[]>()
  const done: string[][] = []
  const original = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: object,
    ...given: unknown[]
  ) {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text)
    if (text === 'begin') open.set(this, [])
    else if (text === 'commit' || text === 'rollback') {
      done.push(open.get(this) ?? [])
      open.delete(this)
    } else open.get(this)?.push(text)
    return Reflect.apply(original, this, given)
  } as never)
  onTestFinished(() => spy.mockRestore())
  return () => done.splice(0)
}
