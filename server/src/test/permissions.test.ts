import { randomUUID } from 'node:crypto'
import { api, type Call, type CallInput } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../db/ids.ts'
import { askWhatBecame } from '../outcomes/asking.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeBlog, makeComment, makePicture, makePost, makeStory, makeSuspect, makeTimeline } from './make.ts'
import { makePerson, somePhone, type TestPerson } from './people.ts'
import { somePushToken } from './push.ts'

let server: TestApp
let admin: TestPerson
let superAdmin: TestPerson
let judge: TestPerson
beforeAll(async () => {
  server = await startTestApp()
  admin = await makePerson(server.deps, { role: 'admin' })
  superAdmin = await makePerson(server.deps, { superAdmin: true })
  judge = await makePerson(server.deps, { superAdmin: true })
})
afterAll(() => server.close())

const roles = ['guest', 'stranger', 'author', 'admin', 'superAdmin'] as const
type Role = (typeof roles)[number]

interface Situation<C extends Call> {
  when: string
  input(author: TestPerson): CallInput<C> | Promise<CallInput<C>>
  /** The expected status for each role, in the order of `roles`. */
  answers: readonly [guest: number, stranger: number, author: number, admin: number, superAdmin: number]
}

const toAll = (status: number) => [status, status, status, status, status] as const
const signedIn = (status: number) => [401, status, status, status, status] as const
const admins = [401, 403, 403, 200, 200] as const

const always = <Input>(answers: readonly [number, number, number, number, number], input: () => Input) => [
  { when: 'always', input, answers },
]
const nothing = () => ({})
const device = { deviceId: 'dev_somewhere' }
const warning = { kind: 'warning', reason: 'No insults, please' } as const
/** Issued by a super admin who is used for nothing else here. */
const aWarning = async ({ user }: TestPerson): Promise<string> => {
  const answer = await server.call(
    'POST /admin/users/:id/sanctions',
    { params: { id: user.id }, body: warning },
    { as: judge },
  )
  return answer.body.sanction._id
}
const tomorrow = () => todayInBangladesh(new Date(Date.now() + 24 * 60 * 60 * 1000))
const anonymousPause = async (author: TestPerson) => ({
  id: await makePost(server.deps, author, { isAnonymous: true }),
  reason: 'x',
  until: tomorrow(),
})
const aReport = { title: 'A title', desc: 'A description' }

const post = (author: TestPerson, review: 'approved' | 'waiting') =>
  makePost(server.deps, author, { review, isAnonymous: false })
const postParams = (review: 'approved' | 'waiting') => async (author: TestPerson) => ({
  params: { id: await post(author, review) },
})
const anonymousParams = (review: 'approved' | 'waiting') => async (author: TestPerson) => ({
  params: { id: await makePost(server.deps, author, { review, isAnonymous: true }) },
})
/** A code that belongs to no report; calls with a code do not depend on who makes them. */
const code = '1234 5678 9012 3456'
const aQuestion = { text: 'Which colour was the car?' }
const askedParams = async (author: TestPerson) => {
  const asked = await anonymousParams('approved')(author)
  await server.call('POST /posts/:id/questions', { ...asked, body: aQuestion }, { as: admin })
  return asked
}
const followParams = (review: 'approved' | 'waiting') => async (author: TestPerson) => ({
  body: { kind: 'post' as const, of: await post(author, review) },
})
/** A report whose author has been asked about the outcome. */
const askedOutcomeParams = async (author: TestPerson) => {
  const asked = await postParams('approved')(author)
  await askWhatBecame(server.deps, new Date(Date.now() + 15 * 24 * 60 * 60 * 1000))
  return { ...asked, body: { answer: 'filed' as const } }
}
const unaskedByCode = async () => {
  const form = { ...aReport, keepNoLink: true }
  const made = await server.call('POST /posts', { form }, { as: await makePerson(server.deps) })
  return { body: { code: made.body.followUpCode ?? '', answer: 'nothing' as const } }
}
/** A comment on an approved post; the post may be sent back to waiting afterwards. */
const commentParams =
  (whose: 'of the author' | 'of another', review: 'approved' | 'waiting' = 'approved') =>
  async (author: TestPerson) => {
    const postId = await post(author, 'approved')
    const writer = whose === 'of the author' ? author : await makePerson(server.deps)
    const commentId = await makeComment(server.deps, writer, postId)
    if (review === 'waiting') {
      await server.call('PUT /posts/:id', { params: { id: postId }, form: aReport }, { as: author })
    }
    return { params: { postId, commentId } }
  }
