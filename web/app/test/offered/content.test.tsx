import { CommentThread } from '../../comments/CommentThread.tsx'
import { PostMenu } from '../../postScreens/PostMenu.tsx'
import { useAuthorActions } from '../../postScreens/useAuthorActions.tsx'
import { useModeratorActions } from '../../postScreens/useModeratorActions.tsx'
import { SuspectMenu } from '../../suspects/SuspectMenu.tsx'
import { TimelineEntry } from '../../timelines/TimelineEntry.tsx'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../make.ts'
import { people } from '../people.ts'

import { may, testOffers } from './offers.tsx'

const guest = undefined
const { member, admin } = people

const post = makePost()
const WholeMenu = ({ of }: { of: typeof post }) => {
  const [moderator, author] = [useModeratorActions(of), useAuthorActions(of)]
  return <PostMenu post={of} more={[...moderator.actions, ...author.actions]} />
}
const ofPost = (changes: Partial<typeof post>, ...given: (keyof typeof post.can)[]) => (
  <WholeMenu of={{ ...post, ...changes, can: may(post.can, ...given) }} />
)
const named = { user: { _id: 'author', name: 'Runa', avatar: null } }
const own = { user: { _id: member._id, name: member.name, avatar: null } }
const returned = { isAllowed: false, review: { state: 'returned', reason: '', version: 1 } } as const
const waiting = { isAllowed: false, review: { state: 'waiting', reason: '', version: 1 } } as const

const comment = makeComment()
const ofComment = (changes: Partial<typeof comment>, canDelete: boolean) => (
  <CommentThread
    post={post}
    comment={{ ...comment, ...changes, can: { delete: canDelete } }}
    onDeleted={() => {}}
  />
)

const entry = makeTimeline()
const ofEntry = (isApproved: boolean, ...given: (keyof typeof entry.can)[]) => (
  <TimelineEntry entry={{ ...entry, isApproved, can: may(entry.can, ...given) }} onDeleted={() => {}} />
)

const suspect = makeSuspect()
const ofSuspect = (changes: Partial<typeof suspect>, ...given: (keyof typeof suspect.can)[]) => (
  <SuspectMenu suspect={{ ...suspect, ...changes, can: may(suspect.can, ...given) }} onEdit={() => {}} />
)
const sentBack = { shown: 'proposed', review: { isReturned: true, reason: '' } } as const

testOffers('a post', [
  [
    admin,
    'of their own that is anonymous',
    ofPost({ user: { ...named.user, _id: admin._id }, isAnonymous: true }, 'edit'),
    ['Report', 'Edit Post'],
  ],
  [guest, 'of a named author', ofPost(named), ['Report', 'Report person']],
  [guest, 'that is anonymous', ofPost({ isAnonymous: true }), ['Report']],
  [
    member,
    'of their own',
    ofPost(own, 'edit', 'delete', 'changeAnonymity'),
    ['Report', 'Edit Post', 'Delete Post'],
  ],
  [
    member,
    'of their own that is anonymous',
    ofPost({ ...own, isAnonymous: true }, 'edit', 'delete'),
    ['Report', 'Edit Post', 'Delete Post'],
  ],
  [
    member,
    'of their own that waits',
    ofPost({ ...own, ...waiting }, 'edit', 'delete'),
    ['Edit Post', 'Delete Post'],
  ],
  [member, 'that they can only edit', ofPost(own, 'edit'), ['Report', 'Edit Post']],
  [member, 'that they can only delete', ofPost(own, 'delete'), ['Report', 'Delete Post']],
  [member, 'of a named author', ofPost(named), ['Report', 'Report person']],
  [
    admin,
    'of a named author',
    ofPost(named, 'delete', 'moderate'),
    ['Report', 'Delete Post', 'Take back to the desk', 'Report person'],
  ],
  [
    admin,
    'that is anonymous',
    ofPost({ isAnonymous: true }, 'delete', 'moderate'),
    ['Report', 'Delete Post', 'Take back to the desk', 'Pause its author'],
  ],
  [admin, 'that waits', ofPost({ ...named, ...waiting }, 'delete', 'moderate'), ['Delete Post']],
  [
    admin,
    'that was sent back',
    ofPost({ ...named, ...returned }, 'delete', 'moderate'),
    ['Delete Post', 'Take back to the desk'],
  ],
  [
    admin,
    'of their own',
    ofPost({ user: { ...named.user, _id: admin._id } }, 'edit', 'delete'),
    ['Report', 'Edit Post', 'Delete Post'],
  ],
])

