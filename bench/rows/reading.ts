import { fromNetwork, placed, type Rows, type Share, signedIn } from './row.ts'

/** What guests read most, with the cache as guests get it. */
export const guestsReading: Rows = (filled) => {
  const post = (turn: number) => placed(filled.posts, turn)
  const read = (name: string, goal: number, path: (turn: number) => string): Share => ({
    name,
    kind: 'share',
    of: 'CEIL',
    goal,
    ask: (turn) => ({ path: path(turn), headers: fromNetwork(turn) }),
  })
  return [
    read('Home page, HTML, guest', 2, () => '/'),
    { ...read('... made anew', 0, () => '/'), goal: undefined, isAnew: true },
    read('Post, HTML, guest', 2, (turn) => `/postDetails/${post(turn)}`),
    { ...read('... made anew', 0.06, (turn) => `/postDetails/${post(turn)}`), isAnew: true },
    read('Map of districts, HTML, guest', 2, () => '/places'),
    { ...read('... made anew', 0, () => '/places'), goal: undefined, isAnew: true },
    read('District, HTML, guest', 2, () => '/places/dhaka'),
    { ...read('... made anew', 0, () => '/places/dhaka'), goal: undefined, isAnew: true },
    read('Feed, JSON, guest', 2.5, () => '/api/posts'),
    read('Post, JSON, guest', 2.5, (turn) => `/api/posts/${post(turn)}`),
    read('Numbers, HTML, guest', 2, () => '/numbers'),
    { ...read('... made anew', 0, () => '/numbers'), goal: undefined, isAnew: true },
    read('Comments, JSON, guest', 2.5, (turn) => `/api/posts/${post(turn)}/comments`),
  ]
}

export const membersReading: Rows = (filled) => [
  {
    name: 'Feed, JSON, signed in',
    kind: 'share',
    of: 'CEIL',
    goal: 0.6,
    ask: (turn) => ({ path: '/api/posts', headers: signedIn(filled, turn) }),
  },
]

const asked = {
  Bengali: ['ছিনতাই', 'মিরপুর', 'মোটরসাইকেল চুরি', 'করিম হোসেন', 'খুলনা'],
  Latin: ['robbed', 'Gulshan', 'motorcycle', 'karim hosain', 'Khulna'],
}

export const searching: Rows = (filled) =>
  Object.entries(asked).flatMap(([script, words]) => {
    const ask = (turn: number) => ({
      path: `/api/search?query=${encodeURIComponent(placed(words, turn))}`,
      headers: signedIn(filled, turn),
    })
    return [
      { name: `Search in ${script}`, kind: 'share', of: 'CEIL', goal: 0.1, ask },
      { name: `Search in ${script}, p50 of ten`, kind: 'wait', callers: 10, goal: 50, ask },
    ]
  })
