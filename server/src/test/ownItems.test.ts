import { api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { DeskAction, DeskKind, TakeBackKind } from '@bichar/contract/rules/desk.ts'
import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from './app.ts'
import { deskOf, untilCarriedOut } from './desk.ts'
import { openLockedPhone } from './lockedPhone.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

/** Nobody decides on their own thing while another admin can: every decision on every kind of thing. */

let app: TestApp
let admin: TestPerson
/** A session of the admin from which their anonymous things are hidden. */
let phone: TestPerson
let colleague: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  phone = await openLockedPhone(app, admin)
  colleague = await makePerson(app.deps, { role: 'admin' })
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

/** Makes everybody but these an ordinary user: some helpers need an admin of their own. */
const onlyAdmins = async (...those: TestPerson[]) => {
  const ids = those.map(({ user }) => user.id)
  await app.deps.pool.query(
    `update users set role = case when id = any ($1::uuid[]) then 'admin' else 'user' end`,
    [ids],
  )
}

interface Author {
  by: TestPerson
  isAnonymous: boolean
}

const things = {
  post: async ({ by, isAnonymous }: Author) => makePost(app.deps, by, { isAnonymous, review: 'waiting' }),
  publicPost: async ({ by, isAnonymous }: Author) => makePost(app.deps, by, { isAnonymous }),
  /** On their own anonymous post, an author adds entries without a name. */
  async timeline({ by, isAnonymous }: Author, approved = false) {
    const postId = await makePost(app.deps, by, { isAnonymous })
    return makeTimeline(app.deps, by, postId, { approved })
  },
  async comment({ by, isAnonymous }: Author) {
    return makeComment(app.deps, by, await makePost(app.deps, stranger), { isAnonymous })
  },
  suspect: async ({ by }: Author) => makeSuspect(app.deps, by),
  proposedSuspect: async ({ by }: Author) => makeSuspect(app.deps, by, { proposed: true }),
  /** Returns the suspect. */
  async change({ by }: Author) {
    const id = await makeSuspect(app.deps, await makePerson(app.deps))
    // An admin's change needs no confirmation, unless it was proposed before they became one.
    await app.deps.pool.query("update users set role = 'user' where id = $1", [by.user.id])
    await app.call('PUT /criminals/:id', { params: { id }, form: { location: 'Rupsa' } }, { as: by })
    return id
  },
  person: async ({ by }: Author) => by.user.id,
  async actionedRequest(author: Author): Promise<string> {
    const id = await things.support(author)
    await app.deps.pool.query("update support_requests set status = 'action-taken' where id = $1", [id])
    return id
  },
  async support({ by }: Author) {
    const form = { name: 'Rahima', phone: '01712345678', desc: 'Help' }
    return (await app.call('POST /support', { form }, { as: by })).body.request._id
  },
}

async function flagged(kind: FlagKind, author: Author): Promise<string> {
  const make = {
    ...things,
    post: things.publicPost,
    timeline: (whose: Author) => things.timeline(whose, true),
  }
  const id = await make[kind](author)
  const body = { kind, id, reason: 'hate' } as const
  await app.call('POST /flags', { body }, { as: await makePerson(app.deps) })
  return id
}

/** Something whose flags somebody has dismissed. */
async function dismissed(kind: FlagKind, author: Author): Promise<string> {
  const id = await flagged(kind, author)
  const as = await makePerson(app.deps, { role: 'admin' })
  await app.call('POST /admin/flags/:kind/:id', { params: { kind, id }, body: { action: 'keep' } }, { as })
  return id
}

interface Answer {
  status: number
  code?: string | undefined
}

interface Decision {
  call: Call
  make(author: Author): Promise<string>
  decide(id: string, as: TestPerson): Promise<Answer>
  /** Kinds of things that are never anonymous to moderators, or always. */
  only?: 'named' | 'anonymous'
}

const answered = ({ status, body }: { status: number; body: { code?: string } }): Answer => ({
  status,
  code: body.code,
})

const byCall = {
  'a post is approved': {
    call: 'POST /posts/admin/toggle-approval/:id',
    make: things.post,
    decide: async (id, as) =>
      answered(
        await app.call(
          'POST /posts/admin/toggle-approval/:id',
          { params: { id }, body: { action: 'approve' } },
          { as },
        ),
      ),
  },
  'a post is sent back': {
    call: 'POST /posts/admin/toggle-approval/:id',
    make: things.publicPost,
    decide: async (id, as) =>
      answered(
        await app.call(
          'POST /posts/admin/toggle-approval/:id',
          { params: { id }, body: { action: 'disapprove', reason: 'x' } },
          { as },
        ),
      ),
  },
  'reactions are added': {
    call: 'POST /posts/admin/fakeReact',
    make: things.publicPost,
    decide: async (id, as) =>
      answered(
        await app.call('POST /posts/admin/fakeReact', { body: { postId: id, reactionNo: 3 } }, { as }),
      ),
  },
  'an entry is approved': {
    call: 'PATCH /timelines/:id/toggle',
    make: (author) => things.timeline(author),
    decide: async (id, as) =>
      answered(
        await app.call(
          'PATCH /timelines/:id/toggle',
          { params: { id }, body: { action: 'approve' } },
          { as },
        ),
      ),
  },
  'an entry is taken back': {
    call: 'PATCH /timelines/:id/toggle',
    make: (author) => things.timeline(author, true),
    decide: async (id, as) =>
      answered(await app.call('PATCH /timelines/:id/toggle', { params: { id }, body: {} }, { as })),
  },
  'a request for support is acted upon': {
    call: 'PATCH /support/:id/status',
    only: 'named',
    make: things.support,
    decide: async (id, as) =>
      answered(
        await app.call(
          'PATCH /support/:id/status',
          { params: { id }, body: { status: 'action-taken' } },
          { as },
        ),
      ),
  },
  ...onSuspect('show'),
  ...onSuspect('sendBack'),
  ...onSuspect('remove'),
  ...onChange('confirm'),
  ...onChange('refuse'),
  ...onReported('ignore'),
  ...onReported('delete'),
  ...onFlagged('post', 'keep'),
  ...onFlagged('post', 'remove'),
  ...onFlagged('post', 'takeDown'),
  ...onFlagged('comment', 'keep'),
  ...onFlagged('comment', 'remove'),
  ...onFlagged('timeline', 'keep'),
  ...onFlagged('timeline', 'remove'),
  ...onFlagged('suspect', 'keep', 'anonymous'),
  ...onFlagged('suspect', 'remove', 'anonymous'),
  ...onFlagged('person', 'keep', 'named'),
  ...onTakenBack('post', things.publicPost),
  ...onTakenBack('timeline', (author) => things.timeline(author, true)),
  ...onTakenBack('suspect', things.suspect, 'anonymous'),
  ...onTakenBack('support', things.actionedRequest, 'named'),
  ...onTakenBack('flag', (author) => dismissed('comment', author)),
  ...onTakenBack('flag', (author) => dismissed('suspect', author), 'anonymous'),
  ...onDesk('post', 'approve', things.post),
  ...onDesk('post', 'sendBack', things.post),
  ...onDesk('timeline', 'approve', (author) => things.timeline(author)),
  ...onDesk('timeline', 'reject', (author) => things.timeline(author)),
  ...onDesk('support', 'resolve', things.support, 'named'),
  ...onDesk('suspect', 'show', things.proposedSuspect, 'anonymous'),
  ...onDesk('suspect', 'remove', things.proposedSuspect, 'anonymous'),
  ...onDesk('flag', 'takeDown', (author) => flagged('post', author)),
  ...onDesk('flag', 'keep', (author) => flagged('comment', author)),
  ...onDesk('flag', 'remove', (author) => flagged('suspect', author), 'anonymous'),
} satisfies Record<string, Decision>

function onSuspect(action: 'show' | 'sendBack' | 'remove'): Record<string, Decision> {
  return {
    [`a proposed suspect: ${action}`]: {
      call: 'POST /admin/suspects/:id/decision',
      only: 'anonymous',
      make: things.proposedSuspect,
      decide: async (id, as) =>
        answered(
          await app.call('POST /admin/suspects/:id/decision', { params: { id }, body: { action } }, { as }),
        ),
    },
  }
}

function onChange(action: 'confirm' | 'refuse'): Record<string, Decision> {
  return {
    [`a proposed change of a suspect: ${action}`]: {
      call: 'POST /criminals/:id/revisions/:revisionId/decision',
      only: 'anonymous',
      make: things.change,
      async decide(id, as) {
        const { rows } = await app.deps.pool.query<{ id: string }>(
          "select id from suspect_revisions where suspect_id = $1 and state = 'proposed'",
          [id],
        )
        const params = { id, revisionId: rows[0]?.id ?? '' }
        const input = { params, body: { action } }
        return answered(await app.call('POST /criminals/:id/revisions/:revisionId/decision', input, { as }))
      },
    },
  }
}

function onReported(action: 'ignore' | 'delete'): Record<string, Decision> {
  return {
    [`reports of a post: ${action}`]: {
      call: 'POST /admin/reported-posts/:id',
      make: (author) => flagged('post', author),
      decide: async (id, as) =>
        answered(
          await app.call('POST /admin/reported-posts/:id', { params: { id }, body: { action } }, { as }),
        ),
    },
  }
}

function onFlagged(
  kind: FlagKind,
  action: 'keep' | 'remove' | 'takeDown',
  only?: Decision['only'],
): Record<string, Decision> {
  return {
    [`a flagged ${kind}: ${action}`]: {
      call: 'POST /admin/flags/:kind/:id',
      ...(only && { only }),
      make: (author) => flagged(kind, author),
      decide: async (id, as) =>
        answered(
          await app.call(
            'POST /admin/flags/:kind/:id',
            { params: { kind, id }, body: { action, reason: 'x' } },
            { as },
          ),
        ),
    },
  }
}

function onTakenBack(
  kind: TakeBackKind,
  make: Decision['make'],
  only?: Decision['only'],
): Record<string, Decision> {
  return {
    [`a decision is taken back, ${kind}${only === 'anonymous' ? ' of a suspect' : ''}`]: {
      call: 'POST /admin/desk/:kind/:id/take-back',
      ...(only && { only }),
      make,
      decide: async (id, as) =>
        answered(await app.call('POST /admin/desk/:kind/:id/take-back', { params: { kind, id } }, { as })),
    },
  }
}

function onDesk(
  kind: DeskKind,
  action: DeskAction,
  make: Decision['make'],
  only?: Decision['only'],
): Record<string, Decision> {
  return {
    [`the desk, ${kind}: ${action}`]: {
      call: 'POST /admin/desk/decisions',
      ...(only && { only }),
      make,
      async decide(id, as) {
        const { version } = (await deskOf(app, as).read(kind, id)).body.item
        const { body } = await deskOf(app, as).decide({ kind, id, version, action, reason: 'x' })
        const [refused] = body.refused
        if (refused) return { status: 403, code: refused.code }
        await untilCarriedOut(app, id)
        return { status: 200 }
      },
    },
  }
}

const audited = async (id: string) => {
  const { rows } = await app.deps.pool.query<{ detail: object; actor_id: string }>(
    'select detail, actor_id from audit_log where subject_id = $1 order by sort_key',
    [id],
  )
  return rows
}

const decisions: [string, Decision][] = Object.entries(byCall)
const named = decisions.filter(([, { only }]) => only !== 'anonymous')
const anonymous = decisions.filter(([, { only }]) => only !== 'named')

/** Decides on a new thing and returns what the audit log says about the decision. */
async function decided(
  { make, decide }: Decision,
  author: Author,
  { admins, as = admin }: { admins: TestPerson[]; as?: TestPerson },
) {
  const id = await make(author)
  await onlyAdmins(...admins)
  const before = await audited(id)
  const { status, code } = await decide(id, as)
  const after = (await audited(id)).slice(before.length)
  return { status, code, log: after.map(({ detail }) => 'isOwn' in detail) }
}

const refused = { status: 403, code: 'own_item', log: [] }
const taken = { status: 200, code: undefined }

describe.each([
  ['with a name', named, false],
  ['anonymous', anonymous, true],
] as const)('on what is %s', (_what, table, isAnonymous) => {
  test.each(table)("%s: not by whoever's it is while another admin can", async (_name, decision) => {
    const answer = await decided(decision, { by: admin, isAnonymous }, { admins: [admin, colleague] })
    expect(answer).toEqual(refused)
  })

  test.each(table)(
    '%s: by the only admin, and the log says so of what has a name',
    async (_name, decision) => {
      const answer = await decided(decision, { by: admin, isAnonymous }, { admins: [admin] })
      expect(answer).toEqual({ ...taken, log: [!isAnonymous] })
    },
  )

  test.each(table)("%s: on what is another's, as ever", async (_name, decision) => {
    const answer = await decided(decision, { by: stranger, isAnonymous }, { admins: [admin, colleague] })
    expect(answer).toEqual({ ...taken, log: [false] })
  })
})

test.each(anonymous)('%s: nothing tells a phone with hidden things whose it is', async (_name, decision) => {
  const own = { by: admin, isAnonymous: true }
  const answer = await decided(decision, own, { admins: [admin, colleague], as: phone })
  expect(answer).toEqual({ ...taken, log: [false] })
})

test('every call that may refuse is here', () => {
  const refusing = (Object.entries(api) as [Call, Endpoint][])
    .filter(([, { errors }]) => errors?.includes('own_item'))
    .map(([call]) => call)
  const tried = new Set(decisions.map(([, { call }]) => call))
  // Its refusals are in a list; claiming is tested below, and describing files, which decides nothing, in its own module.
  tried.delete('POST /admin/desk/decisions')
  const triedElsewhere = ['POST /admin/desk/:kind/:id/claim', 'PUT /admin/desk/:kind/:id/alts']
  expect([...tried, ...triedElsewhere].sort()).toEqual(refusing.sort())
})

describe('another admin', () => {
  const approve = async (id: string) =>
    answered(
      await app.call(
        'POST /posts/admin/toggle-approval/:id',
        { params: { id }, body: { action: 'approve' } },
        { as: admin },
      ),
    )
  const own = () => things.post({ by: admin, isAnonymous: false })

  test('who is suspended cannot decide, and one whose suspension is over can', async () => {
    const id = await own()
    await onlyAdmins(admin, colleague)
    const suspend = (until: string) =>
      app.deps.pool.query(
        `insert into sanctions (id, user_id, kind, reason, until, created_at)
          values ($1, $2, 'suspension', 'x', $3, now())`,
        [newId(), colleague.user.id, until],
      )
    await suspend('2020-01-01')
    expect(await approve(id)).toMatchObject({ code: 'own_item' })
    await suspend('2999-01-01')
    expect(await approve(id)).toMatchObject({ status: 200 })
    await app.deps.pool.query('delete from sanctions where user_id = $1', [colleague.user.id])
  })

  test('who has been made an ordinary user, or a super admin', async () => {
    const id = await own()
    await onlyAdmins(admin)
    const superAdmin = await makePerson(app.deps, { superAdmin: true })
    expect(await approve(id)).toMatchObject({ code: 'own_item' })
    await onlyAdmins(admin)
    expect(superAdmin.user.id).not.toBe(admin.user.id)
    expect(await approve(id)).toMatchObject({ status: 200 })
  })
})
