import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../api/query.ts'
import { type FakeCalls, fakeCalls, loseNetwork, refuse } from '../../test/fakeCalls.ts'
import { fakeDesk } from '../../test/fakeDesk.ts'
import { expectToLeadTo } from '../../test/forms.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { emitDeskChange, emitDeskReconnected } from '../panel/deskEvents.ts'
import { summaryKey } from '../panel/summary.ts'
import { Desk } from './Desk.tsx'

type Claim = NonNullable<FakeCalls['POST /admin/desk/:kind/:id/claim']>
type Decide = NonNullable<FakeCalls['POST /admin/desk/decisions']>
type Hold = NonNullable<FakeCalls['POST /admin/desk/decisions/hold']>
type Undo = NonNullable<FakeCalls['DELETE /admin/desk/decisions/:id']>

const queue = page.getByRole('region', { name: 'What waits' }).getByRole('listitem')
const thing = page.getByRole('region', { name: 'What is to be decided' })
const title = thing.getByRole('heading', { level: 2 })
const claimed = thing.getByText(/^Yours until/)
const note = page.getByLabelText('Add a note')
const decided = page.getByRole('list', { name: 'Just decided' })

const untilReadable = () => expect.element(thing).toHaveAttribute('data-readable', 'true')
const untilOpen = async (name: string) => {
  await expect.element(title).toHaveTextContent(name)
  await untilReadable()
}
const press = (key: string) => userEvent.keyboard(key)

async function renderDesk(titles: readonly string[], calls: FakeCalls = {}) {
  const desk = fakeDesk(titles)
  const screen = await renderWith(<Desk />, {
    session: people.admin,
    route: '/admin/desk',
    calls: { ...desk.calls, 'GET /admin/summary': () => refuse('unavailable'), ...calls },
  })
  await untilOpen(titles[0] ?? '')
  return { screen, ...desk }
}

async function beginNote() {
  await press('n')
  await expect.element(note).toHaveFocus()
  await press('Ask the st')
}
async function finishNote() {
  await press('ation')
  await expect.element(note).toHaveValue('Ask the station')
}

test('the desk opens what has waited longest, and claims it', async () => {
  const claim = vi.fn<Claim>(fakeDesk([]).calls['POST /admin/desk/:kind/:id/claim'])
  const { items } = await renderDesk(['First', 'Second'], { 'POST /admin/desk/:kind/:id/claim': claim })
  await expect.element(claimed).toBeVisible()
  expect(claim.mock.calls.map(([{ params }]) => params.id)).toEqual([items[0]?.id])
})

test('the desk approves with a key, opens the next report and lists the decision', async () => {
  const { waiting, items } = await renderDesk(['First', 'Second'])
  await expect.element(claimed).toBeVisible()
  await press('a')
  await untilOpen('Second')
  await expect.element(decided.getByText(/^Approved: First/)).toBeVisible()
  expect([...waiting.keys()]).toEqual([items[1]?.id])
})

test('the desk goes on and back with keys', async () => {
  await renderDesk(['First', 'Second'])
  await press('j')
  await untilOpen('Second')
  await press('k')
  await untilOpen('First')
})

test('the desk goes on from a report that somebody else has, if it opened it by itself', async () => {
  const desk = fakeDesk(['First', 'Second'])
  const claim: Claim = (input) =>
    input.params.id === desk.items[0]?.id
      ? refuse('claimed')
      : desk.calls['POST /admin/desk/:kind/:id/claim']()
  await renderWith(<Desk />, {
    session: people.admin,
    route: '/admin/desk',
    calls: {
      ...desk.calls,
      'GET /admin/summary': () => refuse('unavailable'),
      'POST /admin/desk/:kind/:id/claim': claim,
    },
  })
  await untilOpen('Second')
})

test('the desk keeps a report open below a note, though somebody else decides it meanwhile', async () => {
  const { screen, items } = await renderDesk(['First', 'Second', 'Third'])
  await beginNote()
  emitDeskChange({ kind: 'post', id: items[0]?.id ?? '', isGone: true, claim: null })
  await expect
    .element(screen.getByText('Somebody else has decided this. What you are writing stays until you go on.'))
    .toBeVisible()
  expect(queue.elements()).toHaveLength(2)
  await finishNote()
  await expect.element(title).toHaveTextContent('First')
  await expect.element(decided).not.toBeInTheDocument()

  await press('{Escape}')
  await press('j')
  await untilOpen('Second')
})

