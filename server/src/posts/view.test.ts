import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../core/actor.ts'
import { changed, made, namedSuspect, postRow, published, shownMedia } from '../test/rows.ts'
import { admins, everyone, viewers, who } from '../test/viewers.ts'
import { postView } from './view.ts'

describe('a post', () => {
  // Shows spec 3.2.
  test('says to a guest all that is public of it', () => {
    expect(postView(postRow(), viewers.guest)).toStrictEqual({
      ...emptyFields,
      _id: 'post',
      title: 'Robbery at the bus stop',
      desc: 'Two men took a bag.',
      source: 'example.com/news',
      location: 'Khulna',
      district: 'Khulna',
      upazila: 'Dacope',
      place: { en: 'Dacope, Khulna', bn: 'দাকোপ, খুলনা' },
      incidentAt: '2026-11-13T19:40',
      kinds: ['Theft'],
      isAnonymous: false,
      medias: [shownMedia],
      criminals: [
        {
          ...{ _id: 'suspect', name: 'Jalal', photo: '/media/jalal.jpg', status: 'wanted' },
          ...{ shown: 'shown', isMinor: false },
        },
      ],
      user: { _id: 'owner', name: 'Rahima Begum', avatar: '/media/rahima.jpg' },
      isAllowed: true,
      review: null,
      hasPendingSuspects: false,
      hasReacted: true,
      reactionCount: 12,
      commentCount: 4,
      caseLine: { steps: [{ step: 'arrested', date: '2026-11-19', origin: 'police' }], updates: 2 },
      createdAt: made.toISOString(),
      updatedAt: changed.toISOString(),
      publishedOn: '2026-11-22',
      can: { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false },
    })
  })

  test('says on which day it was published and never at what time, and nothing while it is not public', () => {
    for (const is_anonymous of [true, false]) {
      const row = postRow({ is_anonymous })
      const views = Object.values(viewers).map((viewer) => postView(row, viewer))
      expect(new Set(views.map(({ publishedOn }) => publishedOn))).toEqual(new Set(['2026-11-22']))
      expect(JSON.stringify(views)).not.toContain('19:30')
      const waiting = postRow({ is_anonymous, is_allowed: false, review_state: 'waiting' })
      for (const published_at of [published, null])
        expect(who((viewer) => postView({ ...waiting, published_at }, viewer).publishedOn !== null)).toEqual(
          [],
        )
    }
  })

  test('shows a suspect without a photo as one without a photo', () => {
    const row = postRow({ suspects: [namedSuspect({ photo_name: null })] })
    expect(postView(row, viewers.guest).criminals).toMatchObject([{ photo: null }])
  })

  test('names those suspects alone whom a viewer may see, and says that there are others', () => {
    const proposed = namedSuspect({ id: 'proposed', visibility: 'proposed', creator_id: 'owner' })
    const row = postRow({ suspects: [namedSuspect(), proposed] })
    const names = (viewer: Actor) => postView(row, viewer).criminals.map(({ _id }) => _id)
    expect(who((viewer) => names(viewer).includes('proposed'))).toEqual([
      'owner',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
    expect(who((viewer) => postView(row, viewer).hasPendingSuspects)).toEqual(['guest', 'other'])
    const hidden = postRow({ suspects: [namedSuspect({ visibility: 'hidden' })] })
    expect(postView(hidden, viewers.guest)).toMatchObject({ criminals: [], hasPendingSuspects: false })
  })

  test('does not identify a suspect under 18', () => {
    const row = postRow({ suspects: [namedSuspect({ is_minor: true })] })
    expect(postView(row, viewers.admin).criminals).toMatchObject([
      { name: 'A person under 18', photo: null, isMinor: true },
    ])
  })

  test('that was sent back says why to its author and admins', () => {
    const row = postRow({ is_allowed: false, review_state: 'returned', review_reason: 'No names, please' })
    const review = { state: 'returned', reason: 'No names, please', version: 3 }
    expect(postView(row, viewers.owner).review).toEqual(review)
    expect(who((viewer) => postView(row, viewer).review !== null)).toEqual([
      'owner',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
  })

  test('tells admins alone how often it was reported', () => {
    expect(postView(postRow(), viewers.admin).reportCount).toBe(2)
    expect(who((viewer) => 'reportCount' in postView(postRow(), viewer))).toEqual(admins)
  })

  test('carries what the viewer may do with it', () => {
    expect(postView(postRow(), viewers.owner).can.changeAnonymity).toBe(true)
    expect(postView(postRow(), viewers.admin).can.moderate).toBe(true)
  })
})

describe('the author of a post', () => {
  test('is named to everybody when the post has a name', () => {
    expect(who((viewer) => postView(postRow(), viewer).user?.name === 'Rahima Begum')).toEqual(everyone)
  })

  test('of an anonymous one is there for themselves alone', () => {
    const row = postRow({ is_anonymous: true })
    expect(who((viewer) => postView(row, viewer).user !== null)).toEqual(['owner', 'owningAdmin'])
    expect(JSON.stringify(postView(row, viewers.admin))).not.toMatch(/owner|Rahima|rahima/)
  })

  test('is nobody when the account is gone', () => {
    const gone = postRow({ user_id: null, author_name: null, author_avatar: null })
    expect(who((viewer) => postView(gone, viewer).user !== null)).toEqual([])
    expect(postView(postRow({ author_name: null }), viewers.guest).user).toBeNull()
    expect(postView(postRow({ user_id: null }), viewers.guest).user).toBeNull()
  })
})
