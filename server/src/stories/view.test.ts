import { expect, test } from 'vitest'
import { mediaView } from '../media/media.ts'
import { changed, made, mediaRow, namedSuspect } from '../test/rows.ts'
import { admins, everyone, viewers, who } from '../test/viewers.ts'
import type { StoryRow } from './store.ts'
import { storyView } from './view.ts'

const story = (post: StoryRow['post']): StoryRow => ({
  id: 'story',
  title: 'The bag is back',
  description: 'Thanks to a witness.',
  is_published: true,
  post,
  created_at: made,
  updated_at: changed,
})
const step = { step: 'arrested', date: '2026-11-19', origin: 'police' } as const
const robbery = {
  ...{ id: 'post', title: 'Robbery at the bus stop', is_allowed: true, created_at: made.toISOString() },
  ...{ medias: [mediaRow()], case_steps: [step], update_count: 2 },
  suspects: [namedSuspect()],
}

// Shows spec 3.11.
test('a story tells a guest what happened, and of which post', () => {
  expect(storyView(story(robbery), viewers.guest)).toEqual({
    _id: 'story',
    title: 'The bag is back',
    description: 'Thanks to a witness.',
    post: {
      _id: 'post',
      title: 'Robbery at the bus stop',
      createdAt: made.toISOString(),
      medias: [mediaView(mediaRow())],
      criminals: [
        {
          ...{ _id: 'suspect', name: 'Jalal', status: 'wanted', photo: '/media/jalal.jpg' },
          ...{ shown: 'shown', isMinor: false },
        },
      ],
      caseLine: { steps: [step], updates: 2 },
    },
    isPublished: true,
    createdAt: made.toISOString(),
    updatedAt: changed.toISOString(),
    can: { edit: false, delete: false, publish: false },
  })
})

test('a post that is not public is named in its story to admins only', () => {
  const named = (row: StoryRow) => who((viewer) => storyView(row, viewer).post !== null)
  expect(named(story(robbery))).toEqual(everyone)
  expect(named(story({ ...robbery, is_allowed: false }))).toEqual(admins)
  expect(named(story(null))).toEqual([])
})

test('a story carries what the viewer may do', () => {
  expect(storyView(story(null), viewers.admin).can).toEqual({ edit: true, delete: true, publish: true })
})
