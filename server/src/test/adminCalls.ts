import type { Api, Call, CallInput } from '@bichar/contract/api.ts'
import type { Subjects } from './readingCalls.ts'

type ForAdmins = {
  [C in Call]: C extends `GET ${string}`
    ? Api[C]['access'] extends 'admin' | 'superAdmin'
      ? C
      : never
    : never
}[Call]

const none = {}
/** Short pages, so that each list has a next one. */
const short = { query: { limit: 1 } }
const lists = () => [none, short]
const item = ({ suspect }: Subjects) => [{ params: { id: suspect } }]

/** Every reading call that only admins may make, with inputs. A call that is missing here is a compile error. */
const inputs: { [C in ForAdmins]: (about: Subjects) => readonly CallInput<C>[] } = {
  'GET /admin/figures': () => [none],
  'GET /admin/summary': () => [none],
  'GET /admin/audit': lists,
  'GET /ai/blog': () => [none],
  'GET /blogs/admin/all': lists,
  'GET /admin/desk': lists,
  'GET /admin/desk/decided': lists,
  // Each item of the queue; those who read ask for them by the ids that the queue has.
  'GET /admin/desk/:kind/:id': () => [],
  'GET /admin/flags': lists,
  'GET /admin/reported-posts': lists,
  'GET /posts/admin/pending': lists,
  'GET /posts/admin/review/:id': ({ post, report }) => [post, report].map((id) => ({ params: { id } })),
  'GET /notifications/audiences': () => [none],
  'GET /notifications/admin': lists,
  'GET /admin/users/:id': ({ author }) => [{ params: { id: author } }],
  'GET /admin/author-pauses': lists,
  'GET /admin/appeals': lists,
  'GET /support/all': lists,
  'GET /admin/suspects/pending': lists,
  'GET /admin/suspects/revisions': lists,
  'GET /criminals/:id/revisions': item,
  'GET /timelines/pending': lists,
  'GET /users/users': lists,
  'GET /users/search': () => [{ query: { q: 'Zubaida' } }],
  'GET /admin/watch-words': () => [none],
}

export const adminCallsOf = (about: Subjects): [Call, object][] =>
  (Object.keys(inputs) as ForAdmins[]).flatMap((call) =>
    (inputs[call] as (about: Subjects) => readonly object[])(about).map((input): [Call, object] => [
      call,
      input,
    ]),
  )
