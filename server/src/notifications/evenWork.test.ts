import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makePost, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { recordTransactions } from '../test/statements.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

interface Case {
  postId: string
  /** An entry that waits for approval. */
  timelineId: string
  as: TestPerson
}

/** Anonymous posts: of somebody with an account, of somebody whose account is deleted, and of the admin who acts. */
async function cases(review: 'approved' | 'waiting'): Promise<Record<string, Case>> {
  const made = async (author: TestPerson, as: TestPerson) => {
    const postId = await makePost(app.deps, author, { isAnonymous: true, review })
    return { postId, timelineId: await makeTimeline(app.deps, author, postId, { approved: false }), as }
  }
  const left = await makePerson(app.deps)
  const people = {
    here: await made(await makePerson(app.deps), admin),
    left: await made(left, admin),
    acts: await made(admin, admin),
  }
  await app.call('DELETE /users/profile', { body: { password: everybodysPassword } }, { as: left })
  return people
}

async function jobsAsked(): Promise<string[]> {
  await untilAllAreTold(app.deps)
  const { rows } = await app.deps.pool.query<{ name: string }>(
    `delete from boss.job where name like 'notifications.%' returning name`,
  )
  return rows.map(({ name }) => name).sort()
}

const comment = async ({ postId, as }: Case) =>
  (
    await app.call(
      'POST /posts/:id/comments',
      { params: { id: postId }, body: { text: 'x', confirmsName: true } },
      { as },
    )
  ).body.comment._id

interface Act {
  review: 'approved' | 'waiting'
  act(on: Case): Promise<unknown>
  /** Matches what the transaction of the call writes, to distinguish it from those of the jobs. */
  writes: RegExp
}

const acts: Record<string, Act> = {
  'a comment': { review: 'approved', act: comment, writes: /^insert into "comments"/ },
  'a second comment': {
    review: 'approved',
    async act(on) {
      await comment(on)
      await untilAllAreTold(app.deps)
      await comment(on)
    },
    writes: /^insert into "comments"/,
  },
  'a comment that is deleted': {
    review: 'approved',
    async act(on) {
      const params = { postId: on.postId, commentId: await comment(on) }
      await untilAllAreTold(app.deps)
      await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: on.as })
    },
    writes: /^delete from "comments"/,
  },
  'an approval': {
    review: 'waiting',
    act: ({ postId, as }) =>
      app.call(
        'POST /posts/admin/toggle-approval/:id',
        { params: { id: postId }, body: { action: 'approve' } },
        { as },
      ),
    writes: /^update "posts" set "review_state"/,
  },
  'an approval that is taken back': {
    review: 'waiting',
    async act({ postId: id, as }) {
      const body = { action: 'approve' } as const
      await app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as })
      await untilAllAreTold(app.deps)
      await app.call('POST /admin/desk/:kind/:id/take-back', { params: { kind: 'post', id } }, { as })
    },
    writes: /^update "posts" set "review_state"/,
  },
  'an approved entry': {
    review: 'approved',
    act: ({ timelineId, as }) =>
      app.call('PATCH /timelines/:id/toggle', { params: { id: timelineId }, body: {} }, { as }),
    writes: /^update "timelines"/,
  },
  'a reaction': {
    review: 'approved',
    act: ({ postId, as }) => app.call('POST /posts/:id/reactions', { params: { id: postId } }, { as }),
    writes: /\btoggle_reaction\(/,
  },
  'a report': {
    review: 'approved',
    act: ({ postId, as }) =>
      app.call('POST /posts/:id/report', { params: { id: postId }, body: { reason: 'x' } }, { as }),
    writes: /^insert into "flags"/,
  },
  'a post that is taken down after a report': {
    review: 'approved',
    async act({ postId, as }) {
      const [params, reporter] = [{ id: postId }, await makePerson(app.deps)]
      await app.call('POST /posts/:id/report', { params, body: { reason: 'x' } }, { as: reporter })
      await app.call('POST /admin/reported-posts/:id', { params, body: { action: 'delete' } }, { as })
    },
    writes: /^delete from "posts"/,
  },
}

test.each(Object.entries(acts))(
  'for an anonymous post, %s asks for the same of the database and for the same jobs, whether its author is here, has left or acts',
  async (_name, { review, act, writes }) => {
    const people = await cases(review)
    await jobsAsked()
    const transactions = recordTransactions()
    const done: Record<string, { statements: string[][]; jobs: string[] }> = {}
    // The only admin decides on their own as well.
    await app.deps.pool.query(`update users set role = 'user' where id <> $1`, [admin.user.id])
    for (const [who, on] of Object.entries(people)) {
      // How often admins are called depends on the time that has passed, not on whose post it is.
      await app.deps.pool.query('update waiting_calls set called_at = now(), has_more = true')
      await act(on)
      const jobs = await jobsAsked()
      const statements = transactions().filter((each) => each.some((text) => writes.test(text)))
      done[who] = { statements, jobs }
    }
    expect(done.here?.statements.length).toBeGreaterThan(0)
    expect(done.left).toEqual(done.here)
    expect(done.acts).toEqual(done.here)
  },
)
