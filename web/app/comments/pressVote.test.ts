import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { setPersister } from '../outbox/queue.ts'
import { commentKeys } from './cached.ts'
import { type CommentPages, commentsIn } from './list.ts'
import { pressVote } from './pressVote.ts'
import { applyVotes } from './queries.ts'
import type { Direction } from './votes.ts'

vi.mock('../api/call.ts', () => ({ call: vi.fn<() => void>() }))
vi.mock('../api/session.ts', () => ({ storedUser: () => null }))

const none = { upvoteCount: 0, downvoteCount: 0, hasUpvoted: false, hasDownvoted: false }
const up = { ...none, upvoteCount: 1, hasUpvoted: true }
const down = { ...none, downvoteCount: 1, hasDownvoted: true }

let client: QueryClient
let sent: string[]
let answers: ((votes: object | Promise<never>) => void)[]
const onFailure = vi.fn()
const kept = vi.fn(async () => true)

beforeEach(() => {
  client = new QueryClient()
  const comments = [{ _id: 'comment', replies: [], ...none }]
  client.setQueryData<object>(commentKeys.of('post'), { pages: [{ comments }], pageParams: [null] })
  sent = []
  answers = []
  vi.mocked(call).mockImplementation(((name: string, { body }: { body: { wanted: boolean } }) => {
    sent.push(`${name.replace(/.*[/]/, '')} ${body.wanted}`)
    return new Promise((resolve) => answers.push(resolve))
  }) as never)
  setPersister(kept)
})
afterEach(() => {
  setPersister(undefined)
  vi.clearAllMocks()
})

const comment = () => commentsIn(client.getQueryData(commentKeys.of('post')) as CommentPages)[0] as never
const press = (direction: Direction) => pressVote(client, 'post', comment(), direction, onFailure)
const answerNext = async (votes: object | Promise<never>) => {
  answers.shift()?.(votes)
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a vote', () => {
  test('is shown at once, and as the server has it after the answer', async () => {
    const pressed = press('up')
    expect(comment()).toMatchObject(up)
    await answerNext({ ...up, upvoteCount: 9 })
    await pressed
    expect(sent).toEqual(['upvote true'])
    expect(comment()).toMatchObject({ ...up, upvoteCount: 9 })
  })

  test('pressed during the call is sent after it, and nothing older is shown meanwhile', async () => {
    const pressed = press('up')
    await press('down')
    expect(comment()).toMatchObject(down)
    applyVotes(client, 'post', 'comment', { upvoteCount: 1, downvoteCount: 0 })
    await answerNext(up)
    expect(comment()).toMatchObject(down)
    await answerNext(down)
    await pressed
    expect(sent).toEqual(['upvote true', 'downvote true'])
    expect(comment()).toMatchObject(down)
  })

  test('that ends as it was sent is not sent again', async () => {
    const pressed = press('up')
    await press('up')
    expect(comment()).toMatchObject(none)
    await press('up')
    await answerNext(up)
    await pressed
    expect(sent).toEqual(['upvote true'])
    expect(comment()).toMatchObject(up)
  })

  test('taken back during the call is taken back after it', async () => {
    const pressed = press('down')
    await press('down')
    await answerNext(down)
    await answerNext(none)
    await pressed
    expect(sent).toEqual(['downvote true', 'upvote false'])
    expect(comment()).toMatchObject(none)
  })

  test('that is refused shows what the server knows, and says which failed', async () => {
    const pressed = press('up')
    await press('down')
    await answerNext(up)
    const refusal = new CallError(500, {})
    await answerNext(Promise.reject(refusal))
    await pressed
    expect(comment()).toMatchObject(up)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(refusal, 'down')
  })

  test('without a network is kept as it is wanted last', async () => {
    const pressed = press('up')
    await press('down')
    await answerNext(Promise.reject(new CallError(0, {})))
    await pressed
    expect(comment()).toMatchObject(none)
    expect(kept).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'POST /posts/:postId/comments/:commentId/downvote',
        input: { params: { postId: 'post', commentId: 'comment' }, body: { wanted: true } },
      }),
    )
    expect(onFailure).not.toHaveBeenCalled()
  })
})
