import type { DataTag, InfiniteData, QueryKey } from '@tanstack/react-query'
import { protectionOptions } from '../../accounts/protection.ts'
import { devicesOptions } from '../../accounts/queries.ts'
import { queryClient } from '../../api/query.ts'
import { blogListOptions, blogOptions, managedBlogOptions, publishedOptions } from '../../blogs/queries.ts'
import { commentsOptions } from '../../comments/queries.ts'
import { followsOptions } from '../../follows/queries.ts'
import { auditOptions, latestAuditOptions } from '../../moderation/audit/queries.ts'
import { decidedOptions, itemOptions, queueOptions } from '../../moderation/desk/queries.ts'
import { flaggedOptions } from '../../moderation/flags/flagged.ts'
import { reportedOptions } from '../../moderation/flags/reportedPosts.ts'
import { metricsOptions } from '../../moderation/metrics/queries.ts'
import { summaryOptions } from '../../moderation/panel/summary.ts'
import { pendingOptions } from '../../moderation/review/pendingPosts.ts'
import { reviewOptions } from '../../moderation/review/review.ts'
import { appealsOptions, authorPausesOptions, personOptions } from '../../moderation/sanctions/queries.ts'
import { usersOptions } from '../../moderation/users/queries.ts'
import { watchWordsOptions } from '../../moderation/watchWords/watchWords.ts'
import { notificationsOptions } from '../../notifications/queries.ts'
import { audienceSizesOptions, peopleOptions, sentOptions } from '../../notifications/sending/queries.ts'
import { unreadOptions } from '../../notifications/unread.ts'
import { outcomesOptions } from '../../outcomes/queries.ts'
import { districtOptions, numbersOptions } from '../../places/numbers.ts'
import {
  districtPostsOptions,
  feedOptions,
  personPostsOptions,
  postKeys,
  postOptions,
  suspectPostsOptions,
} from '../../posts/queries.ts'
import { profileOptions } from '../../profiles/queries.ts'
import { questionsOptions } from '../../questions/queries.ts'
import { pickerOptions } from '../../reactions/addedReactions.ts'
import { ownSanctionsOptions } from '../../sanctions/queries.ts'
import { crimesOptions } from '../../search/crimes.ts'
import { searchOptions } from '../../search/queries.ts'
import { relatedPostsOptions, storiesOptions } from '../../stories/queries.ts'
import { mineOptions, requestsOptions } from '../../support/queries.ts'
import { recentRevisionsOptions } from '../../suspects/managing/recentRevisions.ts'
import { pendingSuspectsOptions } from '../../suspects/pendingSuspects.ts'
import {
  managedSuspectsOptions,
  suspectKeys,
  suspectOptions,
  suspectsOptions,
} from '../../suspects/queries.ts'
import { revisionsOptions } from '../../suspects/revisions.ts'
import { pendingTimelinesOptions } from '../../timelines/pendingTimelines.ts'
import { timelinesOptions } from '../../timelines/queries.ts'
import { differencesBetween } from './differences.ts'
import {
  blogs,
  comments,
  devices,
  flagged,
  notifications,
  posts,
  reportedPosts,
  requests,
  stories,
  suspects,
  timelines,
  watchWords,
} from './things.ts'

interface Options<Data> {
  queryKey: DataTag<QueryKey, Data, Error>
}
type Held = [key: QueryKey, data: unknown]

const held = <Data>({ queryKey }: Options<Data>, data: NoInfer<Data>): Held => [queryKey, data]

/** A list of one page. */
const listed = <Page, Param>(
  { queryKey }: Options<InfiniteData<Page, Param>>,
  page: NoInfer<Page>,
  first: NoInfer<Param>,
): Held => [queryKey, { pages: [page], pageParams: [first] }]

/** Of what is held here no call changes anything by itself. */
const other = ({ queryKey }: { queryKey: QueryKey }): Held => [queryKey, { pages: [], pageParams: [] }]

const paging = { success: true, total: 2, currentPage: 1, totalPages: 1 } as const
const cursored = { ...paging, nextCursor: null }
const waiting = { count: 4, oldest: null }

