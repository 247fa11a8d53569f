import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { personPostsOptions } from '../posts/queries.ts'
import { PostList } from './PostList.tsx'

/** A person's own posts, newest first; those that wait for review or were sent back are marked as such. */
export function PersonPosts({ personId }: { personId: string }) {
  const t = useTranslations('posts.reading')
  const reason = useErrorMessage()
  const query = useInfiniteQuery(personPostsOptions(personId))
  return <PostList query={query} failed={reason(query.error, t('ownFailed'))} />
}
