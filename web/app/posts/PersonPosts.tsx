import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../words/errorMessage.ts'
import { PostList } from './PostList.tsx'
import { personPostsOptions } from './queries.ts'

/** A person's own posts, newest first, with those that wait or were sent back marked as such. */
export function PersonPosts({ personId }: { personId: string }) {
  const words = useTranslations('posts.reading')
  const reason = useErrorMessage()
  const query = useInfiniteQuery(personPostsOptions(personId))
  return <PostList query={query} failed={reason(query.error, words('ownFailed'))} />
}
