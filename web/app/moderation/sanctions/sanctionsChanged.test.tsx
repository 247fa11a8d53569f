import type { CallOutput } from '@bichar/contract/api.ts'
import type { AuthorPause, WaitingAppeal } from '@bichar/contract/sanctions.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sanctionsKey } from '../../sanctions/queries.ts'
import { type FakeCalls, refuse } from '../../test/fakeCalls.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { cacheLists } from '../../test/staleLists.ts'
import AppealsPage from './AppealsPage.tsx'
import PauseAuthorDialog from './PauseAuthorDialog.tsx'

const id = '0197a1b2-0000-7000-8000-0000000000c1'
const done = { success: true, message: 'Done' } as const
const facts = { _id: id, reason: 'No insults, please', until: null, day: '2026-05-02', by: 'Nasrin' }
const waiting: WaitingAppeal = {
  ...facts,
  kind: 'warning',
  isActive: false,
  appeal: { text: 'It was a quotation.', day: '2026-05-03', outcome: null, answer: '' },
  person: { _id: people.member._id, name: people.member.name, avatar: null },
  thing: null,
  canJudge: true,
}
const pause: AuthorPause = {
  ...facts,
  until: '2026-06-02',
  thing: { kind: 'post', _id: id, postId: id, title: 'Gate broken' },
}

/** The list that the page shows, from which what has been decided leaves. */
function listed(calls: FakeCalls) {
  let isDecided = false
  const paging = { total: 1, currentPage: 1, totalPages: 1 }
  const decide =
    <Input,>(answer: (input: Input) => typeof done) =>
    (input: Input) => {
      isDecided = true
      return answer(input)
    }
  return {
    decide,
    calls: {
      'GET /admin/appeals': () =>
        ({
          success: true,
          appeals: isDecided ? [] : [waiting],
          ...paging,
        }) as CallOutput<'GET /admin/appeals'>,
      'GET /admin/author-pauses': () =>
        ({
          success: true,
          pauses: isDecided ? [] : [pause],
          ...paging,
        }) as CallOutput<'GET /admin/author-pauses'>,
      ...calls,
    } satisfies FakeCalls,
  }
}

for (const [name, outcome] of [
  ['Decision stands', 'upheld'],
  ['Take it back', 'lifted'],
] as const)
  for (const [what, answer] of [
    ['judged', () => done],
    ['judged by somebody else', () => refuse('already_decided')],
  ] as const)
    test(`an appeal that was ${what} leaves the list: ${name}`, async () => {
      const { decide, calls } = listed({})
      const judge = vi.fn<NonNullable<FakeCalls['POST /admin/appeals/:id']>>(decide(answer))
      const screen = await renderWith(<AppealsPage />, {
        session: people.admin,
        calls: { ...calls, 'POST /admin/appeals/:id': judge },
      })
      await screen.getByLabelText('Answer (optional)').fill(' We have read it again. ')
      await screen.getByRole('button', { name: new RegExp(name) }).click()
      await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
      expect(judge.mock.calls.map(([{ params, body }]) => ({ ...params, ...body }))).toEqual([
        { id, outcome, answer: 'We have read it again.' },
      ])
    })

for (const [what, answer] of [
  ['lifted', () => done],
  ['lifted by somebody else', () => refuse('already_decided')],
] as const)
  test(`a pause of an author that was ${what} leaves the list`, async () => {
    const { decide, calls } = listed({})
    const lift = vi.fn<NonNullable<FakeCalls['POST /admin/sanctions/:id/lift']>>(decide(answer))
    const screen = await renderWith(<AppealsPage />, {
      session: people.admin,
      route: '/admin/appeals?show=pauses',
      calls: { ...calls, 'POST /admin/sanctions/:id/lift': lift },
    })
    await screen.getByRole('button', { name: 'Take back' }).click()
    await expect.element(screen.getByRole('article')).not.toBeInTheDocument()
    expect(lift.mock.calls.map(([{ params }]) => params)).toEqual([{ id }])
  })

test('a pause of an author enters the list of pauses', async () => {
  const send = vi.fn<NonNullable<FakeCalls['POST /admin/author-pauses']>>(() => done)
  await renderWith(<PauseAuthorDialog thing="comment" id={id} onClose={() => {}} />, {
    session: people.admin,
    calls: { 'POST /admin/author-pauses': send },
  })
  const staleLists = cacheLists({ pauses: [...sanctionsKey, 'authorPauses'] })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Reason, which the person reads').fill(' No insults, please ')
  await dialog.getByRole('button', { name: 'Pause its author' }).click()
  await expect.poll(staleLists).toEqual(['pauses'])
  expect(send.mock.calls[0]?.[0].body).toMatchObject({ thing: 'comment', id, reason: 'No insults, please' })
})
