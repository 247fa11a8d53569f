import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Direction, type Votes, voteAfter, withVote } from './votes.ts'

const none = { upvoteCount: 2, downvoteCount: 1, hasUpvoted: false, hasDownvoted: false }
const up = { upvoteCount: 3, downvoteCount: 1, hasUpvoted: true, hasDownvoted: false }
const down = { upvoteCount: 2, downvoteCount: 2, hasUpvoted: false, hasDownvoted: true }

const votedOn = (votes: Votes, direction: Direction) => withVote(votes, voteAfter(votes, direction))

describe('a vote', () => {
  it('is given, taken back by the same again, and moved by the other', () => {
    expect(votedOn(none, 'up')).toEqual(up)
    expect(votedOn(up, 'up')).toEqual(none)
    expect(votedOn(up, 'down')).toEqual(down)
    expect(votedOn(down, 'up')).toEqual(up)
    expect(votedOn(down, 'down')).toEqual(none)
  })

  it.each([none, up, down])(
    'is as it is wanted, whatever it was, and laid over twice it is the same',
    (before) => {
      expect(withVote(before, 'up')).toEqual(up)
      expect(withVote(before, 'down')).toEqual(down)
      expect(withVote(before, undefined)).toEqual(none)
      for (const wanted of ['up', 'down', undefined] as const) {
        const once = withVote(before, wanted)
        expect(withVote(once, wanted)).toEqual(once)
      }
    },
  )

  it('counts once at most, however often one votes', () => {
    const directions = fc.array(fc.constantFrom('up' as const, 'down' as const))
    fc.assert(
      fc.property(directions, (all) => {
        const voted = all.reduce(votedOn, none)
        expect(voted.upvoteCount).toBe(none.upvoteCount + Number(voted.hasUpvoted))
        expect(voted.downvoteCount).toBe(none.downvoteCount + Number(voted.hasDownvoted))
        expect(voted.hasUpvoted && voted.hasDownvoted).toBe(false)
      }),
    )
  })
})