test('the desk opens the next report when somebody else decides the open one', async () => {
  const { items } = await renderDesk(['First', 'Second'])
  emitDeskChange({ kind: 'post', id: items[0]?.id ?? '', isGone: true, claim: null })
  await untilOpen('Second')
})

test('the desk reads again what waits once it is connected again', async () => {
  const { waiting, items } = await renderDesk(['First', 'Second'])
  expect(queue.elements()).toHaveLength(2)
  waiting.delete(items[1]?.id ?? '')
  emitDeskReconnected()
  await expect.poll(() => queue.elements().length).toBe(1)
})

test('the desk keeps a report that somebody else has open below what is being written about it', async () => {
  const answer = Promise.withResolvers<void>()
  await renderDesk(['First', 'Second'], {
    'POST /admin/desk/:kind/:id/claim': () => answer.promise.then(() => refuse('claimed')),
  })
  await beginNote()
  answer.resolve()
  await finishNote()
  await expect.element(title).toHaveTextContent('First')
})

/** A desk on which claims are answered one by one. */
async function renderWithHeldClaims(titles: readonly string[]) {
  const answers: (() => void)[] = []
  const given = fakeDesk([]).calls['POST /admin/desk/:kind/:id/claim']
  const rendered = await renderDesk(titles, {
    'POST /admin/desk/:kind/:id/claim': () => new Promise((resolve) => answers.push(() => resolve(given()))),
  })
  return { ...rendered, answers }
}

test('whoever goes on at the desk before a decision is answered keeps what is open', async () => {
  const { answers } = await renderWithHeldClaims(['First', 'Second', 'Third', 'Fourth'])
  await press('a')
  // Not the second one, which is opened after the first has been decided.
  await queue.getByRole('link', { name: /Third/ }).click()
  await untilOpen('Third')
  answers[0]?.()
  await expect.element(decided.getByText(/^Approved: First/)).toBeVisible()
  await expect.element(title).toHaveTextContent('Third')
})

test('whoever writes at the desk before a decision is answered keeps what is open', async () => {
  const { answers } = await renderWithHeldClaims(['First', 'Second', 'Third'])
  await press('a')
  await beginNote()
  answers[0]?.()
  await expect.element(decided.getByText(/^Approved: First/)).toBeVisible()
  // The next report would be on the screen by now.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await finishNote()
  await expect.element(title).toHaveTextContent('First')
  expect(queue.elements()).toHaveLength(2)
})

test('what is undone at the desk is open again at once', async () => {
  const undo = vi.fn<Undo>(() => new Promise(() => {}))
  await renderDesk(['First', 'Second'], { 'DELETE /admin/desk/decisions/:id': undo })
  await expect.element(claimed).toBeVisible()
  await press('a')
  await untilOpen('Second')
  await press('z')
  await expect.element(title).toHaveTextContent('First')
  await expect.poll(() => undo.mock.calls.length).toBe(1)
})

test('a decision on what was just undone at the desk is sent once the undo is answered', async () => {
  const undone = Promise.withResolvers<void>()
  const order: string[] = []
  const { calls } = await renderDesk(['First', 'Second'], {
    'DELETE /admin/desk/decisions/:id': async () => {
      await undone.promise
      order.push('undone')
      return { success: true, message: 'Done' }
    },
  })
  fakeCalls({
    'POST /admin/desk/decisions': (input) => {
      order.push('decided')
      return calls['POST /admin/desk/decisions'](input)
    },
  })
  await expect.element(claimed).toBeVisible()
  await press('a')
  await untilOpen('Second')
  await press('z')
  await untilOpen('First')
  await press('a')
  await untilOpen('Second')
  undone.resolve()
  await expect.poll(() => order).toEqual(['decided', 'undone', 'decided'])
})

test('the time for undoing at the desk stops under the pointer and the focus', async () => {
  const hold = vi.fn<Hold>(({ body }) => ({ success: true, held: body.ids }))
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { screen } = await renderDesk(['First', 'Second'], { 'POST /admin/desk/decisions/hold': hold })
  await press('a')
  await untilOpen('Second')
  const undo = decided.getByRole('button', { name: 'Undo' })
  const expectLeft = (seconds: number) =>
    expect.element(decided.getByRole('img')).toHaveAccessibleName(`${seconds} seconds left`)
  vi.advanceTimersByTime(6_000)
  await expectLeft(4)

  await undo.hover()
  await expectLeft(10)
  vi.advanceTimersByTime(4_900)
  await expectLeft(10)
  await screen.getByRole('heading', { level: 1 }).hover()
  vi.advanceTimersByTime(250)
  await expectLeft(5)

  undo.element().focus()
  await expectLeft(10)
  vi.advanceTimersByTime(4_900)
  await expectLeft(10)
  undo.element().blur()
  await expect.element(undo).not.toHaveFocus()
  vi.advanceTimersByTime(250)
  await expectLeft(5)
  vi.advanceTimersByTime(5_500)
  await expect.element(decided).not.toBeInTheDocument()
})

