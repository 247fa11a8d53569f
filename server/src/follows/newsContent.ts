import type { FollowSubject } from '@bichar/contract/follows.ts'
import type { NotificationContent } from '../notifications/notify.ts'
import { namesOfPlace } from '../places/chosen.ts'
import type { News } from './newsStore.ts'
import { subjectOf } from './store.ts'

type NewsDetails = Pick<
  News,
  'kind' | 'post_id' | 'timeline_id' | 'suspect_id' | 'title' | 'step' | 'name' | 'status' | 'suspects'
>

/** The notification about news on one followed thing. A single piece of news comes with its details; several only with their number. */
export function contentOfNews(news: readonly NewsDetails[], topic: string): NotificationContent {
  const [first] = news
  if (!first) throw new Error('A notification needs at least one piece of news')
  const { post_id, timeline_id, title, step } = first
  const count = news.length
  const isOne = count === 1
  const postTitle = title ?? ''
  switch (first.kind) {
    case 'entry':
      return {
        kind: 'followed_entry',
        postId: post_id ?? undefined,
        ...(isOne && { timelineId: timeline_id ?? undefined }),
        data: { postTitle, count, ...(isOne && step && { step }) },
      }
    case 'report': {
      const followed = subjectOf(topic)
      return {
        kind: 'followed_report',
        ...(isOne && { postId: post_id ?? undefined }),
        ...(followed.kind === 'suspect' && { suspectId: followed.of }),
        data: { followed, ...namesOf(followed, first.suspects), count, ...(isOne && { postTitle }) },
      }
    }
    case 'status':
      return {
        kind: 'followed_status',
        suspectId: first.suspect_id ?? undefined,
        data: { name: first.name ?? '', status: first.status ?? 'wanted' },
      }
  }
}

/** The names of the followed thing; the app has the names of categories itself. */
function namesOf(
  { kind, of }: FollowSubject,
  suspects: News['suspects'],
): { name?: string; nameBn?: string } {
  if (kind === 'category') return {}
  if (kind === 'suspect') return { name: suspects?.[of] ?? '' }
  const [district = '', upazila = ''] = of.split('/')
  const { en, bn } = namesOfPlace({ district, upazila })
  return en ? { name: en, nameBn: bn } : { name: of }
}
