import type { Post } from '@bichar/contract/posts.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { patchQueries } from '../api/patch.ts'
import { type PostsPage, postKeys, searchKey } from './queries.ts'

type Cached = Post | PostsPage | InfiniteData<PostsPage> | undefined

/** The post, if any cached list or page holds it. */
export function cachedPost(client: QueryClient, id: string): Post | undefined {
  for (const [, cached] of client.getQueriesData<Cached>({ queryKey: postKeys.all })) {
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
  patchQueries<Cached>(client, postKeys.all, (cached) => {
    if (!cached) return undefined
    if ('pages' in cached) return { ...cached, pages: changedPages(cached.pages, to) }
    if ('posts' in cached) return changedPages([cached], to)[0]
    return to([cached])[0] ?? cached
  })
}

function changedPages(pages: PostsPage[], to: (posts: Post[]) => Post[]): PostsPage[] {
  const changed = pages.map((page) => ({ ...page, posts: to(page.posts) }))
  const gone = postsCount(pages) - postsCount(changed)
  return changed.map((page) => (page.total === undefined ? page : { ...page, total: page.total - gone }))
}

const postsCount = (pages: PostsPage[]): number => pages.reduce((count, { posts }) => count + posts.length, 0)
