import { describe, expect, test } from 'vitest'
import type { Actor } from '../core/actor.ts'
import { made, mediaRow, shownMedia } from '../test/rows.ts'
import { everyone, viewers, who } from '../test/viewers.ts'
import type { TimelineRow } from './store.ts'
import { timelineView } from './view.ts'

const entry = (row: Partial<TimelineRow> = {}): TimelineRow => ({
  id: 'entry',
  post_id: 'post',
  post_title: 'Robbery at the bus stop',
  post_is_anonymous: false,
  user_id: 'owner',
  by_author: false,
  creator_name: 'Rahima Begum',
  title: 'A charge was filed',
  description: 'At the court of Khulna.',
  happened_on: '2026-11-19',
  step: 'court',
  origin: 'police',
  source: 'example.com/court',
  location: 'Khulna',
  is_approved: true,
  evidence: [mediaRow()],
  created_at: made,
  ...row,
})

describe('a timeline entry', () => {
  // Shows spec 3.5.
  test('says everything that is public of it to a guest', () => {
    expect(timelineView(entry(), viewers.guest)).toEqual({
      _id: 'entry',
      postId: 'post',
      title: 'A charge was filed',
      date: '2026-11-19',
      step: 'court',
      origin: 'police',
      desc: 'At the court of Khulna.',
      location: 'Khulna',
      source: 'example.com/court',
      evidence: [shownMedia],
      isApproved: true,
      createdBy: { _id: 'owner', name: 'Rahima Begum', isPrivate: false },
      createdAt: made.toISOString(),
      can: { delete: false, moderate: false },
    })
    expect(timelineView(entry(), viewers.admin).can).toEqual({ delete: true, moderate: true })
  })

  test('names who added it to everybody on a post with a name', () => {
    expect(who((viewer) => timelineView(entry(), viewer).createdBy !== null)).toEqual(everyone)
  })

  test('names the author of an anonymous post to themselves alone', () => {
    const row = entry({ post_is_anonymous: true, by_author: true })
    expect(who((viewer) => timelineView(row, viewer).createdBy !== null)).toEqual(['owner', 'owningAdmin'])
    expect(timelineView(row, viewers.owner).createdBy?.isPrivate).toBe(true)
    expect(JSON.stringify(timelineView(row, viewers.admin))).not.toMatch(/owner|Rahima/)
  })

  test('says that its creator alone sees who added it exactly where everybody else sees nobody', () => {
    const truths = [true, false]
    for (const by_author of truths)
      for (const post_is_anonymous of truths) {
        const row = entry({ by_author, post_is_anonymous })
        const createdBy = (viewer: Actor) => timelineView(row, viewer).createdBy
        const seeing = who((viewer) => createdBy(viewer) !== null)
        const isPrivate = !seeing.some((name) => viewers[name].userId !== 'owner')
        for (const name of seeing)
          expect({ by_author, post_is_anonymous, name, ...createdBy(viewers[name]) }).toMatchObject({
            isPrivate,
          })
        expect(seeing).toContain('owner')
      }
  })

  test('of somebody who has left names nobody', () => {
    const gone = entry({ user_id: null, creator_name: null })
    expect(who((viewer) => timelineView(gone, viewer).createdBy !== null)).toEqual([])
    expect(timelineView(entry({ creator_name: null }), viewers.guest).createdBy).toBeNull()
    expect(timelineView(entry({ user_id: null }), viewers.guest).createdBy).toBeNull()
  })
})
