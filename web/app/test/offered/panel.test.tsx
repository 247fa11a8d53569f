import type { SuspectRevision } from '@bichar/contract/suspects.ts'
import { BlogRow } from '../../blogs/admin/BlogRow.tsx'
import { FlaggedCard } from '../../moderation/flags/FlaggedCard.tsx'
import { ReportedPostCard } from '../../moderation/flags/ReportedPostCard.tsx'
import { ModerationActions } from '../../moderation/review/ModerationActions.tsx'
import { SentItem } from '../../notifications/sending/SentItem.tsx'
import { StoryRow } from '../../stories/StoryRow.tsx'
import { SupportRequestCard } from '../../support/SupportRequestCard.tsx'
import { RevisionActions } from '../../suspects/RevisionActions.tsx'
import { reported } from '../cache/things.ts'
import { makeBlog, makeFlagged, makeNotification, makePost, makeStory, makeSupportRequest } from '../make.ts'
import { people } from '../people.ts'

import { may, testOffers } from './offers.tsx'

const { admin, superAdmin } = people

const revision = (state: SuspectRevision['state']) => (
  <RevisionActions
    suspectId="suspect"
    revision={{ _id: 'r', createdAt: '', by: '', isByAdmin: false, state, reason: '', changes: [] }}
  />
)

const post = makePost()
const returned = { isAllowed: false, review: { state: 'returned', reason: '', version: 1 } } as const
const waiting = { isAllowed: false, review: { state: 'waiting', reason: '', version: 1 } } as const
const decision = (changes: Partial<typeof post>, ...given: (keyof typeof post.can)[]) => (
  <ModerationActions
    post={{ ...post, ...changes, can: may(post.can, ...given) }}
    people={{ count: 0, leftOut: [] } as never}
    moderation={{ deciding: undefined, decide: async () => {}, asking: false, ask: () => {}, reason: '' }}
  />
)

const flagged = (changes: Parameters<typeof makeFlagged>[0], moderate = true) => (
  <FlaggedCard thing={makeFlagged({ ...changes, can: { moderate } })} />
)
const request = (changes: Parameters<typeof makeSupportRequest>[0]) => (
  <SupportRequestCard request={makeSupportRequest(changes)} />
)
const blog = (isPublished: boolean, ...given: ('edit' | 'delete' | 'publish')[]) => (
  <BlogRow blog={makeBlog({ isPublished, can: may(makeBlog().can, ...given) })} />
)
const story = (isPublished: boolean, ...given: ('edit' | 'delete' | 'publish')[]) => (
  <StoryRow story={makeStory({ isPublished, can: may(makeStory().can, ...given) })} />
)
const sent = <SentItem sent={{ ...makeNotification(), user: null }} />

testOffers('a decision on a post', [
  [admin, 'that waits', decision(waiting, 'moderate'), ['Approve Post', 'Send back']],
  [admin, 'that is public', decision({}, 'moderate'), ['Take back']],
  [admin, 'that was sent back', decision(returned, 'moderate'), ['Approve Post']],
  [admin, 'of their own', decision(waiting), []],
])

testOffers('a change of a suspect', [
  [admin, 'that waits', revision('proposed'), ['Confirm', 'Refuse']],
  [admin, 'that was confirmed', revision('confirmed'), ['Undo this change']],
  [admin, 'that was refused', revision('refused'), []],
])

testOffers('something flagged', [
  [admin, 'that is a post', flagged({ kind: 'post' }), ['Keep', 'Take down until fixed', 'Delete']],
  [admin, 'that is a comment', flagged({ kind: 'comment' }), ['Keep', 'Delete']],
  [admin, 'that is an entry', flagged({ kind: 'timeline' }), ['Keep', 'Delete']],
  [admin, 'that is a suspect', flagged({ kind: 'suspect' }), ['Shop burnt', 'Keep', 'Delete']],
  [admin, 'that is a person', flagged({ kind: 'person' }), ['Shop burnt', 'Keep']],
  [admin, 'that is their own', flagged({ kind: 'post' }, false), []],
  [
    admin,
    'that is reported',
    <ReportedPostCard key="" post={reported} />,
    ['Gate broken', 'Ignore', 'Take down until fixed', 'Delete'],
  ],
  [
    admin,
    'that is reported and their own',
    <ReportedPostCard key="" post={{ ...reported, can: { moderate: false } }} />,
    ['Gate broken'],
  ],
])

testOffers('a request for support', [
  [admin, 'that waits', request({}), ['+8801711000001', 'Mark as Actioned']],
  [admin, 'that was handled', request({ status: 'action-taken' }), ['+8801711000001', 'Take back']],
  [admin, 'of their own', request({ can: { moderate: false } }), ['+8801711000001']],
  [
    admin,
    'of their own that was handled',
    request({ status: 'action-taken', can: { moderate: false } }),
    ['+8801711000001'],
  ],
])

testOffers('a blog', [
  [
    admin,
    'that is published',
    blog(true, 'edit', 'delete', 'publish'),
    ['How to file a case', 'Published: on', 'Edit', 'Delete'],
  ],
  [
    admin,
    'that is not published',
    blog(false, 'edit', 'delete', 'publish'),
    ['How to file a case', 'Published: off', 'Edit', 'Delete'],
  ],
  [admin, 'that they can only edit', blog(true, 'edit'), ['How to file a case', 'Edit']],
  [admin, 'that they can only delete', blog(true, 'delete'), ['How to file a case', 'Delete']],
  [admin, 'that they can only publish', blog(true, 'publish'), ['How to file a case', 'Published: on']],
])

testOffers('a story', [
  [admin, 'that is published', story(true, 'edit', 'delete', 'publish'), ['Published: on', 'Edit', 'Delete']],
  [admin, 'that they can only edit', story(true, 'edit'), ['Edit']],
  [admin, 'that they can only delete', story(true, 'delete'), ['Delete']],
  [admin, 'that they can only publish', story(true, 'publish'), ['Published: on']],
])

testOffers('a sent message', [
  [admin, 'of a super admin', sent, []],
  [superAdmin, 'of their own', sent, ['Delete “A message”']],
])
