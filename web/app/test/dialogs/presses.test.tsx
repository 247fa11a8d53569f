import type { Call } from '@bichar/contract/api.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { BlogRow } from '../../blogs/admin/BlogRow.tsx'
import { FollowedRow } from '../../follows/FollowedRow.tsx'
import { FlaggedCard } from '../../moderation/flags/FlaggedCard.tsx'
import { ReportedPostCard } from '../../moderation/flags/ReportedPostCard.tsx'
import { FollowingMessages } from '../../notifications/FollowingMessages.tsx'
import { NotificationItem } from '../../notifications/NotificationItem.tsx'
import { StoryRow } from '../../stories/StoryRow.tsx'
import { SupportRequestCard } from '../../support/SupportRequestCard.tsx'
import { SuspectMenu } from '../../suspects/SuspectMenu.tsx'
import { TimelineEntry } from '../../timelines/TimelineEntry.tsx'
import { blog, entry, notification, reported, request, story, suspect } from '../cache/things.ts'
import { refuse } from '../fakeCalls.ts'
import { makeFlagged } from '../make.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'

/** What asks nothing: the thing, what is pressed one after the other, and what is sent, if anything. */
type Row = readonly [
  what: string,
  thing: ReactNode,
  press: readonly (string | RegExp)[],
  call: Call,
  sends?: object,
]

const all = { edit: true, delete: true, moderate: true, publish: true }
const decides = { edit: true, changeIdentity: true, delete: true, seeRevisions: true, decide: true }
const entryOf = (isApproved: boolean) => (
  <TimelineEntry entry={{ ...entry, isApproved, can: all }} onDeleted={() => {}} />
)
const item = (isRead: boolean) => <NotificationItem notification={{ ...notification, isRead }} />
const blogOf = (isPublished: boolean) => <BlogRow blog={{ ...blog, isPublished, can: all }} />
const storyOf = (isPublished: boolean) => <StoryRow story={{ ...story, isPublished, can: all }} />

const toggle = 'PATCH /timelines/:id/toggle'
const read = 'PUT /notifications/:id/read'
const rows: Row[] = [
  [
    'approving an entry',
    entryOf(false),
    ['Approve'],
    toggle,
    { params: { id: 'entry' }, body: { action: 'approve' } },
  ],
  [
    'taking back the approval of an entry',
    entryOf(true),
    ['More about “Arrested”', 'Take back'],
    toggle,
    { params: { id: 'entry' }, body: { action: 'unapprove' } },
  ],
  [
    'showing a suspect',
    <SuspectMenu key="" suspect={{ ...suspect, shown: 'proposed', can: decides }} onEdit={() => {}} />,
    ['More about this suspect', 'Make public'],
    'POST /admin/suspects/:id/decision',
    { params: { id: 'suspect' }, body: { action: 'show', reason: '', version: 1 } },
  ],
  [
    'keeping something flagged',
    <FlaggedCard key="" thing={makeFlagged({ _id: 'post' })} />,
    ['Keep'],
    'POST /admin/flags/:kind/:id',
    { params: { kind: 'post', id: 'post' }, body: { action: 'keep', reason: '', version: 3, flagCount: 1 } },
  ],
  [
    'ignoring the reports of a post',
    <ReportedPostCard key="" post={reported} />,
    ['Ignore'],
    'POST /admin/reported-posts/:id',
    { params: { id: 'post' }, body: { action: 'ignore', version: 3, reportCount: 1 } },
  ],
  [
    'marking a request as handled',
    <SupportRequestCard key="" request={request} />,
    ['Mark as Actioned'],
    'PATCH /support/:id/status',
    { params: { id: 'request' }, body: { status: 'action-taken' } },
  ],
  ...[true, false].flatMap((isPublished): Row[] => [
    [
      `publishing a blog, when that was ${isPublished}`,
      blogOf(isPublished),
      ['Published'],
      'PATCH /blogs/:id/publish',
      { params: { id: 'blog' }, body: { isPublished: !isPublished } },
    ],
    [
      `publishing a story, when that was ${isPublished}`,
      storyOf(isPublished),
      ['Published'],
      'PATCH /success-stories/:id/publish',
      { params: { id: 'story' }, body: { isPublished: !isPublished } },
    ],
  ]),
  [
    'following something no longer',
    <FollowingMessages key="">
      <FollowedRow follow={{ kind: 'category', of: 'Theft', name: '', status: null }} />
    </FollowingMessages>,
    [/Theft/],
    'DELETE /follows',
    { body: { kind: 'category', of: 'Theft' } },
  ],
  ['opening an unread notification', item(false), [/A message/], read, { params: { id: 'notification' } }],
  ['opening a notification that was read', item(true), [/A message/], read],
]

for (const [what, thing, press, call, sends] of rows)
  test(`${what} sends just that`, async () => {
    const sent = vi.fn()
    const screen = await renderWith(thing, {
      session: people.admin,
      calls: {
        'GET /notifications': () => refuse('unavailable'),
        [call]: (input: object) => {
          sent(Object.fromEntries(Object.entries(input).filter(([part]) => part in (sends ?? {}))))
          return refuse('internal')
        },
      },
    })
    for (const name of press) {
      const at = { name, exact: true }
      await screen
        .getByRole('button', at)
        .or(screen.getByRole('menuitem', at))
        .or(screen.getByRole('switch', at))
        .click()
    }
    await expect.poll(() => sent.mock.calls).toEqual(sends ? [[sends]] : [])
  })
