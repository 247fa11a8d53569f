import { type Api, api, type Call, type CallInput } from '@bichar/contract/api.ts'

/** What calls are made about. */
export interface Subjects {
  /** May be the id of no suspect: the answers must be the same as for one that the caller must not know of. */
  suspect: string
  /** Queries by which a suspect of that name would be found. */
  queries: readonly string[]
  /** Public things that have nothing to do with the suspect. */
  post: string
  comment: string
  blog: string
  author: string
  /** A report that names the suspect; not public in every state. */
  report: string
  /** A report of the caller, if they have one. */
  own: string
}

/** The inputs with which a call is made. */
type Inputs<C extends Call> = (about: Subjects) => readonly CallInput<C>[]

type Open<C extends Call> = Api[C]['access'] extends 'admin' | 'superAdmin' ? never : C

/**
 * 'own': answers with nothing but the account, session or texts of whoever calls; 'random': differs each time; 'changes': changes something
 * of whoever calls or of a public thing, and answers with that.
 */
type Left = 'own' | 'random' | 'changes'

const none = {}
const district = 'Khulna'
const upazila = 'Rupsa'
const place = { district, upazila }
const aReport = { title: 'A fence was cut', desc: 'At the field.' }
const aSuspect = { crimeTypes: ['Theft'] as 'Theft'[] }

const byPost = ({ post, report }: Subjects) => [post, report].map((id) => ({ params: { id } }))

/**
 * Every call that is open to guests or members, with inputs that would show a suspect, or try to change one by its id. A call that is
 * missing here is a compile error.
 */
