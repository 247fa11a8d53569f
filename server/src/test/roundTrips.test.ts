import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifyOfComments } from '../notifications/commentNotifications.ts'
import { startTestApp, type TestApp } from './app.ts'
import { untilAllAreTold } from './jobs.ts'
import { makeComment, makePost } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { statementsOf } from './statements.ts'

let app: TestApp
let reader: TestPerson
let author: TestPerson
let postId: string
let unnamedId: string
let commentId: string
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
  reader = await makePerson(app.deps)
  postId = await makePost(app.deps, author)
  unnamedId = await makePost(app.deps, author, { isAnonymous: true })
  commentId = await makeComment(app.deps, author, postId)
  await untilAllAreTold(app.deps)
})
afterAll(() => app.close())

interface Budget {
  method?: 'POST'
  path(): string
  body?: object
  /** The number of round trips to the database, including the one that reads the session. */
  roundTrips: number
}

const comments = () => `/api/posts/${postId}/comments`

const budgets: Record<string, Budget> = {
  'the feed': { path: () => '/api/posts', roundTrips: 2 },
  'the second page of the feed': { path: () => '/api/posts?page=2', roundTrips: 2 },
  'a post': { path: () => `/api/posts/${postId}`, roundTrips: 2 },
  'the comments on a post': { path: comments, roundTrips: 3 },
  // One of them counts the call across all processes, one looks at what is above, and six are the transaction.
  'a comment': { method: 'POST', path: comments, body: { text: 'x' }, roundTrips: 9 },
  // Three more statements of the transaction let its author find it again.
  'an anonymous comment': {
    method: 'POST',
    path: comments,
    body: { text: 'x', isAnonymous: true },
    roundTrips: 11,
  },
  'a reaction': { method: 'POST', path: () => `/api/posts/${postId}/reactions`, roundTrips: 2 },
  // Only the app can tell whether the person who reacts is the author.
  'a reaction to an anonymous post': {
    method: 'POST',
    path: () => `/api/posts/${unnamedId}/reactions`,
    roundTrips: 3,
  },
  // The search is repeated with typos, and then with words that are spelled alike.
  'a search for a word that stands nowhere': { path: () => '/api/search?query=qwxzvkjq', roundTrips: 4 },
  'a vote': {
    method: 'POST',
    path: () => `${comments()}/${commentId}/upvote`,
    roundTrips: 2,
  },
}

async function ask({ method, path, body }: Budget): Promise<void> {
  const headers = { authorization: `Bearer ${reader.token}` }
  const { statusCode } = await app.app.inject({
    method: method ?? 'GET',
    url: path(),
    headers,
    ...(body && { payload: body }),
  })
  expect(statusCode).toBeLessThan(300)
}

test.each(Object.entries(budgets))('%s asks the database no oftener than it must', async (_what, budget) => {
  await ask(budget)
  // The background notification of comments locks their post, which would cause retries during the measurement.
  await untilAllAreTold(app.deps)
  const asked = await statementsOf(() => ask(budget))
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(budget.roundTrips)
})

describe('telling of comments', () => {
  // Closes the app, so that its background loop does not send notifications as well.
  beforeAll(() => app.app.close())
  beforeEach(() => untilAllAreTold(app.deps))

  const told = async (on: string) => {
    const tell = async () => {
      await makeComment(app.deps, reader, on)
      return statementsOf(() => notifyOfComments(app.deps))
    }
    // The first notification has none to replace.
    await tell()
    return tell()
  }

  test('asks little of the database, and no job where no phone is to ring', async () => {
    const asked = await told(postId)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(10)
    expect(asked.filter((text) => text.includes('boss.job'))).toEqual([])
  })

  test('asks for one job more of an anonymous post, whether a phone is to ring or not', async () => {
    const asked = await told(unnamedId)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(11)
    expect(asked.filter((text) => text.includes('boss.job'))).toHaveLength(1)
  })

  test('of ten on a post takes as much as of one', async () => {
    const add = () => makeComment(app.deps, reader, unnamedId)
    const tell = async (comments: number) => {
      await Promise.all(Array.from({ length: comments }, add))
      return (await statementsOf(() => notifyOfComments(app.deps))).length
    }
    // The first notification has none to replace.
    await tell(1)
    expect(await tell(10)).toBe(await tell(1))
  })
})
