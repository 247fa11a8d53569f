import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../../test/fakeCalls.ts'
import { fakeDesk } from '../../test/fakeDesk.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { Desk } from './Desk.tsx'

const thing = page.getByRole('region', { name: 'What is to be decided' })
const decided = page.getByRole('list', { name: 'Just decided' }).getByRole('listitem')

const untilOpen = async (title: string) => {
  await expect.element(thing.getByRole('heading', { level: 2 })).toHaveTextContent(title)
  await expect.element(thing).toHaveAttribute('data-readable', 'true')
}
const undoneByKey = () => userEvent.keyboard('z')
const undoneAt = (title: string) => () =>
  decided.filter({ hasText: title }).getByRole('button', { name: 'Undo' }).click()

test.each([
  ['the key takes back the latest, then the one before', [undoneByKey, undoneByKey], ['Second', 'First']],
  ['each button takes back its own', [undoneAt('First'), undoneAt('Second')], ['First', 'Second']],
  ['the key takes back the latest that is left', [undoneAt('Second'), undoneByKey], ['Second', 'First']],
])('of two decisions at the desk, %s', async (_what, acts, opened) => {
  const undone: string[] = []
  const desk = fakeDesk(['First', 'Second', 'Third'])
  await renderWith(<Desk />, {
    session: people.admin,
    route: '/admin/desk',
    calls: {
      ...desk.calls,
      'GET /admin/summary': () => refuse('unavailable'),
      // The pointer or the focus on one gives it more time.
      'POST /admin/desk/decisions/hold': ({ body }) => ({ success: true, held: body.ids }),
      'DELETE /admin/desk/decisions/:id': ({ params }) => {
        undone.push(params.id)
        return { success: true, message: 'Done' }
      },
    },
  })
  for (const [title, next] of [
    ['First', 'Second'],
    ['Second', 'Third'],
  ] as const) {
    await untilOpen(title)
    await userEvent.keyboard('a')
    await untilOpen(next)
    await expect.element(decided.getByText(new RegExp(`^Approved: ${title}`))).toBeVisible()
  }
  for (const [at, act] of acts.entries()) {
    await act()
    await untilOpen(opened[at] ?? '')
  }
  const idOf = (title: string) => `decision-${desk.items.find((item) => item.title === title)?.id}`
  await expect.poll(() => undone).toEqual(opened.map(idOf))
})
