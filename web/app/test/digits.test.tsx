import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BlogCard } from '../blogs/BlogCard.tsx'
import { CommentThread } from '../comments/CommentThread.tsx'
import { FlaggedCard } from '../moderation/flags/FlaggedCard.tsx'
import { NotificationItem } from '../notifications/NotificationItem.tsx'
import { CommentButton } from '../postScreens/CommentButton.tsx'
import { PostCard } from '../postScreens/PostCard.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import { StoryCard } from '../stories/StoryCard.tsx'
import { SuspectCard } from '../suspects/SuspectCard.tsx'
import { SuspectDetails } from '../suspects/SuspectDetails.tsx'
import { CaseLine } from '../timelines/CaseLine.tsx'
import { TimelineEntry } from '../timelines/TimelineEntry.tsx'
import { FilterButton } from '../ui/FilterButton.tsx'
import {
  makeBlog,
  makeComment,
  makeFlagged,
  makeMedia,
  makeNotification,
  makePost,
  makeStory,
  makeSuspect,
  makeTimeline,
} from './make.ts'
import { people } from './people.ts'
import { renderWith } from './renderWith.tsx'
import { withScripting } from './withScripting.ts'

withScripting()

const post = makePost({
  reactionCount: 12,
  commentCount: 1_234,
  incidentAt: '2026-04-30T22:15',
  medias: Array.from({ length: 9 }, (_, at) => makeMedia({ url: `/media/${at}.jpg` })),
  caseLine: { steps: [{ step: 'filed', date: '2026-05-03', origin: 'police' }], updates: 56 },
})
const comment = makeComment({ upvoteCount: 17, downvoteCount: 6, replyCount: 9, repliesCursor: 'more' })
const suspect = makeSuspect({ age: 41, reportCount: 23, location: 'Khulna' })

const things: Record<string, ReactNode> = {
  'the card of a post': <PostCard post={post} />,
  'the button of reactions': <ReactionButton post={post} className="" />,
  'the button of comments': <CommentButton post={post} className="" />,
  'a case': <CaseLine post={post} />,
  'an entry of a case': <TimelineEntry entry={makeTimeline()} onDeleted={() => {}} />,
  'a comment': <CommentThread post={post} comment={comment} onDeleted={() => {}} />,
  'the card of a suspect': <SuspectCard suspect={suspect} first={false} />,
  'what is known of a suspect': <SuspectDetails suspect={suspect} />,
  'a notification': (
    <NotificationItem notification={makeNotification({ createdAt: '2020-05-01T06:00:00Z' })} />
  ),
  'the card of a blog': (
    <BlogCard blog={{ ...makeBlog(), excerpt: 'At the police station.' }} first={false} />
  ),
  'the card of a story': <StoryCard story={makeStory()} />,
  'what is flagged': <FlaggedCard thing={makeFlagged({ flagCount: 14 })} />,
  'the button of filters': <FilterButton count={3} onOpen={() => {}} />,
}

test.each(Object.entries(things))('%s has Bengali digits for whoever reads Bengali', async (_what, thing) => {
  const { container } = await renderWith(thing, { session: people.admin, language: 'bn' })
  const spoken = [...container.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  )
  await expect.poll(() => container.textContent).not.toBe('')
  expect([container.textContent, ...spoken].filter((text) => /\d/.test(text))).toEqual([])
})
