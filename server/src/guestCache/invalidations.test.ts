import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Live } from '../live/live.ts'
import { openInvalidations } from './invalidations.ts'

test.each([
  ['under way', false, 1],
  ['that its end has cut off', true, 0],
])(
  'the failure of a query %s is logged only if somebody could look into it',
  async (_when, isClosed, times) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const warn = vi.fn()
    const invalidations = openInvalidations({
      live: {
        ask: () => promise,
        listen: (_channel: string, { onListening }: { onListening(): void }) => onListening(),
      } as unknown as Live,
      memory: { drop() {}, markStale() {}, clear() {} },
      log: { warn } as unknown as FastifyBaseLogger,
    })
    if (isClosed) invalidations.close()
    reject(new Error('Connection terminated'))
    await promise.catch(() => undefined)
    await turn()
    expect(warn).toHaveBeenCalledTimes(times)
    invalidations.close()
  },
)

test('a call during which the line was lost and found again is answered when all processes have heard', async () => {
  let begin = () => {}
  const asked: string[] = []
  const invalidations = openInvalidations({
    live: {
      async ask(_text: string, values: unknown[] = []) {
        asked.push(String(values[1]))
        return [{ processes: 0 }]
      },
      listen(_channel: string, ear: { onListening(): void }) {
        begin = ear.onListening
      },
    } as unknown as Live,
    memory: { drop() {}, markStale() {}, clear() {} },
    log: {} as FastifyBaseLogger,
  })
  begin()
  const before = invalidations.dropped()
  await invalidations.waitForAcks(before)
  expect(asked).not.toContainEqual(expect.stringMatching('^ping'))
  begin()
  await invalidations.waitForAcks(before)
  expect(asked).toContainEqual(expect.stringMatching('^ping'))
  invalidations.close()
})
