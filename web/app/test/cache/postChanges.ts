import { type TakeBackKind, takeBackKinds } from '@bichar/contract/rules/desk.ts'
import { queryClient } from '../../api/query.ts'
import { pressVote } from '../../comments/pressVote.ts'
import { giveVote, useAddComment, useDeleteComment } from '../../comments/queries.ts'
import { useDecidePost } from '../../moderation/review/mutations.ts'
import { useTakeBack } from '../../moderation/review/useTakeBack.ts'
import { answerOutcome } from '../../outcomes/queries.ts'
import { useDeletePost } from '../../posts/mutations.ts'
import { write } from '../../questions/queries.ts'
import { useAddReactions } from '../../reactions/addedReactions.ts'
import { toggleReaction } from '../../reactions/reactions.ts'
import { textOf } from '../../reportForm/form/report.ts'
import { sendEdit, sendReport } from '../../reportForm/mutations.ts'
import { sendEntry, useDeleteTimeline } from '../../timelines/mutations.ts'
import { useDecideTimeline } from '../../timelines/useDecideTimeline.ts'
import { makeComment, makePost, makeTimeline } from '../make.ts'
import type { Changes } from './change.ts'
import {
  countsStale,
  inEach,
  postChanged,
  postQueries,
  postReadAgain,
  postRemoved,
  suspectQueries,
} from './expected.ts'
import type { Differences, QueryName } from './filledCache.ts'
import { comment, entry, post } from './things.ts'

const edited = { ...post, title: 'Edited' }
const text = textOf(post)

/** The lists of what is public. */
const publicLists = ['feed', 'olderFeed', 'personPosts', 'suspectPosts', 'districtPosts', 'search'] as const

/** A decision lets a post into the lists of what is public, or takes it out of them. */
const decidedAs = (change: string): Differences => ({
  ...inEach(['picker', 'similar'], change),
  ...inEach(publicLists, `${change}, stale`),
  ...countsStale,
  waitingPosts: '-post, total=1',
})
const gone: Differences = { ...countsStale, post: 'stale', waitingPosts: '-post, total=1' }

const commentGone: Differences = { comments: '-comment, commentCount=1' }

const entryDecided: Differences = {
  ...countsStale,
  timeline: 'stale',
  waitingEntries: '-entry, total=1, stale',
}
const entryGone: Differences = {
  ...postReadAgain,
  ...countsStale,
  timeline: '-entry',
  waitingEntries: '-entry, total=1',
}

/** Where something comes back whose decision is taken back. */
const backIn = {
  post: [...publicLists, 'waitingPosts', 'post'],
  timeline: ['waitingEntries'],
  suspect: suspectQueries,
  flag: ['flagged', 'reportedPosts'],
  support: ['requests', 'waitingRequests', 'handledRequests', 'ownRequests'],
} as const satisfies Record<TakeBackKind, readonly QueryName[]>