test('the time for undoing at the desk goes on where the pointer only rests', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await renderDesk(['First'])
  await press('a')
  await expect.element(decided.getByText('Approved: First')).toBeVisible()
  // What a browser says of a pointer below which something has come up.
  const item = decided.getByRole('listitem').element()
  item.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  vi.advanceTimersByTime(6_000)
  await expect.element(decided.getByRole('img')).toHaveAccessibleName('4 seconds left')
})

test('what is undone at the desk too late stays open below a note', async () => {
  const answer = Promise.withResolvers<void>()
  const { screen } = await renderDesk(['First', 'Second'], {
    'DELETE /admin/desk/decisions/:id': () => answer.promise.then(() => refuse('decision_taken')),
  })
  await expect.element(claimed).toBeVisible()
  await press('a')
  await untilOpen('Second')
  await press('z')
  await expect.element(title).toHaveTextContent('First')
  await beginNote()
  answer.resolve()
  await expect.element(screen.getByText('Too late: the decision has taken effect')).toBeVisible()
  expect(queue.elements()).toHaveLength(1)
  await finishNote()
  await expect.element(title).toHaveTextContent('First')
})

test('an undo at the desk that the network has lost can be pressed again', async () => {
  const undo = vi.fn<Undo>(() => ({ success: true, message: 'Done' })).mockImplementationOnce(loseNetwork)
  const { screen } = await renderDesk(['First'], { 'DELETE /admin/desk/decisions/:id': undo })
  await expect.element(claimed).toBeVisible()
  await press('a')
  await expect.element(decided.getByText(/^Approved/)).toBeVisible()
  await press('z')
  await expect.element(screen.getByText(/^You seem to be offline/)).toBeVisible()
  await expect.element(decided.getByText(/^Approved/)).toBeVisible()
  await press('z')
  await expect.element(decided).not.toBeInTheDocument()
  await expect.poll(() => undo.mock.calls.length).toBe(2)
})

test('the reason that was written at the desk is still there when the decision fails', async () => {
  const decide = vi.fn<Decide>(() => refuse('internal'))
  const { screen } = await renderDesk(['First', 'Second'], { 'POST /admin/desk/decisions': decide })
  await expect.element(claimed).toBeVisible()
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await press('r')
  await press('0')
  await reason.fill('It names a child.')
  await screen.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect.element(screen.getByText(/^Not confirmed: First/)).toBeVisible()
  expect(decide.mock.calls[0]?.[0].body.decisions).toMatchObject([{ reason: 'It names a child.' }])
  await queue.getByRole('link', { name: /First/ }).click()
  await untilOpen('First')
  await press('r')
  await press('0')
  await expect.element(reason).toHaveValue('It names a child.')
})

test('a second press at the desk decides nothing that could not be read', async () => {
  const decide = vi.fn<Decide>(fakeDesk([]).calls['POST /admin/desk/decisions'])
  await renderDesk(['First', 'Second', 'Third'], { 'POST /admin/desk/decisions': decide })
  await expect.element(claimed).toBeVisible()
  await press('aa')
  await untilOpen('Second')
  expect(decide).toHaveBeenCalledOnce()
})

/** Every announcement since, of which the last ten seconds stand in the region. */
function recordSaid() {
  const said: string[] = []
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.ariaLive)
        for (const { textContent } of addedNodes) said.push(textContent ?? '')
  }).observe(document.body, { subtree: true, childList: true })
  return said
}

test('the desk says where in the queue a key has led, and moves the focus to the heading, which has the title', async () => {
  await renderDesk(['First', 'Second', 'Third'])
  const said = recordSaid()
  await press('j')
  await untilOpen('Second')
  await expect.element(title).toHaveFocus()
  await expect.poll(() => said).toEqual(['Report, 2 of 3'])
  await press('k')
  await untilOpen('First')
  await expect.element(title).toHaveFocus()
  await expect.poll(() => said.at(-1)).toBe('Report, 1 of 3')
})

