import type { CallOutput } from '@bichar/contract/api.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { pendingTimelinesOptions, timelinesOf } from './pendingTimelines.ts'
import { useDecideTimeline } from './useDecideTimeline.ts'

type Pending = CallOutput<'GET /timelines/pending'>

const entry = {
  _id: '0197a1b2-0000-7000-8000-0000000000d1',
  postId: '0197a1b2-0000-7000-8000-0000000000a1',
  title: 'Arrested',
  isApproved: true,
} as Timeline

function Panel() {
  const { data } = useInfiniteQuery(pendingTimelinesOptions(''))
  const { mutate } = useDecideTimeline(entry)
  return (
    <>
      <button type="button" onClick={() => mutate('unapprove')}>
        Take back
      </button>
      <button type="button" onClick={() => mutate('approve')}>
        Approve
      </button>
      <ul>
        {timelinesOf(data?.pages ?? []).map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </>
  )
}

test('an entry whose approval is taken back waits in the list of entries again, and leaves it once it is approved', async () => {
  let waiting: Timeline[] = []
  const screen = await renderWith(<Panel />, {
    session: people.admin,
    calls: {
      'GET /timelines/pending': () =>
        ({
          success: true,
          timelines: waiting,
          total: waiting.length,
          currentPage: 1,
          totalPages: 1,
        }) as unknown as Pending,
      'GET /posts/:id': () => refuse('post_not_found'),
      'PATCH /timelines/:id/toggle': ({ body }) => {
        const timeline = { ...entry, isApproved: body?.action === 'approve' }
        waiting = timeline.isApproved ? [] : [timeline]
        return { success: true, message: 'Done', timeline }
      },
    },
  })
  await screen.getByRole('button', { name: 'Take back' }).click()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Arrested')
  await screen.getByRole('button', { name: 'Approve' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})
