import { beforeEach, expect, it, vi } from 'vitest'
import { leaveWanted, noteWanted, type Wanted } from './wanted.ts'
import { grantWanted, takeWanted, wantedNow } from './wantedAfter.ts'

const all = () => true
const wanted: Wanted = { act: 'react', id: 'p', title: 'Bag snatched' }

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
  noteWanted(wanted)
  expect(wantedNow()).toEqual(wanted)
  grantWanted('a')
  leaveWanted()
  expect(takeWanted('a', () => false)).toBeUndefined()
  expect(takeWanted('a', all)).toEqual(wanted)
  expect(takeWanted('a', all)).toBeUndefined()
})

it('is done for nobody who became signed in elsewhere, and for nobody else', () => {
  noteWanted(wanted)
  expect(takeWanted('a', all)).toBeUndefined()
  expect(wantedNow()).toBeUndefined()
  noteWanted(wanted)
  grantWanted('a')
  expect(takeWanted('b', all)).toBeUndefined()
  expect(takeWanted('a', all)).toBeUndefined()
})

it('is forgotten by whoever leaves without logging in, and when something else is tapped', () => {
  noteWanted(wanted)
  leaveWanted()
  expect(wantedNow()).toBeUndefined()
  noteWanted(wanted)
  noteWanted({ act: 'continue' })
  expect(wantedNow()).toEqual({ act: 'continue' })
})

it('is forgotten after twenty minutes, and what is unreadable is nothing', () => {
  vi.useFakeTimers()
  noteWanted(wanted)
  vi.advanceTimersByTime(20 * 60 * 1000 - 1)
  expect(wantedNow()).toEqual(wanted)
  vi.advanceTimersByTime(1)
  expect(wantedNow()).toBeUndefined()
  sessionStorage.setItem('wanted', '{')
  expect(wantedNow()).toBeUndefined()
})
