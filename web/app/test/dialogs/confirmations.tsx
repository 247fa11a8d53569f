import type { Call } from '@bichar/contract/api.ts'
import type { ReactNode } from 'react'
import { BlogRow } from '../../blogs/admin/BlogRow.tsx'
import { CommentThread } from '../../comments/CommentThread.tsx'
import { FlaggedCard } from '../../moderation/flags/FlaggedCard.tsx'
import { ReportedPostCard } from '../../moderation/flags/ReportedPostCard.tsx'
import { SentItem } from '../../notifications/sending/SentItem.tsx'
import { PostMenu } from '../../postScreens/PostMenu.tsx'
import { useModeratorActions } from '../../postScreens/useModeratorActions.tsx'
import { StoryRow } from '../../stories/StoryRow.tsx'
import { RevisionActions } from '../../suspects/RevisionActions.tsx'
import { SuspectMenu } from '../../suspects/SuspectMenu.tsx'
import { TimelineEntry } from '../../timelines/TimelineEntry.tsx'
import { blog, comment, entry, notification, post, reported, story, suspect } from '../cache/things.ts'
import { makeFlagged } from '../make.ts'
import { people } from '../people.ts'

export const words = 'It names a child.'

/** Something dangerous that is asked about before it is done. */
export interface Confirmation {
  thing: ReactNode
  /** The buttons that lead to the question; the first one has the focus afterwards. */
  open: readonly string[]
  title: string
  confirm: string
  /** The label of the field for a reason, into which the words are written. */
  reason?: RegExp
  call: Call
  sends: object
  answer?: object
  failed: string
  /** Whether the question stays after a failure of the server, so that a written reason is not lost. */
  stays?: boolean
}

const all = { edit: true, delete: true, moderate: true, publish: true }
const theirs = { ...comment, user: { _id: 'author' }, replies: [], can: { delete: true } }
const ofSuspect = { edit: true, changeIdentity: true, delete: true, seeRevisions: true, decide: true }

const TakenBack = () => {
  const { actions, dialog } = useModeratorActions({ ...post, can: { ...post.can, moderate: true } })
  return (
    <>
      <PostMenu post={post} more={actions} />
      {dialog}
    </>
  )
}
const menuOf = (shown: typeof suspect.shown) => (
  <SuspectMenu suspect={{ ...suspect, shown, version: 7, can: ofSuspect }} onEdit={() => {}} />
)
const change = (state: 'proposed' | 'confirmed') => (
  <RevisionActions
    suspectId="suspect"
    revision={{ _id: 'change', createdAt: '', by: '', isByAdmin: false, state, reason: '', changes: [] }}
  />
)
const flagged = <FlaggedCard thing={makeFlagged({ _id: 'post' })} />

const reason = /^Reason/
const why = /^What is wrong/
const toSuspect = 'More about this suspect'
const decided = {
  confirm: 'Send back',
  reason,
  call: 'POST /admin/suspects/:id/decision',
  answer: { criminal: suspect },
  failed: 'The decision could not be saved',
  stays: true,
} as const
const sendsBack = { params: { id: 'suspect' }, body: { action: 'sendBack', version: 7, reason: words } }