export const postChanges = {
  'POST /posts': {
    use: () => () => sendReport(queryClient(), { key: 'key', text, suspects: post.criminals, files: [] }, {}),
    answer: { post: makePost({ _id: 'new', criminals: post.criminals }) },
    after: { success: inEach(postQueries, 'stale'), lost: {} },
  },
  'PUT /posts/:id': {
    use: () => () => sendEdit(queryClient(), post, { text, suspects: post.criminals, items: [] }, {}),
    answer: { post: edited },
    after: { success: postChanged('title=Edited'), post_not_found: {}, lost: {} },
  },
  'DELETE /posts/:id': {
    use: () => {
      const { mutateAsync } = useDeletePost('post')
      return () => mutateAsync()
    },
    answer: {},
    after: {
      success: { ...postRemoved, ...countsStale },
      post_not_found: { ...postRemoved, ...countsStale },
      lost: {},
    },
  },
  'POST /posts/admin/toggle-approval/:id': [
    {
      what: 'approves',
      use: () => {
        const { mutateAsync } = useDecidePost(post)
        return () => mutateAsync({ action: 'approve' })
      },
      answer: { post: edited },
      after: {
        success: { ...decidedAs('post.title=Edited'), post: 'title=Edited' },
        post_not_found: gone,
        already_decided: gone,
        conflict: { ...gone, waitingPosts: 'stale' },
        own_item: { ...gone, waitingPosts: 'stale' },
        lost: { ...countsStale, post: 'stale' },
      },
    },
    {
      what: 'sends back',
      use: () => {
        const { mutateAsync } = useDecidePost(post)
        return () => mutateAsync({ action: 'disapprove', reason: 'Too short' })
      },
      answer: { post: { ...post, isAllowed: false } },
      after: {
        success: { ...decidedAs('post.isAllowed=false'), post: 'isAllowed=false' },
        lost: { ...countsStale, post: 'stale' },
      },
    },
  ],
  'POST /posts/:id/reactions': {
    use: () => () => toggleReaction(queryClient(), post, () => {}),
    hides: ['post_not_found', 'lost'],
    answer: { hasReacted: true, reactionCount: 7 },
    after: {
      success: postChanged('hasReacted=true', 'reactionCount=7'),
      post_not_found: postReadAgain,
      lost: postReadAgain,
    },
  },
  'POST /posts/admin/fakeReact': {
    use: () => {
      const { mutateAsync } = useAddReactions()
      return () => mutateAsync({ postId: 'post', reactionNo: 5, key: 'key' })
    },
    answer: { reactionCount: 7, addedReactionCount: 5 },
    after: { success: postChanged('reactionCount=7'), post_not_found: { picker: 'stale' }, lost: {} },
  },
  'POST /posts/:id/comments': {
    use: () => {
      const { mutateAsync } = useAddComment('post')
      return () => mutateAsync({ text: 'What I saw', isAnonymous: false, key: 'key' })
    },
    answer: { comment: makeComment({ _id: 'new' }) },
    after: { success: { comments: '+new, commentCount=3' }, post_not_found: {}, lost: {} },
  },
  'DELETE /posts/:postId/comments/:commentId': {
    use: () => {
      const { mutateAsync } = useDeleteComment('post', 'comment')
      return () => mutateAsync('')
    },
    answer: {},
    after: { success: commentGone, comment_not_found: commentGone, lost: {} },
  },
  'POST /posts/:postId/comments/:commentId/upvote': [
    {
      what: 'pressed',
      use: () => () => pressVote(queryClient(), 'post', comment, 'up', () => {}),
      hides: ['comment_not_found', 'lost'],
      answer: { upvoteCount: 3, downvoteCount: 0, hasUpvoted: true, hasDownvoted: false },
      after: {
        success: { comments: 'comment.hasUpvoted=true, comment.upvoteCount=3' },
        comment_not_found: commentGone,
        lost: {},
      },
    },
    {
      what: 'after a login',
      use: () => () => giveVote(queryClient(), { postId: 'post', id: 'comment', direction: 'up' }),
      answer: { upvoteCount: 3, downvoteCount: 0, hasUpvoted: true, hasDownvoted: false },
      after: { success: { comments: 'stale' }, comment_not_found: {}, lost: {} },
    },
  ],
  'POST /posts/:postId/comments/:commentId/downvote': {
    use: () => () => pressVote(queryClient(), 'post', comment, 'down', () => {}),
    hides: ['comment_not_found', 'lost'],
    answer: { upvoteCount: 0, downvoteCount: 3, hasUpvoted: false, hasDownvoted: true },
    after: {
      success: { comments: 'comment.downvoteCount=3, comment.hasDownvoted=true' },
      comment_not_found: commentGone,
      lost: {},
    },
  },
  'POST /timelines/post/:postId': {
    use: () => () =>
      sendEntry(
        queryClient(),
        'post',
        {
          text: {
            title: 'Arrested',
            date: '2026-05-02',
            step: '',
            origin: '',
            desc: '',
            location: '',
            source: '',
          },
          files: [],
        },
        {},
      ),
    answer: { timeline: makeTimeline({ _id: 'new', postId: 'post', date: '2026-05-02', isApproved: false }) },
    after: { success: { timeline: '+new' }, post_not_found: {}, lost: {} },
  },
  'PATCH /timelines/:id/toggle': [
    {
      what: 'approves',
      use: () => {
        const { mutateAsync } = useDecideTimeline(entry)
        return () => mutateAsync('approve')
      },
      answer: { timeline: { ...entry, title: 'Edited' } },
      after: {
        success: {
          ...postReadAgain,
          ...countsStale,
          timeline: 'entry.title=Edited',
          waitingEntries: '-entry, total=1',
        },
        timeline_not_found: entryDecided,
        already_decided: entryDecided,
        lost: countsStale,
      },
    },
    {
      what: 'takes the approval back',
      use: () => {
        const { mutateAsync } = useDecideTimeline(entry)
        return () => mutateAsync('unapprove')
      },
      answer: { timeline: { ...entry, isApproved: false } },
      after: {
        success: {
          ...postReadAgain,
          ...countsStale,
          timeline: 'entry.isApproved=false',
          waitingEntries: 'stale',
        },
        timeline_not_found: entryDecided,
        already_decided: entryDecided,
        lost: countsStale,
      },
    },
  ],
  'DELETE /timelines/post/:postId/:timelineId': {
    use: () => {
      const { mutateAsync } = useDeleteTimeline(entry)
      return () => mutateAsync('')
    },
    answer: {},
    after: { success: entryGone, timeline_not_found: entryGone, lost: {} },
  },
  'POST /posts/:id/questions': {
    use: () => () => write(queryClient(), 'post', { asModerator: true, text: 'Where?' }),
    answer: { messages: [], can: { ask: true, answer: false } },
    after: { success: { questions: 'can.ask=true' }, too_many_messages: {}, lost: {} },
  },
  'POST /posts/:id/answers': {
    use: () => () => write(queryClient(), 'post', { asModerator: false, text: 'Here.' }),
    answer: { messages: [], can: { ask: false, answer: true } },
    after: { success: { questions: 'can.answer=true' }, too_many_messages: {}, lost: {} },
  },
  'POST /posts/:id/outcome': {
    use: () => () => answerOutcome(queryClient(), 'post', { answer: 'court', language: 'en' }),
    answer: {},
    after: { success: { outcomes: '-post' }, conflict: { outcomes: '-post' }, post_not_found: {}, lost: {} },
  },
  'POST /admin/desk/:kind/:id/take-back': takeBackKinds.map((kind) => {
    const stale = {
      ...countsStale,
      ...inEach(['desk', 'deskItem', 'decided', 'log', 'latestLog', ...backIn[kind]], 'stale'),
    }
    return {
      what: kind,
      use: () => {
        const { takeBack } = useTakeBack()
        return () => takeBack({ kind, id: kind })
      },
      answer: {},
      hides: ['nothing_to_take_back', 'lost'] as const,
      after: { success: stale, nothing_to_take_back: stale, lost: stale },
    }
  }),
} satisfies Partial<Changes>
