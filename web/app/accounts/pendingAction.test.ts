import { beforeEach, expect, it, vi } from 'vitest'
import { abandonPendingAction, type PendingAction, storePendingAction } from './pendingAction.ts'
import { assignPendingAction, readPendingAction, takePendingAction } from './pendingActionAfterLogin.ts'

const all = () => true
const action: PendingAction = { act: 'react', id: 'p', title: 'Bag snatched' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.useRealTimers()
})

it('is done once, for the person who logs in on the page that shows it', () => {
  storePendingAction(action)
  expect(readPendingAction()).toEqual(action)
  assignPendingAction('a')
  abandonPendingAction()
  expect(takePendingAction('a', () => false)).toBeUndefined()
  expect(takePendingAction('a', all)).toEqual(action)
  expect(takePendingAction('a', all)).toBeUndefined()
})

it('is done for nobody who became signed in elsewhere, and for nobody else', () => {
  storePendingAction(action)
  expect(takePendingAction('a', all)).toBeUndefined()
  expect(readPendingAction()).toBeUndefined()
  storePendingAction(action)
  assignPendingAction('a')
  expect(takePendingAction('b', all)).toBeUndefined()
  expect(takePendingAction('a', all)).toBeUndefined()
})

it('is forgotten by whoever leaves without logging in, and when something else is tapped', () => {
  storePendingAction(action)
  abandonPendingAction()
  expect(readPendingAction()).toBeUndefined()
  storePendingAction(action)
  storePendingAction({ act: 'continue' })
  expect(readPendingAction()).toEqual({ act: 'continue' })
})

it('is forgotten after twenty minutes, and what is unreadable is nothing', () => {
  vi.useFakeTimers()
  storePendingAction(action)
  vi.advanceTimersByTime(20 * 60 * 1000 - 1)
  expect(readPendingAction()).toEqual(action)
  vi.advanceTimersByTime(1)
  expect(readPendingAction()).toBeUndefined()
  sessionStorage.setItem('wanted', '{')
  expect(readPendingAction()).toBeUndefined()
})