testOffers('a comment', [
  [
    admin,
    'of their own that is anonymous',
    ofComment({ user: { _id: admin._id }, isAnonymous: true }, false),
    ['Upvote', 'Downvote', 'Reply', 'Report comment'],
  ],
  [guest, 'of somebody', ofComment({}, false), ['Upvote', 'Downvote', 'Reply', 'Report comment']],
  [
    member,
    'of somebody',
    ofComment({ user: { _id: 'author' } }, false),
    ['Upvote', 'Downvote', 'Reply', 'Report comment'],
  ],
  [
    member,
    'of their own',
    ofComment({}, true),
    ['Delete comment', 'Upvote', 'Downvote', 'Reply', 'Report comment'],
  ],
  [member, 'of their own that is held', ofComment({ isHeld: true }, true), ['Delete comment']],
  [
    admin,
    'of somebody',
    ofComment({ user: { _id: 'author' } }, true),
    ['Delete comment', 'Upvote', 'Downvote', 'Reply', 'Report comment'],
  ],
  [
    admin,
    'that is anonymous',
    ofComment({ user: null, isAnonymous: true }, true),
    ['Pause its author', 'Delete comment', 'Upvote', 'Downvote', 'Reply', 'Report comment'],
  ],
  [
    admin,
    'that is anonymous and held',
    ofComment({ user: null, isAnonymous: true, isHeld: true }, true),
    ['Pause its author', 'Delete comment'],
  ],
])

testOffers('an entry', [
  [guest, 'that is public', ofEntry(true), ['Report']],
  [member, 'of their own that waits', ofEntry(false, 'delete'), ['Delete Timeline']],
  [member, 'of somebody that waits', ofEntry(false), []],
  [admin, 'that waits', ofEntry(false, 'delete', 'moderate'), ['Delete Timeline', 'Approve']],
  [admin, 'that is public', ofEntry(true, 'delete', 'moderate'), ['Report', 'Take back', 'Delete Timeline']],
  [admin, 'of their own that waits', ofEntry(false, 'delete'), ['Delete Timeline']],
])

testOffers('a suspect', [
  [guest, 'who is shown', ofSuspect({}), ['Report']],
  [member, 'who is shown', ofSuspect({}, 'edit'), ['Edit', 'Report']],
  [
    member,
    'whom they added',
    ofSuspect({ shown: 'proposed' }, 'edit', 'changeIdentity', 'delete'),
    ['Edit', 'Delete'],
  ],
  [
    admin,
    'who waits',
    ofSuspect({ shown: 'proposed' }, 'edit', 'delete', 'seeRevisions', 'decide'),
    ['Edit', 'Changes', 'Make public', 'Send back', 'Remove', 'Pause its author', 'Delete'],
  ],
  [
    admin,
    'who was sent back',
    ofSuspect(sentBack, 'edit', 'seeRevisions', 'decide'),
    ['Edit', 'Changes', 'Make public', 'Remove', 'Pause its author'],
  ],
  [
    admin,
    'who is shown',
    ofSuspect({}, 'edit', 'delete', 'seeRevisions', 'decide'),
    ['Edit', 'Changes', 'Hide', 'Remove', 'Report', 'Pause its author', 'Delete'],
  ],
  [
    admin,
    'who is hidden',
    ofSuspect({ shown: 'hidden' }, 'edit', 'seeRevisions', 'decide'),
    ['Edit', 'Changes', 'Make public', 'Remove', 'Pause its author'],
  ],
  [
    admin,
    'who is removed',
    ofSuspect({ shown: 'removed' }, 'seeRevisions', 'decide'),
    ['Changes', 'Make public', 'Pause its author'],
  ],
  [
    admin,
    'whom they added',
    ofSuspect({ shown: 'proposed', createdBy: { _id: admin._id } }, 'edit', 'delete', 'seeRevisions'),
    ['Edit', 'Changes', 'Delete'],
  ],
])
