import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attendPage, beginPage } from './pageChannel.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const limits = { start: 60_000, page: 20_000 }

function attended() {
  const { port1, port2 } = new MessageChannel()
  const onTimeout = vi.fn()
  const context = { send: vi.fn(), signal: new AbortController().signal, onError: vi.fn(), consume: vi.fn() }
  const leavePage = attendPage(port1, context, limits, onTimeout)
  return { port1, port2, leavePage, onTimeout }
}

test('a page that takes too long is told of', async () => {
  const { port1, port2, onTimeout } = attended()
  beginPage(port2)
  await once(port1, 'message')
  vi.advanceTimersByTime(limits.page)
  expect(onTimeout).toHaveBeenCalledOnce()
  port1.close()
})

test('a page of which one hears only after its end that it has begun took no time', async () => {
  const { port1, port2, leavePage, onTimeout } = attended()
  beginPage(port2)
  leavePage()
  await once(port1, 'message')
  vi.advanceTimersByTime(limits.start + limits.page)
  expect(onTimeout).not.toHaveBeenCalled()
  port1.close()
})