const noComment = {
  when: 'there is no such comment',
  input: async (author: TestPerson) => ({
    params: { postId: await post(author, 'approved'), commentId: newId() },
  }),
}
/** Calls for public posts only; while a post waits for moderation, even its author cannot make them. */
const withPublicPost = <Extra extends object>(extra: Extra, done = 200) => [
  {
    when: 'the post is approved',
    input: async (author: TestPerson) => ({ ...(await postParams('approved')(author)), ...extra }),
    answers: signedIn(done),
  },
  {
    when: 'the post waits',
    input: async (author: TestPerson) => ({ ...(await postParams('waiting')(author)), ...extra }),
    answers: [401, 404, 409, 409, 409] as const,
  },
  {
    when: 'there is no such post',
    input: () => ({ params: { id: newId() }, ...extra }),
    answers: signedIn(404),
  },
]
const ofVisiblePost = [
  { when: 'the post is approved', input: postParams('approved'), answers: toAll(200) },
  { when: 'the post waits', input: postParams('waiting'), answers: [404, 404, 200, 200, 200] as const },
  { when: 'there is no such post', input: () => ({ params: { id: newId() } }), answers: toAll(404) },
]
const votes = [
  { when: 'the post is approved', input: commentParams('of the author'), answers: signedIn(200) },
  {
    when: 'the post waits again',
    input: commentParams('of the author', 'waiting'),
    answers: [401, 404, 409, 409, 409] as const,
  },
  { ...noComment, answers: signedIn(404) },
]
const suspectParams = async (author: TestPerson) => ({
  params: { id: await makeSuspect(server.deps, author) },
})
const noSuspect = { when: 'there is no such suspect', input: () => ({ params: { id: newId() } }) }
const aSuspect = { name: 'Karim Uddin', crimeTypes: ['Theft'] as 'Theft'[] }
const proposedSuspectParams = async (author: TestPerson) => ({
  params: { id: await makeSuspect(server.deps, author, { proposed: true }) },
})
/** A revision of a suspect made by another person, confirmed at once if that is an admin. */
const revisionParams = (role: 'admin' | 'user') => async (author: TestPerson) => {
  const { params } = await suspectParams(author)
  const as = await makePerson(server.deps, { role })
  await server.call('PUT /criminals/:id', { params, form: { location: 'Khulna city' } }, { as })
  const list = await server.call('GET /criminals/:id/revisions', { params }, { as: admin })
  return { params: { ...params, revisionId: list.body.revisions[0]?._id ?? '' } }
}
const aTimeline = { title: 'A title', date: '2026-03-01' }
const postIdParams = (review: 'approved' | 'waiting') => async (author: TestPerson) => ({
  params: { postId: await post(author, review) },
})
const noPostId = { when: 'there is no such post', input: () => ({ params: { postId: newId() } }) }
const timelineParams =
  (approved: boolean, whose: 'of the author' | 'of an admin') => async (author: TestPerson) => {
    const postId = await post(author, 'approved')
    const creator = whose === 'of the author' ? author : await makePerson(server.deps, { role: 'admin' })
    return { params: { postId, timelineId: await makeTimeline(server.deps, creator, postId, { approved }) } }
  }
const aMessage = { title: 'A title', description: 'A description' }
/** A notification that a super admin has sent to everybody, or only to the author. */
const notificationParams = (to: 'everybody' | 'the author') => async (author: TestPerson) => {
  const whom = to === 'everybody' ? { targetAudience: 'all' as const } : { userId: author.user.id }
  const body = { ...aMessage, ...whom }
  const sent = await server.call('POST /notifications/custom', { body }, { as: superAdmin })
  return { params: { id: sent.body.notification._id } }
}
const noNotification = { when: 'there is no such notification', input: () => ({ params: { id: newId() } }) }
const noPost = { when: 'there is no such post', input: () => ({ params: { id: newId() } }) }
/** A post that somebody has flagged. */
const reportedParams = (action: 'ignore' | 'delete') => async (author: TestPerson) => {
  const { params } = await postParams('approved')(author)
  await server.call('POST /posts/:id/report', { params, body: { reason: 'x' } }, { as: author })
  return { params, body: { action } }
}
const watchWordParams = async () => {
  const added = await server.call('POST /admin/watch-words', { body: { word: randomUUID() } }, { as: admin })
  return { params: { id: added.body.watchWord._id } }
}
/** A comment with an open flag. */
const flaggedParams = (action: 'keep' | 'remove') => async (author: TestPerson) => {
  const { commentId: id } = (await commentParams('of the author')(author)).params
  const body = { kind: 'comment', id, reason: 'hate' } as const
  await server.call('POST /flags', { body }, { as: author })
  return { params: { kind: 'comment', id } as const, body: { action, reason: 'x' } }
}
const aRequest = { name: 'Rahima', phone: '01712345678', desc: 'I need a lawyer.' }
const actioned = { status: 'action-taken' } as const
const supportParams = async (author: TestPerson) => {
  const { body } = await server.call('POST /support', { form: aRequest }, { as: author })
  return { params: { id: body.request._id }, body: actioned }
}

const blogParams = (published: boolean) => async () => ({
  params: { id: await makeBlog(server.deps, admin, { published }) },
})
const noBlog = { when: 'there is no such blog', input: () => ({ params: { id: newId() } }) }
const storyParams = async (author: TestPerson) => ({
  params: { id: await makeStory(server.deps, admin, { postId: await post(author, 'approved') }) },
})
const noStory = { when: 'there is no such story', input: noBlog.input }
const adminsMiss = [401, 403, 403, 404, 404] as const
const deskParams = async (author: TestPerson) => ({
  params: { kind: 'post' as const, id: await post(author, 'waiting') },
})
const noDeskItem = {
  when: 'it does not wait',
  input: () => ({ params: { kind: 'post' as const, id: newId() } }),
}