const inputs: { [C in Call as Open<C>]: Inputs<C> | (C extends `GET ${string}` ? 'own' | 'random' : Left) } =
  {
    'GET /criminals/search': ({ queries }) => [
      none,
      { query: { limit: 100, status: 'wanted' } },
      { query: { limit: 100, category: 'Money Laundering' } },
      { query: { limit: 100, district } },
      { query: { limit: 100, ...place } },
      { query: { page: 2, limit: 1 } },
      ...queries.map((query) => ({ query: { query } })),
      ...queries.slice(0, 1).map((search) => ({ query: { search } })),
    ],
    'GET /criminals/:id': ({ suspect }) => [{ params: { id: suspect } }],
    'GET /posts': () => [none, { query: { limit: 50 } }, { query: { page: 2, limit: 1 } }],
    'GET /posts/:id': byPost,
    'GET /posts/user/:id': ({ author }) => [{ params: { id: author } }],
    'GET /posts/criminalsPosts/:id': ({ suspect }) => [{ params: { id: suspect } }],
    'GET /posts/district/:slug': () => [{ params: { slug: 'khulna' } }],
    'GET /posts/:id/reactions': byPost,
    'GET /posts/:id/comments': byPost,
    'GET /posts/:postId/comments/:commentId/replies': ({ post, comment }) => [
      { params: { postId: post, commentId: comment } },
    ],
    'GET /timelines/post/:postId/approved': ({ post, report }) =>
      [post, report].map((postId) => ({ params: { postId } })),
    'GET /posts/:id/questions': byPost,
    'GET /follows': () => [none],
    'GET /search': ({ queries }) => [
      ...queries.map((query) => ({ query: { query } })),
      { query: { category: 'Money Laundering' } },
      { query: place },
      { query: { status: 'wanted', sort: 'newest' } },
    ],
    'GET /search/suggestions': ({ queries }) => queries.map((query) => ({ query: { query } })),
    'POST /search/similar': ({ suspect, queries }) => [
      { body: { suspects: [suspect] } },
      { body: { text: queries.join(' '), ...place, suspects: [suspect] } },
    ],
    'GET /stats/crimes': () => [none],
    'GET /numbers': () => [none],
    'GET /numbers/reports': () => [{ query: { month: new Date().toISOString().slice(0, 7) } }],
    'GET /places': ({ queries }) => queries.slice(0, 1).map((query) => ({ query: { query } })),
    'GET /places/numbers': () => [
      none,
      { query: { kind: 'Money Laundering' } },
      { query: { period: 'month' } },
    ],
    'GET /places/districts': () => [none],
    'GET /places/districts/:slug': () => [{ params: { slug: 'khulna' } }, { params: { slug: 'dhaka' } }],
    'GET /places/reverse': () => [{ query: { lat: '22.8', lon: '89.6' } }],
    'POST /places/near': () => [{ body: { lat: 22.8, lon: 89.6 } }],
    'GET /blogs': () => [none],
    'GET /blogs/:id': ({ blog }) => [{ params: { id: blog } }],
    'GET /success-stories': ({ queries }) => [
      none,
      ...queries.slice(0, 1).map((search) => ({ query: { search } })),
    ],
    'GET /outcomes': () => [none],
    'GET /sanctions/mine': () => [none],
    'GET /support/mine': () => [none],
    'GET /users/profile': () => [none],
    'GET /users/takeout': 'own',
    'GET /notifications/push-key': () => [none],
    'GET /notifications': () => [none],
    'GET /auth/me': 'random',
    'GET /auth/protection': 'own',
    'GET /auth/sessions': 'own',
    'GET /auth/challenge': 'random',
    'GET /guest-reports/challenge': 'random',

    // By the id of a suspect, which the caller may have from elsewhere.
    'PUT /criminals/:id': ({ suspect, queries: [name = ''] }) => [
      { params: { id: suspect }, form: {} },
      { params: { id: suspect }, form: { name } },
      { params: { id: suspect }, form: { status: 'arrested', ...aSuspect } },
      { params: { id: suspect }, form: { version: 7 } },
    ],
    'DELETE /criminals/:id': ({ suspect }) => [
      { params: { id: suspect } },
      { params: { id: suspect }, query: { unlessNamed: true } },
    ],
    'POST /criminals/:id/crime-types': ({ suspect }) => [
      { params: { id: suspect }, body: { crimeType: 'Money Laundering' } },
    ],
    'POST /flags': ({ suspect }) => [{ body: { kind: 'suspect', id: suspect, reason: 'other' } }],
    'PUT /follows': ({ suspect }) => [{ body: { kind: 'suspect', of: suspect } }],
    'DELETE /follows': ({ suspect }) => [{ body: { kind: 'suspect', of: suspect } }],
    'POST /posts': ({ suspect }) => [
      { form: { ...aReport, criminals: [suspect] } },
      { form: { ...aReport, criminals: [suspect], keepNoLink: true } },
    ],
    'PUT /posts/:id': ({ suspect, own }) => [
      { params: { id: own }, form: { ...aReport, criminals: [suspect] } },
    ],

    'POST /criminals': 'changes',
    'POST /uploads': 'changes',
    'DELETE /posts/:id': 'changes',
    'POST /posts/:id/reactions': 'changes',
    'POST /posts/:id/comments': 'changes',
    'DELETE /posts/:postId/comments/:commentId': 'changes',
    'POST /posts/:postId/comments/:commentId/upvote': 'changes',
    'POST /posts/:postId/comments/:commentId/downvote': 'changes',
    'POST /timelines/post/:postId': 'changes',
    'DELETE /timelines/post/:postId/:timelineId': 'changes',
    'POST /posts/:id/report': 'changes',
    'POST /posts/:id/answers': 'changes',
    'PUT /follows/rhythm': 'changes',
    'POST /posts/:id/outcome': 'changes',
    'POST /guest-reports': 'changes',
    'POST /sanctions/:id/appeal': 'changes',
    'PUT /notifications/:id/read': 'changes',
    'PUT /notifications/read-all': 'changes',
    'POST /notifications/token': 'changes',
    'DELETE /notifications/token': 'changes',
    'POST /support': 'changes',
    'PATCH /users/profile': 'changes',
    'POST /follow-ups': 'own',
    'POST /follow-ups/answers': 'changes',
    'POST /follow-ups/timelines': 'changes',
    'POST /follow-ups/outcomes': 'changes',
    'POST /follow-ups/withdraw': 'changes',
    'DELETE /auth/account': 'own',
    'DELETE /users/profile': 'own',
    'POST /auth/appeal': 'own',
    'POST /auth/register': 'own',
    'POST /auth/verify-otp': 'own',
    'POST /auth/resend-otp': 'own',
    'POST /auth/login': 'own',
    'POST /auth/logout': 'own',
    'POST /auth/forgot-password': 'own',
    'POST /auth/reset-password': 'own',
    'PUT /auth/change-password': 'own',
    'POST /auth/reset-confirmation': 'own',
    'POST /auth/reset-objection': 'own',
    'PUT /auth/second-password': 'own',
    'DELETE /auth/second-password': 'own',
    'POST /auth/second-password/unlock': 'own',
    'POST /auth/second-password/prolong': 'own',
    'POST /auth/second-password/lock': 'own',
    'POST /auth/second-password/forget': 'own',
    'DELETE /auth/sessions/:id': 'own',
    'DELETE /auth/sessions': 'own',
  }

const isReading = (call: Call): boolean =>
  call.startsWith('GET ') || ('onlyReads' in api[call] && api[call].onlyReads === true)

/** The calls that read, or those that try something with the id of a suspect, each with its inputs. */
export const callsOf = (about: Subjects, reading: boolean): [Call, object][] =>
  (Object.keys(inputs) as (keyof typeof inputs)[])
    .filter((call) => isReading(call) === reading)
    .flatMap((call) => {
      const made = inputs[call]
      return typeof made === 'string'
        ? []
        : (made as Inputs<Call>)(about).map((input): [Call, object] => [call, input])
    })
