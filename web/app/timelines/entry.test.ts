import { limits } from '@bichar/contract/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { type EntryText, emptyEntry, problemsOf, sentMessageOf } from './entry.ts'

const entry = (changes: Partial<EntryText> = {}): EntryText => ({
  ...emptyEntry,
  title: 'Two people arrested',
  date: '2026-02-28',
  ...changes,
})

describe('a timeline entry that was sent', () => {
  const sent = (isApproved: boolean, moderate: boolean) =>
    sentMessageOf({ isApproved, can: { delete: true, moderate } })
  // Shows spec 8.84.
  it('is added where its moderator may approve it, and else waits', () => {
    expect([sent(false, true), sent(true, false), sent(false, false)]).toEqual(['added', 'added', 'sent'])
  })
})

describe('a timeline entry that is written', () => {
  // Shows spec 5.32, 5.33.
  it('needs a title and a date, and nothing else', () => {
    expect(problemsOf(emptyEntry)).toEqual({ title: 'title_required', date: 'date_required' })
    expect(problemsOf(entry({ title: ' ' }))).toEqual({ title: 'title_required' })
    expect(problemsOf(entry())).toEqual({})
  })

  it('may be of a day to come, and of none that the server does not take', () => {
    for (const date of ['1900-01-01', '2030-05-01', '2100-12-31'])
      expect(problemsOf(entry({ date }))).toEqual({})
    for (const date of ['0026-02-28', '1899-12-31', '2101-01-01', '12026-02-28']) {
      expect(problemsOf(entry({ date }))).toEqual({ date: 'date_invalid' })
    }
  })

  it('takes a source that is empty or looks like an address', () => {
    expect(problemsOf(entry({ source: ' example.com/news ' }))).toEqual({})
    expect(problemsOf(entry({ source: 'no address' }))).toEqual({ source: 'source_url' })
  })

  it('is refused where a text is longer than the server takes', () => {
    const texts = { title: limits.title, desc: limits.description, location: limits.location }
    const long = Object.fromEntries(
      Object.entries(texts).map(([field, most]) => [field, 'x'.repeat(most + 1)]),
    )
    expect(problemsOf(entry(long))).toEqual({ title: 'too_long', desc: 'too_long', location: 'too_long' })
  })
})
