import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../api/errors.ts'
import { withLock } from '../api/withLock.ts'
import { openOutbox, type Queue } from './outbox.ts'

let onSeen: () => void
vi.mock('../api/onOnlineOrVisible.ts', () => ({
  onVisible: (listener: () => void) => {
    onSeen = listener
    return () => {}
  },
}))

let isServerThere: boolean
let onServer: () => void
vi.mock('../api/reach.ts', () => ({
  isReached: () => isServerThere,
  onReach: (listener: () => void) => {
    onServer = listener
    return () => {}
  },
}))

/** A queue in memory, whose entries are answered by `answer`, and a record of what happened to them. */
function queueOf(kind: string, ids: string[], answer: (id: string) => unknown = () => 'ok') {
  const waiting = [...ids]
  const events: string[] = []
  let isReady = () => {}
  const leave = (id: string, event: string) => {
    events.push(`${event} ${id}`)
    waiting.splice(waiting.indexOf(id), 1)
  }
  const queue: Queue = {
    pendingIds: async () => [...waiting],
    lockOf: (id) => `${kind}/${id}`,
    onReady(listener) {
      isReady = listener
      return () => void events.push('closed')
    },
    load: async (id) =>
      waiting.includes(id)
        ? {
            send: async () => {
              events.push(`send ${id}`)
              return answer(id)
            },
            onSent: async () => leave(id, 'sent'),
            onRefused: async ({ code }) => leave(id, code),
          }
        : undefined,
  }
  const add = (id: string) => {
    waiting.push(id)
    isReady()
  }
  return { queue, events, waiting, add }
}

const fail = (status: number, code = 'x') => {
  throw new CallError(status, { code })
}

let close: (() => void) | undefined
const open = (...queues: { queue: Queue }[]) => {
  close = openOutbox(
    'rahima',
    queues.map(({ queue }) => queue),
  )
}
const settle = () => vi.advanceTimersByTimeAsync(1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  close?.()
  vi.useRealTimers()
})

test('sends one queue after the other, each in its order', async () => {
  const all: string[] = []
  const note = (id: string) => all.push(id)
  open(queueOf('call', ['c1', 'c2'], note), queueOf('report', ['r1'], note))
  await vi.waitFor(() => expect(all).toEqual(['c1', 'c2', 'r1']))
})

test('what is refused leaves the queue, and does not hold up the next', async () => {
  const calls = queueOf('call', ['c1', 'c2'], (id) => (id === 'c1' ? fail(400, 'validation') : 'ok'))
  open(calls)
  await vi.waitFor(() => expect(calls.events).toEqual(['send c1', 'validation c1', 'send c2', 'sent c2']))
})

test.each([
  ['the server is reached again', () => onServer()],
  ['the app is looked at again', () => onSeen()],
])('without a network the round is over, and comes again when %s', async (_when, come) => {
  let isOnline = false
  const calls = queueOf('call', ['c1', 'c2'], () => isOnline || fail(0))
  open(calls)
  await vi.waitFor(() => expect(calls.events).toEqual(['send c1']))
  isOnline = true
  isServerThere = true
  await settle()
  come()
  await vi.waitFor(() => expect(calls.waiting).toEqual([]))
})

test('what was tried before the network let anything through is sent once the server is reached', async () => {
  let isOffline = true
  const calls = queueOf('call', ['c1'], () => isOffline && fail(0))
  open(calls)
  onSeen()
  await settle()
  expect(calls.waiting).toEqual(['c1'])
  isServerThere = false
  onServer()
  await settle()
  const { length } = calls.events
  isOffline = false
  isServerThere = true
  onServer()
  await settle()
  expect(calls.events.slice(length)).toEqual(['send c1', 'sent c1'])
})

test('what the server fails at waits, while others get through, and is retried after a pause', async () => {
  let isBroken = true
  const calls = queueOf('call', ['c1', 'c2'], (id) => (id === 'c1' && isBroken ? fail(500) : 'ok'))
  open(calls)
  await vi.waitFor(() => expect(calls.events).toEqual(['send c1', 'send c2', 'sent c2']))
  isBroken = false
  await vi.advanceTimersByTimeAsync(4_000)
  expect(calls.waiting).toEqual(['c1'])
  await vi.advanceTimersByTimeAsync(1_500)
  await vi.waitFor(() => expect(calls.waiting).toEqual([]))
})

test('what is queued while the rest is being sent is sent as well', async () => {
  const calls = queueOf('call', ['c1'])
  open(
    calls,
    queueOf('report', ['r1'], () => calls.add('c2')),
  )
  await vi.waitFor(() => expect(calls.events).toEqual(['send c1', 'sent c1', 'send c2', 'sent c2']))
})

test('what somebody holds is not sent, and is tried again later', async () => {
  const calls = queueOf('call', ['held', 'free'])
  const held = Promise.withResolvers<void>()
  const holding = withLock('call/held', () => held.promise)
  open(calls)
  await vi.waitFor(() => expect(calls.events).toEqual(['send free', 'sent free']))
  held.resolve()
  await holding
  await vi.advanceTimersByTimeAsync(5_500)
  await vi.waitFor(() => expect(calls.waiting).toEqual([]))
})

test('once closed, it sends nothing more and listens to nobody', async () => {
  const first = Promise.withResolvers<void>()
  const calls = queueOf('call', ['c1', 'c2'], () => first.promise)
  open(calls)
  await vi.waitFor(() => expect(calls.events).toEqual(['send c1']))
  close?.()
  close = undefined
  first.resolve()
  await settle()
  await settle()
  expect(calls.events).not.toContain('send c2')
  expect(calls.events).toContain('closed')
})
