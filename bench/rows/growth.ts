import type { Grown } from '../growthFill.ts'
import type { BenchRequest } from '../load.ts'
import { fromNetwork, placed, signedIn } from './row.ts'
import { writing } from './writing.ts'

/** A call that is measured on a small database and on a large one. */
export interface GrowthRow {
  name: string
  /** The largest allowed ratio of cost and latency, large database to small one. */
  goal: number
  /** The largest allowed median latency on the large database, in milliseconds. */
  wait?: number
  /** The number of concurrent callers; by default the one of the options. */
  callers?: number
  ask(turn: number): BenchRequest
}

/** Hardly more than with ten thousand posts. */
const steady = 1.3
const searched = 2

const nowhere = { Bengali: 'ঠঢঘঝণথ', Latin: 'qwxzvkjq' }
const beginnings = {
  Bengali: { two: ['কর', 'রহ', 'সা', 'তা'], four: ['করিম', 'রহিম', 'সালম', 'তানভ'] },
  Latin: { two: ['ka', 'ra', 'sa', 'ta'], four: ['kari', 'rahi', 'salm', 'tanv'] },
}

/** The rows for a database, in the order of the table. */
export function growthRows(grown: Grown): GrowthRow[] {
  const post = (turn: number) => placed(grown.posts, turn)
  const member = (turn: number) => signedIn(grown, turn)
  const admin = (turn: number) => signedIn({ people: grown.admins }, turn)
  const read = (name: string, path: (turn: number) => string): GrowthRow => ({
    name,
    goal: steady,
    ask: (turn) => ({ path: path(turn), headers: fromNetwork(turn) }),
  })
  const asMember = (name: string, path: (turn: number) => string, goal = searched): GrowthRow => ({
    name,
    goal,
    ask: (turn) => ({ path: path(turn), headers: member(turn) }),
  })
  const ofAdmins = (name: string, path: string): GrowthRow => ({
    name,
    goal: searched,
    ask: (turn) => ({ path, headers: admin(turn) }),
  })
  const search = (word: string) => `/api/search?query=${encodeURIComponent(word)}`
  const suggest = (script: keyof typeof beginnings, letters: 'two' | 'four'): GrowthRow => ({
    ...asMember(
      `Suggestions, ${letters} letters, ${script}`,
      (turn) =>
        `/api/search/suggestions?query=${encodeURIComponent(placed(beginnings[script][letters], turn))}`,
    ),
  })
  const alone = ({ name, ...row }: GrowthRow): GrowthRow => ({
    ...row,
    name: `${name}, one caller`,
    wait: 50,
    callers: 1,
  })
  const { posts, users, audits } = grown.amounts
  const last = (total: number, size: number) => Math.floor((total - 1) / size)

  const suggestions = (['Bengali', 'Latin'] as const).flatMap((script) => [
    suggest(script, 'two'),
    suggest(script, 'four'),
  ])

  return [
    read('Feed', () => '/api/posts'),
    read('Post', (turn) => `/api/posts/${post(turn)}`),
    read('Comments', (turn) => `/api/posts/${post(turn)}/comments`),
    read('Numbers', () => '/api/numbers'),
    asMember('Feed, signed in', () => '/api/posts', steady),
    asMember('Notifications', () => '/api/notifications', steady),
    ...writing(grown).map(({ name, ask }) => ({ name, ask, goal: steady })),
    ...grown.words.flatMap(({ script, common, rare }) => [
      asMember(`Search, common word, ${script}`, () => search(common)),
      asMember(`Search, rare word, ${script}`, () => search(rare)),
      asMember(`Search, word nowhere, ${script}`, () => search(nowhere[script])),
    ]),
    asMember('Category, no word', () => '/api/search?category=Theft'),
    ...suggestions,
    ...suggestions.map(alone),
    { ...read('Suspects by name', () => '/api/criminals/search?query=karim'), goal: searched },
    ofAdmins('Admin: what waits', '/api/posts/admin/pending'),
    ofAdmins('Admin: what is reported', '/api/admin/reported-posts'),
    ofAdmins('Admin: what admins did', '/api/admin/audit'),
    ofAdmins('Admin: people', '/api/users/users'),
    ofAdmins('Admin: people by phone', '/api/users/users?search=0171234'),
    ofAdmins('Admin: support', '/api/support/all'),
    ofAdmins('Admin: summary', '/api/admin/summary'),
    asMember('Last page: feed', () => `/api/posts?page=${last(posts, 20)}&limit=20`),
    ofAdmins('Last page: what admins did', `/api/admin/audit?page=${last(audits, 20)}&limit=20`),
    ofAdmins('Last page: people', `/api/users/users?page=${last(users, 20)}&limit=20`),
  ]
}