export const confirmations: Record<string, Confirmation> = {
  'deleting a post': {
    thing: <PostMenu post={{ ...post, can: { ...post.can, delete: true } }} />,
    open: ['More about this post', 'Delete Post'],
    title: 'Delete post',
    confirm: 'Delete',
    call: 'DELETE /posts/:id',
    sends: { params: { id: 'post' } },
    failed: 'Failed to delete post',
  },
  'taking back a decision on a post': {
    thing: <TakenBack />,
    open: ['More about this post', 'Take back to the desk'],
    title: 'Take back to the desk',
    confirm: 'Take back',
    call: 'POST /admin/desk/:kind/:id/take-back',
    sends: { params: { kind: 'post', id: 'post' } },
    failed: 'It could not be taken back',
  },
  'deleting a comment of one’s own': {
    thing: (
      <CommentThread
        post={post}
        comment={{ ...theirs, user: { _id: people.superAdmin._id } }}
        onDeleted={() => {}}
      />
    ),
    open: ['Delete comment'],
    title: 'Delete comment',
    confirm: 'Delete',
    call: 'DELETE /posts/:postId/comments/:commentId',
    sends: { params: { postId: 'post', commentId: 'comment' }, body: { reason: '' } },
    failed: 'Failed to delete comment',
  },
  'deleting a comment of somebody': {
    thing: <CommentThread post={post} comment={theirs} onDeleted={() => {}} />,
    open: ['Delete comment'],
    title: 'Delete comment',
    confirm: 'Delete',
    reason,
    call: 'DELETE /posts/:postId/comments/:commentId',
    sends: { params: { postId: 'post', commentId: 'comment' }, body: { reason: words } },
    failed: 'Failed to delete comment',
    stays: true,
  },
  'deleting an entry': {
    thing: <TimelineEntry entry={{ ...entry, can: all }} onDeleted={() => {}} />,
    open: ['More about “Arrested”', 'Delete Timeline'],
    title: 'Delete Timeline',
    confirm: 'Delete',
    reason,
    call: 'DELETE /timelines/post/:postId/:timelineId',
    sends: { params: { postId: 'post', timelineId: 'entry' }, body: { reason: words } },
    failed: 'Failed to delete timeline',
    stays: true,
  },
  'deleting a suspect': {
    thing: menuOf('shown'),
    open: [toSuspect, 'Delete'],
    title: 'Delete suspect',
    confirm: 'Delete',
    call: 'DELETE /criminals/:id',
    sends: { params: { id: 'suspect' } },
    failed: 'Failed to delete criminal profile',
  },
  'sending a suspect back': {
    ...decided,
    thing: menuOf('proposed'),
    open: [toSuspect, 'Send back'],
    title: 'Send back Jalal?',
    sends: sendsBack,
  },
  'hiding a suspect': {
    ...decided,
    thing: menuOf('shown'),
    open: [toSuspect, 'Hide'],
    title: 'Hide Jalal?',
    confirm: 'Hide',
    sends: sendsBack,
  },
  'removing a suspect': {
    ...decided,
    thing: menuOf('hidden'),
    open: [toSuspect, 'Remove'],
    title: 'Remove Jalal?',
    confirm: 'Remove',
    sends: { params: { id: 'suspect' }, body: { ...sendsBack.body, action: 'remove' } },
  },
  'refusing a change': {
    thing: change('proposed'),
    open: ['Refuse'],
    title: 'Refuse the change?',
    confirm: 'Refuse',
    reason,
    call: 'POST /criminals/:id/revisions/:revisionId/decision',
    sends: { params: { id: 'suspect', revisionId: 'change' }, body: { action: 'refuse', reason: words } },
    answer: { criminal: suspect },
    stays: true,
    failed: 'The decision could not be saved',
  },
  'undoing a change': {
    thing: change('confirmed'),
    open: ['Undo this change'],
    title: 'Undo this change?',
    confirm: 'Undo',
    call: 'POST /criminals/:id/revisions/:revisionId/revert',
    sends: { params: { id: 'suspect', revisionId: 'change' } },
    answer: { criminal: suspect, pendingChange: false },
    failed: 'The change could not be undone',
  },
  'removing something flagged': {
    thing: flagged,
    open: ['Delete'],
    title: 'Delete',
    confirm: 'Delete',
    reason: why,
    call: 'POST /admin/flags/:kind/:id',
    sends: {
      params: { kind: 'post', id: 'post' },
      body: { action: 'remove', reason: words, version: 3, flagCount: 1 },
    },
    failed: 'Action failed',
    stays: true,
  },
  'taking down a flagged post': {
    thing: flagged,
    open: ['Take down until fixed'],
    title: 'Take down until fixed',
    confirm: 'Take down until fixed',
    reason: why,
    call: 'POST /admin/flags/:kind/:id',
    sends: {
      params: { kind: 'post', id: 'post' },
      body: { action: 'takeDown', reason: words, version: 3, flagCount: 1 },
    },
    failed: 'Action failed',
    stays: true,
  },
  'deleting a reported post': {
    thing: <ReportedPostCard post={reported} />,
    open: ['Delete'],
    title: 'Delete post',
    confirm: 'Delete',
    call: 'POST /admin/reported-posts/:id',
    sends: { params: { id: 'post' }, body: { action: 'delete', version: 3, reportCount: 1 } },
    failed: 'Action failed',
  },
  'deleting a blog': {
    thing: <BlogRow blog={{ ...blog, can: all }} />,
    open: ['Delete'],
    title: 'Delete blog',
    confirm: 'Delete',
    call: 'DELETE /blogs/:id',
    sends: { params: { id: 'blog' } },
    failed: 'Failed to delete blog',
  },
  'deleting a story': {
    thing: <StoryRow story={{ ...story, can: all }} />,
    open: ['Delete'],
    title: 'Delete story',
    confirm: 'Delete',
    call: 'DELETE /success-stories/:id',
    sends: { params: { id: 'story' } },
    failed: 'Failed to delete story',
  },
  'withdrawing a sent message': {
    thing: <SentItem sent={{ ...notification, user: null }} />,
    open: ['Delete “A message”'],
    title: 'Delete',
    confirm: 'Delete',
    call: 'DELETE /notifications/:id',
    sends: { params: { id: 'notification' } },
    failed: 'Failed to delete notification',
  },
}