/** Every query of the app, with what it holds: of each kind the thing that a call is about, and another one. */
const queries = {
  feed: listed(feedOptions(null), { ...cursored, posts }, null),
  olderFeed: listed(feedOptions('older'), { ...cursored, posts }, 'older'),
  personPosts: listed(personPostsOptions('person'), { ...cursored, posts }, null),
  suspectPosts: listed(suspectPostsOptions('suspect'), { ...cursored, posts }, null),
  districtPosts: listed(districtPostsOptions('dhaka', null), { ...cursored, posts }, null),
  search: listed(
    searchOptions({ query: 'gate' }),
    { posts, total: 2, suspects, totalSuspects: 2, counts: {}, alternatives: [] },
    1,
  ),
  picker: held(pickerOptions(), { ...cursored, posts }),
  similar: [[...postKeys.all, 'similar', {}], { success: true, posts }] as Held,
  post: held(postOptions('post'), posts[0]),
  otherPost: held(postOptions('otherPost'), posts[1]),
  relatedPosts: held(
    relatedPostsOptions(),
    posts.map(({ _id, title }) => ({ _id, title })),
  ),
  waitingPosts: listed(pendingOptions(''), { ...paging, posts }, 1),
  review: other(reviewOptions({ _id: 'post', review: null })),

  comments: listed(commentsOptions('post'), { ...cursored, comments, commentCount: 2 }, null),
  otherComments: listed(commentsOptions('otherPost'), { ...cursored, comments, commentCount: 2 }, null),
  timeline: held(timelinesOptions('post'), timelines),
  otherTimeline: held(timelinesOptions('otherPost'), timelines),
  waitingEntries: listed(pendingTimelinesOptions(''), { ...paging, timelines }, 1),
  questions: held(questionsOptions('post'), {
    success: true,
    messages: [],
    can: { ask: false, answer: false },
  }),
  outcomes: held(
    outcomesOptions(),
    posts.map(({ _id, title }) => ({ postId: _id, title, state: 'reported' })),
  ),

  suspects: listed(
    suspectsOptions({ status: '', category: '', district: '', upazila: '' }),
    { ...paging, criminals: suspects, hasMore: false },
    1,
  ),
  managedSuspects: listed(
    managedSuspectsOptions({ search: '', status: '' }),
    { ...paging, criminals: suspects, hasMore: false },
    1,
  ),
  waitingSuspects: listed(pendingSuspectsOptions(''), { ...paging, criminals: suspects }, 1),
  pickedSuspects: other({ queryKey: [...suspectKeys.all, 'picking', 'Jalal'] }),
  suspect: held(suspectOptions('suspect'), suspects[0]),
  otherSuspect: held(suspectOptions('otherSuspect'), suspects[1]),
  revisions: other(revisionsOptions('suspect')),
  otherRevisions: other(revisionsOptions('otherSuspect')),
  changes: other(recentRevisionsOptions('')),

  flagged: listed(flaggedOptions(''), { ...paging, flagged }, 1),
  reportedPosts: listed(reportedOptions(''), { ...paging, posts: reportedPosts }, 1),
  blogs: listed(
    publishedOptions(null),
    { ...cursored, blogs: blogs.map((each) => ({ ...each, excerpt: '' })) },
    null,
  ),
  managedBlogs: held(blogListOptions({}), { ...paging, blogs }),
  blog: held(blogOptions('blog'), blogs[0]),
  managedBlog: held(managedBlogOptions('blog'), blogs[0]),
  otherBlog: held(blogOptions('otherBlog'), blogs[1]),
  stories: held(storiesOptions({}), { ...paging, stories }),
  requests: listed(requestsOptions(''), { ...paging, requests }, 1),
  waitingRequests: listed(requestsOptions('pending'), { ...paging, requests }, 1),
  handledRequests: listed(requestsOptions('action-taken'), { ...paging, total: 0, requests: [] }, 1),
  ownRequests: other(mineOptions()),

  notifications: listed(notificationsOptions(), { ...cursored, notifications, unreadCount: 2 }, null),
  unread: held(unreadOptions(), 2),
  sent: listed(
    sentOptions('', 'all'),
    { ...paging, notifications: notifications.map((each) => ({ ...each, user: null })) },
    1,
  ),
  audiences: other(audienceSizesOptions()),
  follows: held(followsOptions(), {
    success: true,
    isDaily: false,
    isHidden: false,
    follows: (['Dhaka', 'Khulna'] as const).map((of) => ({
      kind: 'district' as const,
      of,
      name: '',
      status: null,
    })),
  }),
  devices: held(devicesOptions(), devices),
  profile: other(profileOptions()),
  protection: other(protectionOptions()),
  ownSanctions: other(ownSanctionsOptions()),

  summary: held(summaryOptions(), {
    pendingPosts: waiting,
    reportedPosts: waiting,
    flaggedOthers: waiting,
    pendingTimelines: waiting,
    supportRequests: waiting,
    appeals: waiting,
    pendingSuspects: waiting,
  }),
  metrics: other(metricsOptions()),
  log: other(auditOptions('')),
  latestLog: other(latestAuditOptions()),
  desk: other(
    queueOptions({ kind: '', age: 0, place: '', media: '', firstTime: false, mine: false, search: '' }),
  ),
  deskItem: other(itemOptions('post', 'post')),
  decided: other(decidedOptions()),
  appeals: other(appealsOptions()),
  authorPauses: other(authorPausesOptions()),
  person: other(personOptions('person')),
  users: other(usersOptions('', 1)),
  people: other(peopleOptions('Ro')),
  watchWords: held(watchWordsOptions(), watchWords),

  crimes: other(crimesOptions()),
  numbers: other(numbersOptions({ kind: '', period: 'all' })),
  district: other(districtOptions('dhaka')),
} as const satisfies Record<string, Held>

export type QueryName = keyof typeof queries
export const queryNames = Object.keys(queries) as QueryName[]
export type Differences = { [Name in QueryName | 'added']?: string }

/** Fills the cache; the function says how each query differs since: what has changed in it, that it is stale, or that it was removed. */
export function fillCache(): () => Differences {
  const client = queryClient()
  const cache = client.getQueryCache()
  for (const [key, data] of Object.values(queries)) client.setQueryData(key, data)
  const before = new Set(cache.getAll())
  return () => {
    const ofQueries = Object.entries(queries).map(([name, [key, data]]) => {
      const state = client.getQueryState(key)
      const what = state
        ? [...differencesBetween(data, state.data).toSorted(), ...(state.isInvalidated ? ['stale'] : [])]
        : ['removed']
      return [name, what.join(', ')]
    })
    const added = cache
      .getAll()
      .filter((query) => !before.has(query))
      .map(({ queryKey }) => queryKey.join('/'))
    return Object.fromEntries([...ofQueries, ['added', added.join(', ')]].filter(([, what]) => what !== ''))
  }
}
