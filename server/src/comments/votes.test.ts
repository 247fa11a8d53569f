import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  postId = await makePost(app.deps, author)
})
afterAll(() => app.close())

type Direction = 'up' | 'down'
const vote = (commentId: string, direction: Direction, as?: TestPerson, post = postId, wanted?: boolean) =>
  app.call(
    `POST /posts/:postId/comments/:commentId/${direction}vote`,
    { params: { postId: post, commentId }, body: { wanted } },
    { as },
  )
const shown = async (commentId: string, as?: TestPerson) => {
  const { comments } = (
    await app.call('GET /posts/:id/comments', { params: { id: postId }, query: { limit: 100 } }, { as })
  ).body
  return comments.find(({ _id }) => _id === commentId)
}

/** The counts that are stored with the comment, and those of the rows. */
async function counts(commentId: string) {
  const { rows } = await sql<{ carried: number[]; counted: number[] }>`
    select array[upvote_count, downvote_count] as carried,
      (select array[count(*) filter (where is_up), count(*) filter (where not is_up)]::integer[]
       from comment_votes where comment_id = comments.id) as counted
    from comments where id = ${commentId}`.execute(app.deps.kysely)
  return rows[0]
}
const both = (up: number, down: number) => ({ carried: [up, down], counted: [up, down] })

const answer = (up: number, down: number, mine: Direction | 'none') => ({
  success: true,
  upvoteCount: up,
  downvoteCount: down,
  hasUpvoted: mine === 'up',
  hasDownvoted: mine === 'down',
})

describe('voting on a comment', () => {
  // Shows spec 4.23, 6.8, 7.20.
  test('up, again, down, up, down: one vote at a time', async () => {
    const id = await makeComment(app.deps, author, postId)
    const person = await makePerson(app.deps)
    expect((await vote(id, 'down', author)).body).toEqual(answer(0, 1, 'down'))
    const steps = [
      ['up', answer(1, 1, 'up')],
      ['up', answer(0, 1, 'none')],
      ['down', answer(0, 2, 'down')],
      ['up', answer(1, 1, 'up')],
      ['down', answer(0, 2, 'down')],
      ['down', answer(0, 1, 'none')],
    ] as const
    for (const [direction, expected] of steps) {
      const { status, body } = await vote(id, direction, person)
      expect(status).toBe(200)
      expect(body).toEqual(expected)
    }
    expect(await counts(id)).toEqual(both(0, 1))
  })

  test.each([false, true])(
    'is as it is wanted, however often that is said (anonymous: %s)',
    async (isAnonymous) => {
      const id = await makeComment(app.deps, author, postId, { isAnonymous })
      const person = await makePerson(app.deps)
      const steps = [
        ['up', true, answer(1, 0, 'up')],
        ['up', true, answer(1, 0, 'up')],
        ['down', true, answer(0, 1, 'down')],
        ['up', false, answer(0, 0, 'none')],
        ['down', false, answer(0, 0, 'none')],
      ] as const
      for (const as of [person, author])
        for (const [direction, wanted, expected] of steps)
          expect((await vote(id, direction, as, postId, wanted)).body).toEqual(expected)
    },
  )

  test('on their own anonymous comment names the author to nobody who has the database', async () => {
    const id = await makeComment(app.deps, author, postId, { isAnonymous: true })
    const person = await makePerson(app.deps)
    await vote(id, 'up', person)
    const steps: [Direction, ReturnType<typeof answer>][] = [
      ['down', answer(1, 1, 'down')],
      ['up', answer(2, 0, 'up')],
      ['up', answer(1, 0, 'none')],
      ['down', answer(1, 1, 'down')],
    ]
    for (const [direction, expected] of steps) {
      expect((await vote(id, direction, author)).body).toEqual(expected)
    }
    const rows = await app.deps.kysely
      .selectFrom('comment_votes')
      .select('user_id')
      .where('comment_id', '=', id)
      .execute()
    expect(rows).toEqual([{ user_id: person.user.id }])
  })

  // Shows spec 3.3.
  test('shows each viewer their own vote, and nobody who voted', async () => {
    const id = await makeComment(app.deps, author, postId, { isAnonymous: true })
    const person = await makePerson(app.deps)
    await vote(id, 'up', author)
    await vote(id, 'down', person)
    const { success: _, ...own } = answer(1, 1, 'up')
    expect(await shown(id, author)).toMatchObject(own)
    expect(await shown(id, person)).toMatchObject({ ...own, hasUpvoted: false, hasDownvoted: true })
    const toGuest = await shown(id)
    expect(toGuest).toMatchObject({ ...own, hasUpvoted: false })
    expect(JSON.stringify(toGuest)).not.toContain(person.user.id)
  })

  test('fifty people at once, some up, some down, some twice: the counts are exact', async () => {
    const id = await makeComment(app.deps, author, postId)
    const crowd = await Promise.all(Array.from({ length: 50 }, () => makePerson(app.deps)))
    const answers = await Promise.all(
      crowd.flatMap((person, index) =>
        index < 30
          ? [vote(id, 'up', person)]
          : index < 40
            ? [vote(id, 'down', person)]
            : [vote(id, 'up', person), vote(id, 'up', person)],
      ),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await counts(id)).toEqual(both(30, 10))
  })

  test('one person up and down thirty times at once: at most one vote, counted', async () => {
    const id = await makeComment(app.deps, author, postId)
    const person = await makePerson(app.deps)
    await Promise.all(Array.from({ length: 30 }, (_, index) => vote(id, index % 2 ? 'up' : 'down', person)))
    const { carried, counted } = (await counts(id)) ?? both(0, 0)
    expect(carried).toEqual(counted)
    expect((carried[0] ?? 0) + (carried[1] ?? 0)).toBeLessThanOrEqual(1)
  })

  test('is taken back when the account goes away', async () => {
    const id = await makeComment(app.deps, author, postId)
    const person = await makePerson(app.deps)
    await vote(id, 'up', person)
    await vote(id, 'up', author)
    await app.deps.kysely.deleteFrom('users').where('id', '=', person.user.id).execute()
    expect(await counts(id)).toEqual(both(1, 0))
  })

  test.each(['up', 'down'] as const)('%s is for those who are logged in', async (direction) => {
    const id = await makeComment(app.deps, author, postId)
    expect((await vote(id, direction)).status).toBe(401)
  })

  test('finds no comment of another post, and none on a post that waits', async () => {
    const id = await makeComment(app.deps, author, postId)
    const other = await makePost(app.deps, author)
    expect((await vote(id, 'up', author, other)).body.code).toBe('comment_not_found')
    const onOther = await makeComment(app.deps, author, other)
    const form = { title: 'Changed', desc: 'x' }
    await app.call('PUT /posts/:id', { params: { id: other }, form }, { as: author })
    expect((await vote(onOther, 'up', await makePerson(app.deps), other)).body.code).toBe('post_not_found')
    expect((await vote(onOther, 'up', author, other)).body.code).toBe('post_not_public')
    expect(await counts(onOther)).toEqual(both(0, 0))
  })

  test('sixty times a minute is enough', async () => {
    const id = await makeComment(app.deps, author, postId)
    const person = await makePerson(app.deps)
    for (let times = 0; times < 60; times++) expect((await vote(id, 'up', person)).status).toBe(200)
    const { status, headers } = await vote(id, 'up', person)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await counts(id)).toEqual(both(0, 0))
  })
})
