import type { Differences, QueryName } from './filledCache.ts'

/** The lists that hold posts. */
const lists = [
  'feed',
  'olderFeed',
  'personPosts',
  'suspectPosts',
  'districtPosts',
  'search',
  'picker',
  'waitingPosts',
] as const satisfies QueryName[]

export const inEach = (names: readonly QueryName[], what: string): Differences =>
  Object.fromEntries(names.map((name) => [name, what]))

/** Every copy of the post has another value of a field. */
export const postChanged = (...changes: string[]): Differences => ({
  ...inEach([...lists, 'similar'], changes.map((change) => `post.${change}`).join(', ')),
  post: changes.join(', '),
})

export const postRemoved: Differences = {
  ...inEach(lists, '-post, total=1'),
  similar: '-post',
  search: '-post, total=1, stale',
  post: 'removed',
}

/** Every post names the suspect otherwise, or no longer. */
export const suspectInPosts = (change: string): Differences => ({
  ...inEach([...lists, 'similar'], `otherPost.criminals${change}, post.criminals${change}`),
  ...inEach(['post', 'otherPost'], change.replace(/^\./, '')),
  search: `otherPost.criminals${change}, post.criminals${change}, stale`,
})

/** All that counts what waits for moderators. */
export const countsStale: Differences = inEach(['summary', 'metrics'], 'stale')

/** Everybody who sees posts sees the post as it is read again. */
export const postReadAgain = postChanged('title=Read again')

/** Every query whose key begins with that of posts. */
export const postQueries = [...lists, 'similar', 'post', 'otherPost'] as const

/** Every query whose key begins with that of suspects. */
export const suspectQueries = [
  'suspects',
  'managedSuspects',
  'waitingSuspects',
  'pickedSuspects',
  'suspect',
  'otherSuspect',
  'revisions',
  'otherRevisions',
  'changes',
] as const satisfies QueryName[]
