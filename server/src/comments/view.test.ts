import { describe, expect, test } from 'vitest'
import { made } from '../test/rows.ts'
import { everyone, viewers, who } from '../test/viewers.ts'
import type { CommentRow } from './store.ts'
import { commentView } from './view.ts'

const comment = (row: Partial<CommentRow> = {}): CommentRow => ({
  id: 'comment',
  parent_id: null,
  reply_count: 0,
  user_id: 'owner',
  author_name: 'Rahima Begum',
  author_avatar: '/media/rahima.jpg',
  text: 'I saw it too.',
  is_anonymous: false,
  upvote_count: 5,
  downvote_count: 1,
  viewers_vote: null,
  created_at: made,
  state: 'shown',
  sort_key: 'key',
  ...row,
})

describe('a comment', () => {
  // Shows spec 3.3.
  test('with a name says everything to everybody', () => {
    expect(commentView(comment(), viewers.guest)).toEqual({
      _id: 'comment',
      id: 'comment',
      parentId: null,
      text: 'I saw it too.',
      author: 'Rahima Begum',
      authorImg: '/media/rahima.jpg',
      isAnonymous: false,
      isHeld: false,
      createdAt: made.toISOString(),
      upvoteCount: 5,
      downvoteCount: 1,
      hasUpvoted: false,
      hasDownvoted: false,
      user: { _id: 'owner' },
      can: { delete: false },
    })
    expect(who((viewer) => commentView(comment(), viewer).user !== null)).toEqual(everyone)
  })

  test('that waits says so', () => {
    for (const state of ['held', 'hidden'] as const) {
      expect(commentView(comment({ state }), viewers.owner).isHeld).toBe(true)
    }
  })

  // Shows spec 5.56.
  test('that is anonymous names nobody, and is known as theirs to its author alone', () => {
    const row = comment({ is_anonymous: true })
    for (const name of everyone) {
      const { author, authorImg } = commentView(row, viewers[name])
      expect({ author, authorImg }).toEqual({ author: 'Anonymous', authorImg: null })
    }
    expect(who((viewer) => commentView(row, viewer).user !== null)).toEqual(['owner', 'owningAdmin'])
    expect(JSON.stringify(commentView(row, viewers.admin))).not.toMatch(/owner|Rahima|rahima/)
  })

  test('of somebody who has left stays, under no name', () => {
    const gone = { user_id: null, author_name: null, author_avatar: null }
    expect(commentView(comment(gone), viewers.other)).toMatchObject({
      author: 'Former member',
      authorImg: null,
      user: null,
    })
    expect(commentView(comment({ ...gone, is_anonymous: true }), viewers.other).author).toBe('Anonymous')
  })

  test('tells the viewer which way they voted', () => {
    const voted = (viewers_vote: boolean | null) => {
      const { hasUpvoted, hasDownvoted } = commentView(comment({ viewers_vote }), viewers.other)
      return [hasUpvoted, hasDownvoted]
    }
    expect([true, false, null].map(voted)).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  test('carries whether the viewer may delete it', () => {
    expect(commentView(comment(), viewers.owner).can.delete).toBe(true)
    expect(commentView(comment(), viewers.other).can.delete).toBe(false)
  })
})
