import { type FlagKind, flagKinds } from '@bichar/contract/rules/flagReasons.ts'
import { queryClient } from '../../api/query.ts'
import { saveBlog, useDeleteBlog, usePublishBlog } from '../../blogs/mutations.ts'
import { sendFlag } from '../../flags/sendFlag.ts'
import { useDecideFlagged } from '../../moderation/flags/flagged.ts'
import { useDecideReported } from '../../moderation/flags/reportedPosts.ts'
import { useDeleteStory, usePublishStory, useSaveStory } from '../../stories/mutations.ts'
import { sendRequest, useMarkActioned } from '../../support/queries.ts'
import { makeFlagged } from '../make.ts'
import type { Changes } from './change.ts'
import { countsStale, inEach, postChanged, postQueries, postRemoved, suspectQueries } from './expected.ts'
import type { Differences, QueryName } from './filledCache.ts'
import { blog, reported, request, story } from './things.ts'

const flagsStale: Differences = { ...countsStale, flagged: 'stale', reportedPosts: 'stale' }
const shownIn = {
  post: postQueries,
  comment: ['comments', 'otherComments'],
  timeline: ['timeline', 'otherTimeline', ...postQueries],
  suspect: [...suspectQueries, ...postQueries],
  person: [],
} as const satisfies Record<FlagKind, readonly QueryName[]>
const undecided: Differences = { ...countsStale, flagged: 'stale' }
const notReported: Differences = { ...undecided, reportedPosts: '-post, total=1' }
const blogsStale = inEach(['blogs', 'managedBlogs', 'blog', 'managedBlog', 'otherBlog'], 'stale')
const blogChanged = (change: string): Differences => ({
  ...blogsStale,
  managedBlogs: `blog.${change}, stale`,
  managedBlog: `${change}, stale`,
})
const blogGone: Differences = { ...blogsStale, ...inEach(['blog', 'managedBlog'], 'removed') }
const requestsStale = inEach(['requests', 'waitingRequests', 'handledRequests'], 'stale')
const handled: Differences = {
  ...countsStale,
  requests: 'request.status=action-taken',
  waitingRequests: '-request, total=1',
  handledRequests: 'stale',
}
export const contentChanges = {
  'POST /flags': {
    use: () => () => sendFlag({ kind: 'comment', id: 'comment' }, { code: 'untrue', reason: '' }),
    answer: {},
    after: { success: {}, lost: {} },
  },
  'POST /posts/:id/report': {
    use: () => () => sendFlag({ kind: 'post', id: 'post' }, { code: 'untrue', reason: 'It is wrong' }),
    answer: {},
    after: { success: {}, lost: {} },
  },
  'POST /admin/flags/:kind/:id': (['keep', 'remove'] as const).flatMap((action) =>
    flagKinds.map((kind) => ({
      what: `${action} ${kind}`,
      use: () => {
        const { mutateAsync } = useDecideFlagged(makeFlagged({ kind, _id: kind }))
        return () => mutateAsync({ action, reason: 'It is wrong' })
      },
      answer: {},
      after: {
        success: action === 'keep' ? flagsStale : { ...flagsStale, ...inEach(shownIn[kind], 'stale') },
        already_decided: flagsStale,
        conflict: flagsStale,
        lost: flagsStale,
      },
    })),
  ),
  'POST /admin/reported-posts/:id': (['delete', 'ignore'] as const).map((action) => ({
    what: action,
    use: () => {
      const { mutateAsync } = useDecideReported(reported)
      return () => mutateAsync(action)
    },
    answer: {},
    after: {
      success: { ...(action === 'delete' ? postRemoved : postChanged('reportCount=0')), ...notReported },
      post_not_found: { ...postRemoved, ...notReported },
      already_decided: notReported,
      conflict: { ...undecided, reportedPosts: 'stale' },
      lost: undecided,
    },
  })),
  'POST /blogs/create': {
    use: () => () =>
      saveBlog(
        queryClient(),
        { text: { title: 'New', content: '', category: ['Education'], hashtags: [], imageAlt: '' } },
        {},
      ),
    answer: { blog },
    after: { success: blogsStale, lost: {} },
  },
  'PUT /blogs/:id': {
    use: () => () =>
      saveBlog(
        queryClient(),
        { blog, text: { title: 'New', content: '', category: ['Education'], hashtags: [], imageAlt: '' } },
        {},
      ),
    answer: { blog: { ...blog, title: 'Edited' } },
    after: { success: blogChanged('title=Edited'), not_found: {}, lost: {} },
  },
  'PATCH /blogs/:id/publish': {
    use: () => {
      const { mutateAsync } = usePublishBlog('blog')
      return () => mutateAsync(false)
    },
    answer: { blog: { ...blog, isPublished: false } },
    after: { success: blogChanged('isPublished=false'), not_found: blogGone, lost: {} },
  },
  'DELETE /blogs/:id': {
    use: () => {
      const { mutateAsync } = useDeleteBlog('blog')
      return () => mutateAsync()
    },
    answer: {},
    after: { success: blogGone, not_found: blogGone, lost: {} },
  },
  'POST /success-stories': {
    use: () => {
      const { mutateAsync } = useSaveStory()
      return () => mutateAsync({ key: 'key', title: 'New', description: '', postId: 'post' })
    },
    answer: { story },
    after: { success: { stories: 'stale' }, lost: {} },
  },
  'PUT /success-stories/:id': {
    use: () => {
      const { mutateAsync } = useSaveStory(story)
      return () => mutateAsync({ key: 'key', title: 'Edited', description: '', postId: 'post' })
    },
    answer: { story: { ...story, title: 'Edited' } },
    after: { success: { stories: 'story.title=Edited, stale' }, not_found: {}, lost: {} },
  },
  'PATCH /success-stories/:id/publish': {
    use: () => {
      const { mutateAsync } = usePublishStory('story')
      return () => mutateAsync(false)
    },
    answer: { story: { ...story, isPublished: false } },
    after: {
      success: { stories: 'story.isPublished=false, stale' },
      not_found: { stories: 'stale' },
      lost: {},
    },
  },
  'DELETE /success-stories/:id': {
    use: () => {
      const { mutateAsync } = useDeleteStory('story')
      return () => mutateAsync()
    },
    answer: {},
    after: { success: { stories: 'stale' }, not_found: { stories: 'stale' }, lost: {} },
  },
  'POST /support': {
    use: () => () =>
      sendRequest(
        queryClient(),
        { key: 'key', form: { name: 'Rokeya', phone: '01711000001', desc: 'Help' } },
        {},
      ),
    answer: { request: { ...request, fileCount: 0 } },
    after: { success: { ...requestsStale, ...countsStale, ownRequests: 'stale' }, lost: {} },
  },
  'PATCH /support/:id/status': {
    use: () => {
      const { mutateAsync } = useMarkActioned(request)
      return () => mutateAsync()
    },
    answer: { request },
    after: {
      success: handled,
      already_decided: handled,
      support_not_found: { ...requestsStale, ...countsStale },
      lost: countsStale,
    },
  },
} satisfies Partial<Changes>
