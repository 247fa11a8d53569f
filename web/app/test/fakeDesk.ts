import type { DeskFacts, DeskItem, DeskThing } from '@bichar/contract/desk.ts'
import type { FakeCalls } from './fakeCalls.ts'
import { makePost } from './make.ts'
import { people } from './people.ts'

const since = '2026-05-01T00:00:00.000Z'
const done = { success: true, message: 'Done' } as const

const facts: DeskFacts = {
  similar: [],
  ofSuspects: [],
  sameName: [],
  flags: [],
  totalFlags: 0,
  history: [],
  standing: null,
  notes: [],
  watchWords: [],
  approved: null,
}

const thingOf = ({ id, title }: DeskItem): DeskThing => ({
  post: makePost({
    _id: id,
    title,
    isAnonymous: true,
    isAllowed: false,
    review: { state: 'waiting', reason: '', version: 1 },
    can: { edit: false, delete: true, changeAnonymity: false, moderate: true, addTimeline: false },
  }),
  criminals: [],
  timelines: [],
  timeline: null,
  comment: null,
  answered: null,
  suspect: null,
  change: null,
  person: null,
  request: null,
})

let made = 0

/** Each has an id of its own: the app remembers by it what it has asked. */
const itemOf = (title: string): DeskItem => ({
  kind: 'post',
  id: `item-${++made}`,
  subject: 'post',
  title,
  excerpt: '',
  place: '',
  since,
  marks: [],
  flagCount: 0,
  findingCount: 0,
  findingKinds: [],
  version: '1',
  claim: null,
  can: { moderate: true },
})

/** A desk on which reports with these titles wait: what it answers, and its items, from which decided ones leave. */
export function fakeDesk(titles: readonly string[]) {
  const items = titles.map((title) => itemOf(title))
  const waiting = new Map(items.map((item) => [item.id, item]))
  const claimed = () => ({
    success: true as const,
    claim: { name: people.admin.name, isMine: true, until: new Date(Date.now() + 300_000).toISOString() },
  })
  const calls = {
    'GET /admin/desk': () => ({
      success: true,
      items: [...waiting.values()],
      counts: {} as Record<DeskItem['kind'], number>,
      nextCursor: null,
    }),
    'GET /admin/desk/:kind/:id': ({ params }) => {
      const item = items.find(({ id }) => id === params.id)
      if (!item) throw new Error(`There is no item ${params.id}`)
      return { success: true, item, thing: thingOf(item), facts }
    },
    'POST /admin/desk/:kind/:id/claim': claimed,
    'DELETE /admin/desk/:kind/:id/claim': () => done,
    'POST /admin/desk/decisions': ({ body }) => ({
      success: true,
      decisions: body.decisions.map(({ kind, id }) => {
        waiting.delete(id)
        return { _id: `decision-${id}`, kind, id, dueAt: new Date(Date.now() + 10_000).toISOString() }
      }),
      refused: [],
    }),
    'DELETE /admin/desk/decisions/:id': () => done,
  } satisfies FakeCalls
  return { items, waiting, calls }
}