/** A call that is missing here is a compile error. */
const situations: { [C in Call]: readonly Situation<C>[] } = {
  'POST /auth/register': always(toAll(200), () => ({
    body: { ...device, name: 'Rahima', phone: somePhone(), password: 'secret-1' },
  })),
  'POST /auth/verify-otp': always(toAll(400), () => ({
    body: { ...device, phone: somePhone(), otp: '123456' },
  })),
  'POST /auth/resend-otp': always(toAll(200), () => ({ body: { ...device, phone: somePhone() } })),
  'POST /auth/login': always(toAll(400), () => ({
    body: { ...device, phone: somePhone(), password: 'secret-1' },
  })),
  'POST /auth/logout': [],
  'GET /auth/me': always(signedIn(200), nothing),
  'POST /auth/forgot-password': always(toAll(200), () => ({ body: { ...device, phone: somePhone() } })),
  'POST /auth/reset-password': always(toAll(400), () => ({
    body: { ...device, phone: somePhone(), otp: '123456', newPassword: 'secret-2' },
  })),
  'PUT /auth/change-password': always(signedIn(400), () => ({
    body: { oldPassword: 'not-it', newPassword: 'secret-2' },
  })),
  'GET /auth/protection': always(signedIn(200), nothing),
  'POST /auth/reset-confirmation': always(signedIn(200), () => ({ body: {} })),
  'POST /auth/reset-objection': always(toAll(400), () => ({
    body: { ...device, phone: somePhone(), password: 'not-it' },
  })),
  'PUT /auth/second-password': always(signedIn(400), () => ({
    body: { current: 'not-it', newPassword: 'secret-2' },
  })),
  'DELETE /auth/second-password': always(signedIn(404), () => ({ body: { secondPassword: 'not-it' } })),
  'POST /auth/second-password/unlock': always(signedIn(404), () => ({ body: { secondPassword: 'not-it' } })),
  'POST /auth/second-password/prolong': always(signedIn(200), nothing),
  'POST /auth/second-password/lock': always(signedIn(200), nothing),
  'POST /auth/second-password/forget': always(signedIn(404), () => ({ body: { password: 'not-it' } })),
  'GET /auth/sessions': always(signedIn(200), nothing),
  'DELETE /auth/sessions/:id': [
    {
      when: "it is the author's session",
      input: async (author) => ({ params: { id: await sessionOf(author) } }),
      answers: [401, 404, 200, 404, 404],
    },
  ],
  'DELETE /auth/sessions': always(signedIn(200), nothing),
  'GET /users/profile': always(signedIn(200), nothing),
  'GET /users/takeout': always(signedIn(200), nothing),
  'PATCH /users/profile': always(signedIn(200), () => ({ form: { address: 'Khulna' } })),
  'DELETE /users/profile': always(signedIn(400), () => ({ body: { password: 'not-it' } })),
  'GET /users/users': always(admins, nothing),
  'GET /users/search': always(admins, () => ({ query: { q: 'Person' } })),

  'GET /sanctions/mine': always(signedIn(200), nothing),
  'POST /sanctions/:id/appeal': [
    {
      when: 'the author was warned',
      input: async (author) => ({ params: { id: await aWarning(author) }, body: { text: 'It was not me.' } }),
      answers: [401, 404, 200, 404, 404],
    },
    {
      when: 'there is no such decision',
      input: () => ({ params: { id: newId() }, body: { text: 'x' } }),
      answers: signedIn(404),
    },
  ],
  'DELETE /auth/account': always(toAll(400), () => ({
    body: { phone: somePhone(), password: 'wrong', ...device },
  })),
  'POST /auth/appeal': always(toAll(400), () => ({
    body: { phone: somePhone(), password: 'wrong', ...device, text: 'x' },
  })),
  'GET /admin/users/:id': [
    { when: 'they are there', input: async ({ user }) => ({ params: { id: user.id } }), answers: admins },
    {
      when: 'there is nobody',
      input: () => ({ params: { id: newId() } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'POST /admin/users/:id/sanctions': [
    {
      when: 'it is about a user',
      input: async ({ user }) => ({ params: { id: user.id }, body: warning }),
      answers: [401, 403, 403, 201, 201],
    },
    {
      when: 'it is about an admin',
      input: async () => ({ params: { id: admin.user.id }, body: warning }),
      answers: [401, 403, 403, 403, 201],
    },
    {
      when: 'it is about a super admin',
      input: async () => ({ params: { id: superAdmin.user.id }, body: warning }),
      answers: [401, 403, 403, 403, 403],
    },
    {
      when: 'there is nobody',
      input: () => ({ params: { id: newId() }, body: warning }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'POST /admin/sanctions/:id/lift': [
    {
      when: 'it is about a user',
      input: async (author) => ({ params: { id: await aWarning(author) } }),
      answers: admins,
    },
    {
      when: 'it is about an admin',
      input: async () => ({ params: { id: await aWarning(admin) } }),
      answers: [401, 403, 403, 403, 200],
    },
  ],
  'POST /admin/author-pauses': [
    {
      when: 'the post is anonymous',
      input: async (author) => ({ body: { thing: 'post', ...(await anonymousPause(author)) } }),
      answers: [401, 403, 403, 201, 201],
    },
    {
      when: 'it has a name',
      input: async (author) => ({
        body: { thing: 'post', id: await post(author, 'approved'), reason: 'x', until: tomorrow() },
      }),
      answers: [401, 403, 403, 409, 409],
    },
  ],
  'GET /admin/author-pauses': always(admins, nothing),
  'GET /admin/appeals': always(admins, nothing),
  'POST /admin/appeals/:id': [
    {
      when: 'somebody else decided',
      input: async (author) => {
        const id = await aWarning(author)
        await server.call(
          'POST /sanctions/:id/appeal',
          { params: { id }, body: { text: 'x' } },
          { as: author },
        )
        return { params: { id }, body: { outcome: 'upheld' } }
      },
      answers: admins,
    },
    {
      when: 'nobody has appealed',
      input: async (author) => ({ params: { id: await aWarning(author) }, body: { outcome: 'lifted' } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],

  'GET /admin/audit': always(admins, nothing),
  'GET /admin/watch-words': always(admins, nothing),
  'POST /admin/watch-words': always([401, 403, 403, 201, 201], () => ({ body: { word: randomUUID() } })),
  'DELETE /admin/watch-words/:id': [
    { when: 'it is on the list', input: watchWordParams, answers: admins },
    {
      when: 'there is no such word',
      input: () => ({ params: { id: newId() } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'GET /admin/figures': always(admins, nothing),
  'GET /admin/summary': always(admins, nothing),

  'GET /admin/desk': always(admins, nothing),
  'POST /admin/desk/next': always(admins, () => ({ body: {} })),
  'GET /admin/desk/:kind/:id': [
    { when: 'the post waits', input: deskParams, answers: admins },
    { ...noDeskItem, answers: adminsMiss },
  ],
  'POST /admin/desk/:kind/:id/claim': [
    { when: 'the post waits', input: deskParams, answers: admins },
    { ...noDeskItem, answers: adminsMiss },
  ],
  'DELETE /admin/desk/:kind/:id/claim': always(admins, noDeskItem.input),
  'POST /admin/desk/:kind/:id/notes': [
    {
      when: 'the post waits',
      input: async (author) => ({ ...(await deskParams(author)), body: { text: 'Who knows the place?' } }),
      answers: [401, 403, 403, 201, 201],
    },
    {
      when: noDeskItem.when,
      input: () => ({ ...noDeskItem.input(), body: { text: 'Who knows the place?' } }),
      answers: adminsMiss,
    },
  ],
  'PUT /admin/desk/:kind/:id/alts': [
    {
      when: 'the post waits',
      input: async (author) => ({
        params: { kind: 'post', id: (await deskParams(author)).params.id },
        body: { version: '1', alts: [] },
      }),
      answers: admins,
    },
    {
      when: noDeskItem.when,
      input: () => ({ params: { kind: 'post', id: newId() }, body: { version: '1', alts: [] } }),
      answers: adminsMiss,
    },
  ],
  'POST /admin/desk/decisions': [
    {
      when: 'the post waits',
      input: async (author) => {
        const { kind, id } = (await deskParams(author)).params
        return { body: { decisions: [{ kind, id, version: '1', action: 'approve' }] } }
      },
      answers: admins,
    },
  ],
  'GET /admin/desk/decided': always(admins, nothing),
  'POST /admin/desk/:kind/:id/take-back': [
    {
      when: 'the post is public',
      input: async (author) => ({ params: { kind: 'post', id: await post(author, 'approved') } }),
      answers: admins,
    },
    {
      when: 'it waits, so that there is no decision',
      input: deskParams,
      answers: [401, 403, 403, 409, 409],
    },
    {
      when: 'there is no such post',
      input: () => ({ params: { kind: 'post', id: newId() } }),
      answers: adminsMiss,
    },
  ],
  'POST /admin/desk/decisions/hold': always(admins, () => ({ body: { ids: [newId()] } })),
  'DELETE /admin/desk/decisions/:id': [
    {
      when: 'it is not theirs, or has taken effect',
      input: () => ({ params: { id: newId() } }),
      answers: [401, 403, 403, 409, 409],
    },
  ],

  'POST /criminals': always([401, 201, 201, 201, 201], () => ({ form: aSuspect })),
  'GET /criminals/search': always(toAll(200), nothing),
  'GET /criminals/:id': [
    { when: 'they are there', input: suspectParams, answers: signedIn(200) },
    { when: 'they wait for a moderator', input: proposedSuspectParams, answers: [401, 404, 200, 200, 200] },
    { ...noSuspect, answers: signedIn(404) },
  ],
  'PUT /criminals/:id': [
    {
      when: 'changing where they are',
      input: async (author) => ({ ...(await suspectParams(author)), form: { location: 'Jessore' } }),
      answers: signedIn(200),
    },
    {
      when: 'changing the name',
      input: async (author) => ({ ...(await suspectParams(author)), form: { name: 'Another' } }),
      answers: [401, 403, 200, 200, 200],
    },
    {
      when: 'taking a crime type away',
      input: async (author) => ({ ...(await suspectParams(author)), form: { crimeTypes: ['Fraud'] } }),
      answers: [401, 403, 200, 200, 200],
    },
    { when: noSuspect.when, input: () => ({ ...noSuspect.input(), form: {} }), answers: signedIn(404) },
  ],
  'DELETE /criminals/:id': [
    { when: 'they are there', input: suspectParams, answers: [401, 403, 200, 200, 200] },
    { ...noSuspect, answers: signedIn(404) },
  ],
  'POST /criminals/:id/crime-types': [
    {
      when: 'they are there',
      input: async (author) => ({ ...(await suspectParams(author)), body: { crimeType: 'Fraud' } }),
      answers: signedIn(200),
    },
    {
      when: noSuspect.when,
      input: () => ({ ...noSuspect.input(), body: { crimeType: 'Fraud' } }),
      answers: signedIn(404),
    },
  ],
  'GET /criminals/:id/revisions': [
    { when: 'they are there', input: suspectParams, answers: admins },
    { ...noSuspect, answers: [401, 403, 403, 404, 404] },
  ],
  'POST /criminals/:id/revisions/:revisionId/decision': [
    {
      when: 'a change was proposed',
      input: async (author) => ({ ...(await revisionParams('user')(author)), body: { action: 'confirm' } }),
      answers: admins,
    },
    {
      when: 'there is no such change',
      input: async (author) => ({
        params: { ...(await suspectParams(author)).params, revisionId: newId() },
        body: { action: 'confirm' },
      }),
      answers: adminsMiss,
    },
  ],
  'GET /admin/suspects/pending': always(admins, nothing),
  'GET /admin/suspects/revisions': always(admins, nothing),
  'POST /admin/suspects/:id/decision': [
    {
      when: 'they wait for a moderator',
      input: async (author) => ({ ...(await proposedSuspectParams(author)), body: { action: 'show' } }),
      answers: admins,
    },
    {
      when: noSuspect.when,
      input: () => ({ ...noSuspect.input(), body: { action: 'show' } }),
      answers: adminsMiss,
    },
  ],
  'POST /criminals/:id/revisions/:revisionId/revert': [
    { when: 'something was changed', input: revisionParams('admin'), answers: admins },
    {
      when: 'there is no such change',
      input: async (author) => ({
        params: { ...(await suspectParams(author)).params, revisionId: newId() },
      }),
      answers: [401, 403, 403, 404, 404],
    },
  ],

  'POST /posts': always([401, 201, 201, 201, 201], () => ({ form: aReport })),
  'GET /posts': [
    { when: 'asking for the feed', input: nothing, answers: toAll(200) },
    {
      when: 'asking for what waits',
      input: () => ({ query: { isAllowed: false } }),
      answers: [403, 403, 403, 200, 200],
    },
  ],
  'GET /posts/:id': [
    { when: 'the post is approved', input: postParams('approved'), answers: toAll(200) },
    { when: 'the post waits', input: postParams('waiting'), answers: [404, 404, 200, 200, 200] },
    { ...noPost, answers: toAll(404) },
  ],
  'GET /posts/user/:id': [
    {
      when: 'the person is the author',
      input: (author) => ({ params: { id: author.user.id } }),
      answers: toAll(200),
    },
    { when: 'there is no such person', input: () => ({ params: { id: newId() } }), answers: toAll(404) },
  ],
  'GET /posts/criminalsPosts/:id': [
    { when: 'the suspect is there', input: suspectParams, answers: toAll(200) },
    { ...noSuspect, answers: toAll(404) },
  ],
  'GET /posts/district/:slug': [
    { when: 'it is a district', input: () => ({ params: { slug: 'khulna' } }), answers: toAll(200) },
    { when: 'it is none', input: () => ({ params: { slug: 'atlantis' } }), answers: toAll(404) },
  ],
  'PUT /posts/:id': [
    {
      when: 'the post is approved',
      input: async (author) => ({ ...(await postParams('approved')(author)), form: aReport }),
      answers: [401, 403, 200, 200, 200],
    },
    {
      when: 'the post waits',
      input: async (author) => ({ ...(await postParams('waiting')(author)), form: aReport }),
      answers: [401, 404, 200, 200, 200],
    },
    {
      when: noPost.when,
      input: () => ({ ...noPost.input(), form: aReport }),
      answers: signedIn(404),
    },
  ],
  'DELETE /posts/:id': [
    { when: 'the post is approved', input: postParams('approved'), answers: [401, 403, 200, 200, 200] },
    { when: 'the post waits', input: postParams('waiting'), answers: [401, 404, 200, 200, 200] },
    { ...noPost, answers: signedIn(404) },
  ],

  'GET /posts/:id/questions': [
    { when: 'the post is approved', input: anonymousParams('approved'), answers: [401, 403, 200, 200, 200] },
    { when: 'the post waits', input: anonymousParams('waiting'), answers: [401, 404, 200, 200, 200] },
    { ...noPost, answers: signedIn(404) },
  ],
  'POST /posts/:id/questions': [
    {
      when: 'the post is anonymous',
      input: async (author) => ({ ...(await anonymousParams('waiting')(author)), body: aQuestion }),
      answers: [401, 403, 403, 200, 200],
    },
    {
      when: 'the post has a name',
      input: async (author) => ({ ...(await postParams('approved')(author)), body: aQuestion }),
      answers: [401, 403, 403, 409, 409],
    },
    {
      when: noPost.when,
      input: () => ({ ...noPost.input(), body: aQuestion }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'POST /posts/:id/answers': [
    {
      when: 'something was asked',
      input: async (author) => ({ ...(await askedParams(author)), body: aQuestion }),
      answers: [401, 403, 200, 403, 403],
    },
    {
      when: 'nothing was asked',
      input: async (author) => ({ ...(await anonymousParams('waiting')(author)), body: aQuestion }),
      answers: [401, 404, 409, 403, 403],
    },
    { when: noPost.when, input: () => ({ ...noPost.input(), body: aQuestion }), answers: signedIn(404) },
  ],
  'GET /follows': always(signedIn(200), nothing),
  'PUT /follows': [
    { when: 'the post is approved', input: followParams('approved'), answers: signedIn(200) },
    // Not even the author may follow a post that nobody else sees.
    { when: 'the post waits', input: followParams('waiting'), answers: signedIn(404) },
    {
      when: 'it is a place',
      input: () => ({ body: { kind: 'district' as const, of: 'Dhaka' } }),
      answers: signedIn(200),
    },
  ],
  'DELETE /follows': [
    { when: 'it is not followed', input: followParams('approved'), answers: signedIn(200) },
  ],
  'PUT /follows/rhythm': always(signedIn(200), () => ({ body: { isDaily: true } })),
  'GET /outcomes': always(signedIn(200), nothing),
  'POST /posts/:id/outcome': [
    { when: 'the author is asked', input: askedOutcomeParams, answers: [401, 409, 201, 409, 409] },
    {
      when: 'the post waits',
      input: async (author) => ({ ...(await postParams('waiting')(author)), body: { answer: 'nothing' } }),
      answers: [401, 404, 409, 409, 409],
    },
    {
      when: noPost.when,
      input: () => ({ ...noPost.input(), body: { answer: 'nothing' } }),
      answers: signedIn(404),
    },
  ],
  // A wrong code would use up one of the network's tries, so this one is right, but its report has not been asked.
  'POST /follow-ups/outcomes': always(toAll(409), unaskedByCode),
  'POST /follow-ups': always(toAll(404), () => ({ body: { code } })),
  'POST /follow-ups/answers': always(toAll(404), () => ({ body: { code, text: 'It was blue.' } })),
  'POST /follow-ups/timelines': always(toAll(404), () => ({ body: { code, ...aTimeline } })),
  'POST /follow-ups/withdraw': always(toAll(404), () => ({ body: { code } })),
  'GET /auth/challenge': always(toAll(200), nothing),
  'GET /guest-reports/challenge': always(toAll(200), nothing),
  'POST /uploads': always(toAll(201), () => ({ body: { bytes: 1 } })),
  'POST /guest-reports': always(toAll(201), () => ({ form: aReport })),
  'POST /posts/:id/reactions': withPublicPost({}),
  'GET /posts/:id/reactions': ofVisiblePost,
  'POST /posts/admin/fakeReact': [
    {
      when: 'the post is approved',
      input: async (author) => ({ body: { postId: await post(author, 'approved') } }),
      answers: admins,
    },
    {
      when: 'the post waits',
      input: async (author) => ({ body: { postId: await post(author, 'waiting') } }),
      answers: [401, 403, 403, 409, 409],
    },
    {
      when: noPost.when,
      input: () => ({ body: { postId: newId() } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'POST /posts/:id/comments': withPublicPost({ body: { text: 'A comment' } }, 201),
  'GET /posts/:id/comments': ofVisiblePost,
  'GET /posts/:postId/comments/:commentId/replies': [
    {
      when: 'it is a comment on a public post',
      input: commentParams('of another'),
      answers: toAll(200),
    },
    { ...noComment, answers: toAll(404) },
  ],
  'DELETE /posts/:postId/comments/:commentId': [
    {
      when: "it is the author's comment",
      input: commentParams('of the author'),
      answers: [401, 403, 200, 200, 200],
    },
    {
      when: "it is another's comment on the author's post",
      input: commentParams('of another'),
      answers: [401, 403, 403, 200, 200],
    },
    {
      when: 'the post waits again',
      input: commentParams('of the author', 'waiting'),
      answers: [401, 404, 200, 200, 200],
    },
    { ...noComment, answers: signedIn(404) },
  ],
  'POST /posts/:postId/comments/:commentId/upvote': votes,
  'POST /posts/:postId/comments/:commentId/downvote': votes,
  'POST /timelines/post/:postId': [
    {
      when: 'the post is approved',
      input: async (author) => ({ ...(await postIdParams('approved')(author)), form: aTimeline }),
      answers: [401, 403, 201, 201, 201],
    },
    {
      when: 'the post waits',
      input: async (author) => ({ ...(await postIdParams('waiting')(author)), form: aTimeline }),
      answers: [401, 404, 201, 201, 201],
    },
    { when: noPostId.when, input: () => ({ ...noPostId.input(), form: aTimeline }), answers: signedIn(404) },
  ],
  'GET /timelines/post/:postId/approved': [
    { when: 'the post is approved', input: postIdParams('approved'), answers: toAll(200) },
    { when: 'the post waits', input: postIdParams('waiting'), answers: [404, 404, 200, 200, 200] },
    { ...noPostId, answers: toAll(404) },
  ],
  'GET /timelines/pending': always(admins, nothing),
  'PATCH /timelines/:id/toggle': [
    {
      when: 'the entry waits',
      input: async (author) => ({
        params: { id: (await timelineParams(false, 'of the author')(author)).params.timelineId },
      }),
      answers: admins,
    },
    {
      when: 'there is no such entry',
      input: () => ({ params: { id: newId() } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
  'DELETE /timelines/post/:postId/:timelineId': [
    {
      when: "it is the author's and public",
      input: timelineParams(true, 'of the author'),
      answers: [401, 403, 200, 200, 200],
    },
    {
      when: "it is the author's and waits",
      input: timelineParams(false, 'of the author'),
      answers: [401, 404, 200, 200, 200],
    },
    {
      when: "it is an admin's and public",
      input: timelineParams(true, 'of an admin'),
      answers: [401, 403, 403, 200, 200],
    },
    {
      when: "it is an admin's and waits",
      input: timelineParams(false, 'of an admin'),
      answers: [401, 404, 404, 200, 200],
    },
    {
      when: 'there is no such entry',
      input: async (author) => ({
        params: { ...(await postIdParams('approved')(author)).params, timelineId: newId() },
      }),
      answers: signedIn(404),
    },
  ],
  'POST /posts/:id/report': withPublicPost({ body: { reason: 'It is not true' } }),
  'POST /flags': [
    {
      when: 'it is a comment that everybody sees',
      input: async (author: TestPerson) => {
        const { commentId: id } = (await commentParams('of another')(author)).params
        return { body: { kind: 'comment', id, reason: 'hate' } }
      },
      answers: signedIn(200),
    },
    {
      when: 'it is a comment on a post that waits',
      input: async (author: TestPerson) => {
        const { commentId: id } = (await commentParams('of the author', 'waiting')(author)).params
        return { body: { kind: 'comment', id, reason: 'hate' } }
      },
      answers: signedIn(404),
    },
    {
      when: 'it is a person',
      input: (author: TestPerson) => ({ body: { kind: 'person', id: author.user.id, reason: 'spam' } }),
      answers: signedIn(200),
    },
  ],
  'GET /admin/flags': always(admins, nothing),
  'POST /admin/flags/:kind/:id': [
    { when: 'somebody has flagged it', input: flaggedParams('keep'), answers: admins },
    { when: 'it is to be removed', input: flaggedParams('remove'), answers: admins },
    {
      when: 'there is no such comment',
      input: () => ({ params: { kind: 'comment', id: newId() }, body: { action: 'keep' } }),
      answers: [401, 403, 403, 409, 409],
    },
  ],
  'GET /admin/reported-posts': always(admins, nothing),
  'POST /admin/reported-posts/:id': [
    { when: 'somebody has reported it', input: reportedParams('ignore'), answers: admins },
    { when: 'it is to be taken away', input: reportedParams('delete'), answers: admins },
    {
      when: 'nobody has',
      input: async (author) => ({ ...(await postParams('approved')(author)), body: { action: 'ignore' } }),
      answers: [401, 403, 403, 409, 409],
    },
    {
      when: noPost.when,
      input: () => ({ ...noPost.input(), body: { action: 'delete' } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],

  'GET /search': [
    { when: 'for words', input: () => ({ query: { query: 'karim' } }), answers: signedIn(200) },
    { when: 'for a category', input: () => ({ query: { category: 'Theft' } }), answers: signedIn(200) },
    { when: 'for a place', input: () => ({ query: { district: 'Khulna' } }), answers: signedIn(200) },
    { when: 'for nothing', input: nothing, answers: signedIn(400) },
  ],
  'GET /search/suggestions': always(signedIn(200), () => ({ query: { query: 'ka' } })),
  'POST /search/similar': always(signedIn(200), () => ({
    body: { text: 'A bag was snatched', place: 'Dhaka' },
  })),
  'GET /stats/crimes': always(toAll(200), nothing),

  'GET /numbers': always(toAll(200), nothing),
  'GET /numbers/reports': always(toAll(404), () => ({ query: { month: '2020-01' } })),

  'GET /notifications': always(signedIn(200), nothing),
  'PUT /notifications/:id/read': [
    { when: 'it is for everybody', input: notificationParams('everybody'), answers: signedIn(200) },
    {
      when: 'it is for the author',
      input: notificationParams('the author'),
      answers: [401, 404, 200, 404, 404],
    },
    { ...noNotification, answers: signedIn(404) },
  ],
  'PUT /notifications/read-all': always(signedIn(200), nothing),
  'POST /notifications/custom': [
    {
      when: 'to everybody',
      input: () => ({ body: { ...aMessage, targetAudience: 'all' } }),
      answers: [401, 403, 403, 403, 201],
    },
    {
      when: 'to somebody who is not there',
      input: () => ({ body: { ...aMessage, userId: newId() } }),
      answers: [401, 403, 403, 403, 404],
    },
  ],
  'GET /notifications/audiences': always([401, 403, 403, 403, 200], nothing),
  'GET /notifications/admin': always(admins, nothing),
  'DELETE /notifications/:id': [
    { when: 'it is there', input: notificationParams('everybody'), answers: [401, 403, 403, 403, 200] },
    { ...noNotification, answers: [401, 403, 403, 403, 404] },
  ],
  'GET /notifications/push-key': always(toAll(200), nothing),
  'POST /notifications/token': always(signedIn(200), () => ({ body: { token: somePushToken() } })),
  'DELETE /notifications/token': always(signedIn(200), () => ({ body: { token: somePushToken() } })),
  'GET /blogs': always(toAll(200), nothing),
  'GET /blogs/admin/all': always(admins, nothing),
  'POST /blogs/create': [
    {
      when: 'with a picture',
      input: async () => ({
        form: { title: 'T', content: 'C', category: ['Crime'], image: [await makePicture()] },
      }),
      answers: [401, 403, 403, 201, 201],
    },
  ],
  'GET /blogs/:id': [
    { when: 'the blog is published', input: blogParams(true), answers: toAll(200) },
    { when: 'the blog is not published', input: blogParams(false), answers: [404, 404, 404, 200, 200] },
    { ...noBlog, answers: toAll(404) },
  ],
  'PUT /blogs/:id': [
    {
      when: 'the blog gets a picture',
      input: async () => ({ ...(await blogParams(true)()), form: { image: [await makePicture()] } }),
      answers: admins,
    },
    { when: noBlog.when, input: () => ({ ...noBlog.input(), form: {} }), answers: adminsMiss },
  ],
  'DELETE /blogs/:id': [
    { when: 'the blog is there', input: blogParams(true), answers: admins },
    { ...noBlog, answers: adminsMiss },
  ],
  'PATCH /blogs/:id/publish': [
    { when: 'the blog is there', input: blogParams(false), answers: admins },
    { ...noBlog, answers: adminsMiss },
  ],
  'GET /ai/blog': always(admins, nothing),
  'POST /ai/blog': [
    {
      when: 'no text service is set up',
      input: () => ({ body: { action: 'generate', title: 'Safe roads' } }),
      answers: [401, 403, 403, 503, 503],
    },
  ],
  'GET /success-stories': always(toAll(200), nothing),
  'POST /success-stories': [
    {
      when: 'the post is there',
      input: async (author) => ({
        body: { title: 'T', description: 'D', postId: await post(author, 'waiting') },
      }),
      answers: [401, 403, 403, 201, 201],
    },
    {
      when: noPost.when,
      input: () => ({ body: { title: 'T', description: 'D', postId: newId() } }),
      answers: adminsMiss,
    },
  ],
  'PUT /success-stories/:id': [
    {
      when: 'the story is there',
      input: async (author) => ({ ...(await storyParams(author)), body: { title: 'Another' } }),
      answers: admins,
    },
    { when: noStory.when, input: () => ({ ...noStory.input(), body: {} }), answers: adminsMiss },
  ],
  'DELETE /success-stories/:id': [
    { when: 'the story is there', input: storyParams, answers: admins },
    { ...noStory, answers: adminsMiss },
  ],
  'PATCH /success-stories/:id/publish': [
    { when: 'the story is there', input: storyParams, answers: admins },
    { ...noStory, answers: adminsMiss },
  ],

  'GET /places/numbers': always(toAll(200), () => ({
    query: { kind: 'Theft' as const, period: 'month' as const },
  })),
  'GET /places/districts': always(toAll(200), () => ({})),
  'GET /places/districts/:slug': [
    { when: 'it is a district', input: () => ({ params: { slug: 'khulna' } }), answers: toAll(200) },
    { when: 'it is none', input: () => ({ params: { slug: 'atlantis' } }), answers: toAll(404) },
  ],
  'POST /places/near': [
    {
      when: 'the place is in Bangladesh',
      input: () => ({ body: { lat: 23.7, lon: 90.4 } }),
      answers: toAll(200),
    },
    { when: 'it is elsewhere', input: () => ({ body: { lat: 0, lon: 0 } }), answers: toAll(404) },
  ],
  'GET /places': always(toAll(200), () => ({ query: { query: 'khul' } })),
  'GET /places/reverse': [
    {
      when: 'the place is in Bangladesh',
      input: () => ({ query: { lat: 23.7, lon: 90.4 } }),
      answers: signedIn(200),
    },
    { when: 'it is elsewhere', input: () => ({ query: { lat: 0, lon: 0 } }), answers: signedIn(404) },
  ],

  'GET /posts/admin/pending': always(admins, nothing),
  'GET /posts/admin/review/:id': [
    { when: 'the post is approved', input: postParams('approved'), answers: admins },
    { when: 'the post waits', input: postParams('waiting'), answers: admins },
    { ...noPost, answers: [401, 403, 403, 404, 404] },
  ],
  'POST /posts/admin/toggle-approval/:id': [
    {
      when: 'the post waits',
      input: async (author) => ({
        ...(await postParams('waiting')(author)),
        body: { action: 'approve' },
      }),
      answers: admins,
    },
    {
      when: noPost.when,
      input: () => ({ ...noPost.input(), body: { action: 'approve' } }),
      answers: [401, 403, 403, 404, 404],
    },
  ],

  'POST /support': always([401, 201, 201, 201, 201], () => ({ form: aRequest })),
  'GET /support/mine': always(signedIn(200), nothing),
  'GET /support/all': always(admins, nothing),
  'PATCH /support/:id/status': [
    { when: 'the request waits', input: supportParams, answers: admins },
    {
      when: 'there is no such request',
      input: () => ({ params: { id: newId() }, body: actioned }),
      answers: [401, 403, 403, 404, 404],
    },
  ],
}

async function sessionOf(person: TestPerson): Promise<string> {
  const { body } = await server.call('GET /auth/sessions', {}, { as: person })
  return body.sessions.find(({ isCurrent }) => isCurrent)?._id ?? ''
}

const calls = Object.keys(api) as Call[]

const cases = calls.flatMap((call) =>
  (situations[call] as readonly Situation<Call>[]).flatMap((situation) => {
    const { when, answers } = situation
    return roles.map((role, index) => ({ call, when, role, status: answers[index] ?? 0, situation }))
  }),
)

/** The author of the things that a call refers to, and its input. */
interface Scene {
  author: TestPerson
  input: never
}

async function makeScene({ input }: Situation<Call>): Promise<Scene> {
  const author = await makePerson(server.deps)
  return { author, input: (await input(author)) as never }
}

const scenes = new Map<Situation<Call>, Promise<Scene>>()

/** One scene for all calls that do not change it, because they are refused or only read. */
function sharedScene(situation: Situation<Call>): Promise<Scene> {
  const scene = scenes.get(situation) ?? makeScene(situation)
  scenes.set(situation, scene)
  return scene
}

describe('who may do what', () => {
  // Shows spec 2.11, 5.18, 5.54, 6.1, 6.7, 6.8, 6.9, 6.10, 6.11, 6.12, 6.14, 6.15, 6.16, 6.17, 6.19.
  test.each(cases)('$call when $when: $role gets $status', async ({ call, situation, role, status }) => {
    const changes = status < 400 && !call.startsWith('GET ')
    const { author, input } = await (changes ? makeScene : sharedScene)(situation)
    const callers: Record<Role, () => TestPerson | undefined | Promise<TestPerson>> = {
      guest: () => undefined,
      stranger: () => makePerson(server.deps),
      author: () => author,
      admin: () => admin,
      superAdmin: () => superAdmin,
    }
    const as = await callers[role]()
    const answer = await server.call(call, input, { as })
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    if ('success' in answer.body) expect(answer.body.success).toBe(status < 400)
  })

  test('every call has its expectations, but for logging out, which anybody may at any time', () => {
    expect(calls.filter((call) => situations[call].length === 0)).toEqual(['POST /auth/logout'])
  })
})

const guarded = calls.filter((call) => (api[call] as Endpoint).access !== 'open')

/** Input that passes validation, so that only the credentials can be refused. */
const inputFor = async (call: Call) => {
  const [situation] = situations[call] as readonly Situation<Call>[]
  return (situation && (await sharedScene(situation)).input) as never
}

describe('credentials', () => {
  // Shows spec 6.22.
  test.each(guarded)('%s refuses a bearer token that is none', async (call) => {
    const input = await inputFor(call)
    for (const token of ['nonsense', `${admin.token}x`, randomUUID()]) {
      const { status, body } = await server.call(call, input, { as: { token } })
      expect([status, body.code]).toEqual([401, 'unauthenticated'])
    }
  })

  test.each(guarded)('%s refuses the token of a session that has ended', async (call) => {
    const person = await makePerson(server.deps, { role: 'admin' })
    await server.call('POST /auth/logout', {}, { as: person })
    const { status } = await server.call(call, await inputFor(call), { as: person })
    expect(status).toBe(401)
  })

  test.each(guarded)('%s refuses a token after a quarter of an hour', async (call) => {
    const input = await inputFor(call)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 16 * 60 * 1000)
      const { status } = await server.call(call, input, { as: admin })
      expect(status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  // Shows spec 6.22.
  test.each(guarded)('%s does not take the session cookie for a bearer token', async (call) => {
    const input = await inputFor(call)
    const cookie = `bichar_session=${admin.cookie}`
    const withCookie = await server.call(call, input, { headers: { cookie } })
    const asGuest = await server.call(call, input)
    expect(withCookie.status).toBe(asGuest.status)
  })
})