test('the desk says in Bengali what a row has opened', async () => {
  const desk = fakeDesk(['First', 'Second'])
  desk.items[1]?.marks.push('urgent')
  const screen = await renderWith(<Desk />, {
    session: people.admin,
    language: 'bn',
    route: '/admin/desk',
    calls: { ...desk.calls, 'GET /admin/summary': () => refuse('unavailable') },
  })
  const row = screen.getByRole('link', { name: /Second/ })
  await expect.element(row).toBeVisible()
  const said = recordSaid()
  await row.click()
  await expect.poll(() => said).toEqual(['খোলা হয়েছে: রিপোর্ট, Second, ২টির মধ্যে ২ নম্বর, জরুরি'])
})

test('the desk says that a decision was undone, and says the same decision twice', async () => {
  await renderDesk(['First', 'Second'])
  await expect.element(claimed).toBeVisible()
  const said = recordSaid()
  await press('a')
  await untilOpen('Second')
  await expect.element(title).toHaveFocus()
  await press('z')
  await untilOpen('First')
  await expect.element(title).toHaveFocus()
  await press('a')
  await untilOpen('Second')
  const approved = 'Approved: First. Next: Second'
  await expect.poll(() => said).toEqual([approved, 'Undone and open again', approved])
})

test('the desk says how many are chosen, and what became of a claim', async () => {
  await renderDesk(['First', 'Second'])
  await expect.element(claimed).toBeVisible()
  const said = recordSaid()
  await press('c')
  await expect.poll(() => said).toEqual(['Not on your desk any more'])
  await press('c')
  await expect.poll(() => said.at(-1)).toMatch(/^Yours until /)
  await press('x')
  await expect.poll(() => said.at(-1)).toBe('1 chosen')
})

test('the focus stays on the desk while reports are chosen, and when that is taken back', async () => {
  await renderDesk(['First', 'Second'])
  await press('j')
  await untilOpen('Second')
  await expect.element(title).toHaveFocus()
  const said = recordSaid()
  await press('x')
  await expect.element(title).toHaveTextContent('1 chosen')
  await expect.element(title).toHaveFocus()
  await press('{Escape}')
  await expect.element(title).toHaveTextContent('Second')
  await expect.element(title).toHaveFocus()
  await expect.poll(() => said).toEqual(['1 chosen', '0 chosen'])
})

test('the focus is back where it was once no reason is to be given', async () => {
  const { screen } = await renderDesk(['First', 'Second'])
  await press('j')
  await untilOpen('Second')
  await expect.element(title).toHaveFocus()
  await press('r')
  await expect.element(screen.getByRole('region', { name: 'Send back: why?' })).toBeVisible()
  await expect.element(title).not.toHaveFocus()
  await press('{Escape}')
  await expect.element(title).toHaveFocus()
})

test('the button to undo says what it undoes', async () => {
  await renderDesk(['First', 'Second'])
  await expect.element(claimed).toBeVisible()
  await press('a')
  const undo = decided.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toHaveAccessibleDescription('Approved: First')
})

test('the keys of the desk do nothing while the focus is in another part of the page', async () => {
  const desk = fakeDesk(['First', 'Second'])
  const screen = await renderWith(
    <>
      <nav>
        <a href="#home">Home</a>
      </nav>
      <main>
        <Desk />
      </main>
    </>,
    {
      session: people.admin,
      route: '/admin/desk',
      calls: { ...desk.calls, 'GET /admin/summary': () => refuse('unavailable') },
    },
  )
  await untilOpen('First')
  await expect.element(claimed).toBeVisible()
  screen.getByRole('link', { name: 'Home' }).element().focus()
  await press('a')
  await press('j')
  expect(desk.waiting.size).toBe(2)
  await expect.element(title).toHaveTextContent('First')
  thing.element().focus()
  await press('j')
  await untilOpen('Second')
})

test('own words as a reason are not sent empty: the button leads to the field', async () => {
  const { screen } = await renderDesk(['First'])
  await press('r')
  await press('0')
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await expectToLeadTo(
    screen.getByRole('button', { name: 'Decide', exact: true }),
    reason,
    'Please provide a reason',
  )
})

test('the desk counts what waits with every decision and every undoing, before the server does', async () => {
  const summary = { pendingPosts: { count: 7, oldest: null } }
  await renderDesk(['First', 'Second'])
  queryClient().setQueryData(summaryKey, summary)
  const count = () => queryClient().getQueryData<typeof summary>(summaryKey)?.pendingPosts.count
  await expect.element(claimed).toBeVisible()
  await press('a')
  await untilOpen('Second')
  expect(count()).toBe(6)
  await expect.element(decided.getByText(/^Approved: First/)).toBeVisible()
  await press('z')
  await untilOpen('First')
  expect(count()).toBe(7)
})
