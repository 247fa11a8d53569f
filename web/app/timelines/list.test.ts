import type { Timeline } from '@bichar/contract/timelines.ts'
import { describe, expect, it } from 'vitest'
import { makeTimeline } from '../test/make.ts'
import { withEntry, withOwnWaiting, without } from './list.ts'

const entry = (_id: string, date: string, changes: Partial<Timeline> = {}): Timeline =>
  makeTimeline({ _id, date, createdAt: '2026-01-01T00:00:00.000Z', ...changes })
const ids = (list: readonly Timeline[]) => list.map(({ _id }) => _id)

const trial = entry('b', '2026-03-01')
const arrest = entry('a', '2026-02-01')
const own = entry('c', '2026-02-01', { createdAt: '2026-01-02T00:00:00.000Z', isApproved: false })

describe('the timeline of a post', () => {
  it('takes an entry in at its day, of one day the newest first', () => {
    expect(ids(withEntry([trial, arrest], own))).toEqual(['b', 'c', 'a'])
  })

  it('has those of one day and time in the order of the server: by the end of the id, which is random', () => {
    const [one, other] = [
      entry('01a1fdb7-eef9-7aaa-8000-000000000001', '2026-02-01'),
      entry('01a1fdb7-eef8-7bbb-8000-000000000002', '2026-02-01'),
    ]
    for (const list of [withEntry([one], other), withEntry([other], one), withOwnWaiting([one, other])])
      expect(list).toEqual([other, one])
  })

  it('holds an entry once, as it was last', () => {
    const approved = { ...own, isApproved: true }
    expect(withEntry([trial, own, arrest], approved)).toEqual([trial, approved, arrest])
    expect(ids(without([trial, own], 'c'))).toEqual(['b'])
  })

  it("keeps its author's waiting entry when it is read again, until the server lists it", () => {
    expect(ids(withOwnWaiting([trial, arrest], [trial, own, arrest]))).toEqual(['b', 'c', 'a'])
    const approved = { ...own, isApproved: true }
    expect(withOwnWaiting([trial, approved, arrest], [trial, own, arrest])).toEqual([trial, approved, arrest])
    expect(withOwnWaiting([trial])).toEqual([trial])
  })

  it('loses what has left the list of the server', () => {
    expect(ids(withOwnWaiting([trial], [trial, arrest]))).toEqual(['b'])
    const seenByAdmin = entry('d', '2026-02-01', { isApproved: false, can: { delete: true, moderate: true } })
    expect(ids(withOwnWaiting([trial], [trial, seenByAdmin]))).toEqual(['b'])
  })
})
