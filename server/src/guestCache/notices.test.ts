import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Live } from '../live/live.ts'
import { openNotices } from './notices.ts'

test.each([
  ['under way', false, 1],
  ['that its end has cut off', true, 0],
])(
  'the failure of a query %s is logged only if somebody could look into it',
  async (_when, isClosed, times) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const warn = vi.fn()
    const notices = openNotices({
      live: {
        ask: () => promise,
        listen: (_channel: string, { onListening }: { onListening(): void }) => onListening(),
      } as unknown as Live,
      memory: { drop() {}, markStale() {}, clear() {} },
      withPosition: false,
      log: { warn } as unknown as FastifyBaseLogger,
    })
    if (isClosed) notices.close()
    reject(new Error('Connection terminated'))
    await promise.catch(() => undefined)
    await turn()
    expect(warn).toHaveBeenCalledTimes(times)
    notices.close()
  },
)

test('a call during which the line was lost and found again is answered when all processes have heard', async () => {
  let begin = () => {}
  const asked: string[] = []
  const notices = openNotices({
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
    withPosition: false,
    log: {} as FastifyBaseLogger,
  })
  begin()
  const before = notices.dropped()
  await notices.settle(before)
  expect(asked).not.toContainEqual(expect.stringMatching('^heard'))
  begin()
  await notices.settle(before)
  expect(asked).toContainEqual(expect.stringMatching('^heard'))
  notices.close()
})
