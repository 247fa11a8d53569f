import { expect, test } from 'vitest'
import { postKeys, searchKey } from '../../posts/queries.ts'
import { suspectKeys } from '../../suspects/queries.ts'
import { refuse } from '../../test/fakeCalls.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { cacheLists } from '../../test/staleLists.ts'
import { pendingTimelinesKey } from '../../timelines/pendingTimelines.ts'
import { deskKey } from '../panel/deskEvents.ts'
import { summaryKey } from '../panel/summary.ts'
import { pendingKey } from './pendingPosts.ts'
import { TakeBackButton } from './TakeBackButton.tsx'

const id = '0197a1b2-0000-7000-8000-0000000000a1'

const lists = {
  desk: [...deskKey, 'queue'],
  summary: summaryKey,
  log: ['audit'],
  feed: [...postKeys.all, 'feed', null],
  post: postKeys.one(id),
  otherPost: postKeys.one('another'),
  waitingPosts: [...pendingKey, ''],
  search: [...searchKey, { query: 'gate' }],
  timelines: [...pendingTimelinesKey, ''],
  suspects: [...suspectKeys.lists, 'wanted'],
  suspect: suspectKeys.one(id),
  flagged: ['flagged', ''],
  reportedPosts: ['reportedPosts', ''],
  support: ['support', ''],
}
const always = ['desk', 'summary', 'log']

const stale = {
  post: ['feed', 'post', 'waitingPosts', 'search'],
  timeline: ['timelines'],
  suspect: ['suspects', 'suspect'],
  flag: ['flagged', 'reportedPosts'],
  support: ['support'],
} as const

for (const [kind, further] of Object.entries(stale) as [keyof typeof stale, readonly string[]][])
  test.each([
    ['comes about', () => ({ success: true as const, message: 'Done' })],
    ['is refused', () => refuse('nothing_to_take_back')],
  ])(
    `taking a decision on a ${kind} back refetches where it was and where it waits, if it %s`,
    async (_what, answer) => {
      const screen = await renderWith(<TakeBackButton kind={kind} id={id} className="" />, {
        session: people.admin,
        calls: {
          'POST /admin/desk/:kind/:id/take-back': ({ params }) => {
            expect(params).toEqual({ kind, id })
            return answer()
          },
        },
      })
      const staleLists = cacheLists(lists)
      await screen.getByRole('button', { name: 'Take back' }).click()
      await expect.poll(staleLists).toEqual([...always, ...further])
    },
  )
