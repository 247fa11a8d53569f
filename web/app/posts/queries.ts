import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { patchQueries } from '../api/patch.ts'

const all = ['posts'] as const

/** `replacePost` and `removePost` update the posts in every query whose key begins with `all`. */
export const postKeys = {
  all,
  feed: (after: string | null) => [...all, 'feed', after] as const,
  person: (personId: string) => [...all, 'person', personId] as const,
  suspect: (suspectId: string) => [...all, 'suspect', suspectId] as const,
  district: (slug: string, after: string | null) => [...all, 'district', slug, after] as const,
  one: (id: string) => [...all, 'one', id] as const,
}

/** The key of all searches. It is invalidated when posts are added or removed, because the results have numbered pages. */
export const searchKey = [...all, 'search'] as const

interface Page {
  posts: Post[]
  nextCursor?: string | null
  total?: number
}

/** Treats a response without a list like a failed call, so that loading ends (spec section 4, Feed). */
function listed<P extends Page>(page: P): P {
  if (!Array.isArray(page.posts)) throw new Error('The answer holds no list of posts')
  return page
}

const nextPlace = ({ posts, nextCursor }: Page): string | null =>
  posts.length < limits.feedPage ? null : (nextCursor ?? null)

// Refetching a long list loads all of its pages, so it does not happen each time the tab regains the focus.
const longList = { staleTime: 300_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** The feed, newest first, starting after the cursor `after` if it is given. */
export const feedOptions = (after: string | null, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: postKeys.feed(after),
    queryFn: async ({ pageParam, signal }) =>
      listed(
        await read(
          'GET /posts',
          { query: { limit: limits.feedPage, cursor: pageParam ?? undefined } },
          { signal },
        ),
      ),
    initialPageParam: after,
    getNextPageParam: nextPlace,
    ...longList,
  })

/** The posts of a person. Only that person also gets their anonymous and pending ones. */
export const personPostsOptions = (personId: string) =>
  infiniteQueryOptions({
    queryKey: postKeys.person(personId),
    queryFn: async ({ pageParam, signal }) =>
      listed(
        await call(
          'GET /posts/user/:id',
          { params: { id: personId }, query: { limit: limits.feedPage, cursor: pageParam ?? undefined } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: nextPlace,
    ...longList,
  })

/** The public posts about a suspect. */
export const suspectPostsOptions = (suspectId: string) =>
  infiniteQueryOptions({
    queryKey: postKeys.suspect(suspectId),
    queryFn: async ({ pageParam, signal }) =>
      listed(
        await call(
          'GET /posts/criminalsPosts/:id',
          { params: { id: suspectId }, query: { limit: limits.feedPage, cursor: pageParam ?? undefined } },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: nextPlace,
    ...longList,
  })

/** The public posts about a district, newest first, starting after the cursor `after` if it is given. */
export const districtPostsOptions = (slug: string, after: string | null, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: postKeys.district(slug, after),
    queryFn: async ({ pageParam, signal }) =>
      listed(
        await read(
          'GET /posts/district/:slug',
          { params: { slug }, query: { limit: limits.feedPage, cursor: pageParam ?? undefined } },
          { signal },
        ),
      ),
    initialPageParam: after,
    getNextPageParam: nextPlace,
    ...longList,
  })

export const postOptions = (id: string, read: CallFunction = call) =>
  queryOptions({
    queryKey: postKeys.one(id),
    queryFn: async ({ signal }) => (await read('GET /posts/:id', { params: { id } }, { signal })).post,
  })

type Cached = Post | Page | InfiniteData<Page> | undefined

/** The post, if any cached list or page holds it. */
export function cachedPost(client: QueryClient, id: string): Post | undefined {
  for (const [, cached] of client.getQueriesData<Cached>({ queryKey: all })) {
    const found = postsIn(cached).find((post) => post._id === id)
    if (found) return found
  }
  return undefined
}

/** Changes every cached copy of a post. `to` must be idempotent. */
export const changePost = (client: QueryClient, id: string, to: (post: Post) => Post): void =>
  change(client, (posts) => posts.map((post) => (post._id === id ? to(post) : post)))

/** Replaces every cached copy of an edited post. */
export const replacePost = (client: QueryClient, edited: Post): void =>
  changePost(client, edited._id, () => edited)

/** Changes the suspects of every cached post, and invalidates the searches, which also match suspects. */
export function changeLinkedSuspects(
  client: QueryClient,
  to: (linked: LinkedSuspect[]) => LinkedSuspect[],
): void {
  change(client, (posts) => posts.map((post) => ({ ...post, criminals: to(post.criminals) })))
  void client.invalidateQueries({ queryKey: searchKey })
}

/** Removes a post from every cached list. */
export function removePost(client: QueryClient, id: string): void {
  change(client, (posts) => posts.filter((post) => post._id !== id))
  client.removeQueries({ queryKey: postKeys.one(id) })
  void client.invalidateQueries({ queryKey: searchKey })
}

function postsIn(cached: Cached): Post[] {
  if (!cached) return []
  if ('pages' in cached) return cached.pages.flatMap(({ posts }) => posts)
  return 'posts' in cached ? cached.posts : [cached]
}

/** If `to` returns no post for the query of a single post, that query stays unchanged; its page finds out when it refetches. */
function change(client: QueryClient, to: (posts: Post[]) => Post[]): void {
  patchQueries<Cached>(client, all, (cached) => {
    if (!cached) return undefined
    if ('pages' in cached) return { ...cached, pages: changedPages(cached.pages, to) }
    if ('posts' in cached) return changedPages([cached], to)[0]
    return to([cached])[0] ?? cached
  })
}

function changedPages(pages: Page[], to: (posts: Post[]) => Post[]): Page[] {
  const changed = pages.map((page) => ({ ...page, posts: to(page.posts) }))
  const gone = postsCount(pages) - postsCount(changed)
  return changed.map((page) => (page.total === undefined ? page : { ...page, total: page.total - gone }))
}

const postsCount = (pages: Page[]): number => pages.reduce((count, { posts }) => count + posts.length, 0)
