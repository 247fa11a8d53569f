import type { Page, Route } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { claimed, desk, fileReports, queue, readable, thing, title } from '../deskPage.ts'
import { expectMessage } from '../messages.ts'
import { expect, onPhone, smoke, test } from '../test.ts'

const statusFor = async (page: Page, id: string) => (await page.request.get(`/api/posts/${id}`)).status()

/** A second moderator, in a separate browser. */
async function colleague(bichar: Bichar, elsewhere: () => Promise<Page>, signIn: SignIn) {
  const page = await elsewhere()
  await signIn(page, await bichar.superAdmin())
  return page
}
type SignIn = (page: Page, account: Bichar['admin']) => Promise<void>

test('forty reports are decided by keyboard alone, nothing of them below the fold', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const stamp = `Forty ${Date.now()}`
  const filed = await fileReports(bichar, stamp, 40)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await expectAccessible(page)

  let keys = 0
  let scrolled = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const sentBack: string[] = []
  const begun = performance.now()
  for (let left = filed.length; left > 0; left--) {
    const shown = await title(page).innerText()
    await expect(claimed(page)).toBeVisible()
    scrolled += await thing(page).evaluate((pane) => Number(pane.scrollHeight > pane.clientHeight))
    const isEveryFifth = left % 5 === 0
    if (isEveryFifth) {
      sentBack.push(shown)
      await press('r')
      await expect(page.getByRole('region', { name: 'Send back: why?' })).toBeVisible()
      await press('1')
    } else await press('a')
    if (left > 1) await expect(title(page)).not.toHaveText(shown)
  }
  const seconds = (performance.now() - begun) / 1_000
  await expect(page.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible()
  const perDecision = keys / filed.length
  test.info().annotations.push({
    type: 'forty reports by keyboard',
    description: `${perDecision} keys and ${(seconds / filed.length).toFixed(2)} s per decision, ${scrolled} that scroll`,
  })
  expect(perDecision).toBeLessThanOrEqual(3)
  expect(scrolled).toBe(0)

  expect(sentBack).toHaveLength(8)
  for (const { id, title: filedTitle } of filed) {
    const expected = sentBack.includes(filedTitle) ? 404 : 200
    await expect.poll(() => statusFor(page, id), { message: filedTitle }).toBe(expected)
  }
})

test(
  'two moderators at once never get the same report, and each sees what the other has',
  smoke(),
  async ({ bichar, page, signIn, elsewhere }) => {
    const stamp = `Two at once ${Date.now()}`
    await fileReports(bichar, stamp, 4)
    const other = await colleague(bichar, elsewhere, signIn)
    await signIn(page, bichar.admin)
    await Promise.all([page.goto(desk(stamp)), other.goto(desk(stamp))])
    for (const each of [page, other]) await expect(claimed(each)).toBeVisible()

    await test.step('what one opens is skipped by the other', async () => {
      for (const key of ['j', 'k', 'j', 'j']) {
        await Promise.all([page.keyboard.press(key), other.keyboard.press(key)])
        // Both may briefly show the same unclaimed item; whoever does not get the claim moves on to the next.
        await expect(async () => {
          for (const each of [page, other]) await expect(claimed(each)).toBeVisible({ timeout: 1_000 })
          expect(await title(page).innerText()).not.toBe(await title(other).innerText())
        }).toPass()
      }
    })

    await test.step('and shown with the name of whoever has it, who alone decides', async () => {
      const theirs = await title(other).innerText()
      const row = queue(page).filter({ hasText: theirs })
      await expect(row).toContainText('Farida Yasmin is on it')
      await row.getByRole('link').click()
      await expect(thing(page).getByText(/^Farida Yasmin has it until/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
      await page.keyboard.press('a')
      await other.keyboard.press('a')
      await expect(queue(other)).toHaveCount(3)
      // An item that somebody else has decided disappears from the screen of other moderators.
      await expect(queue(page)).toHaveCount(3)
      await expect(title(page)).not.toHaveText(theirs)
    })
  },
)

test('an approval that is undone has never been public', async ({ bichar, page, signIn, elsewhere }) => {
  const stamp = `Undone ${Date.now()}`
  const [report] = await fileReports(bichar, stamp, 1)
  const guest = await elsewhere()
  const feed = async () => (await guest.request.get('/api/posts')).text()
  // Read once before, so that the feed is in the cache of guest pages.
  await feed()
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await page.keyboard.press('a')
  const toasts = page.getByRole('list', { name: 'Just decided' })
  // All at once: on a busy machine one after the other would take longer than the ten seconds for undoing it.
  const [during] = await Promise.all([
    feed(),
    expect(toasts).toContainText(`Approved: ${report?.title}`),
    expect(queue(page)).toHaveCount(0),
  ])
  await page.keyboard.press('z')
  expect(during).not.toContain(report?.title)
  await expect(title(page)).toHaveText(report?.title ?? '')
  await expect(toasts).toHaveCount(0)
  await expect(queue(page)).toHaveCount(1)

  await test.step('also once the ten seconds are over', async () => {
    const witness = await fileReports(bichar, `${stamp} witness`, 1)
    await page.goto(desk(`${stamp} witness`))
    await expect(claimed(page)).toBeVisible()
    await page.keyboard.press('a')
    // A later decision has taken effect, so this one would have taken effect by now, too.
    await expect.poll(() => statusFor(guest, witness[0]?.id ?? ''), { timeout: 60_000 }).toBe(200)
    expect(await statusFor(guest, report?.id ?? '')).toBe(404)
    expect(await feed()).not.toContain(report?.title)
  })
})

test('a note is read by the other moderator, and alike reports are decided together', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const stamp = `Together ${Date.now()}`
  await fileReports(bichar, stamp, 4)
  const other = await colleague(bichar, elsewhere, signIn)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  const noted = await title(page).innerText()

  await test.step('letters that are written are letters', async () => {
    await page.keyboard.press('n')
    await expect(page.getByLabel('Add a note')).toBeFocused()
    await page.keyboard.type('Ask the station: jaz')
    await page.keyboard.press('Control+Enter')
    await expectMessage(page, 'Note saved')
    await expect(title(page)).toHaveText(noted)
  })

  await test.step('the other opens it and reads the note', async () => {
    await other.goto(desk(stamp))
    await expect(claimed(other)).toBeVisible()
    await queue(other).filter({ hasText: noted }).getByRole('link').click()
    const notes = other.getByRole('region', { name: 'Notes between moderators' })
    await expect(notes).toContainText('Ask the station: jaz')
    await expect(notes).toContainText('Nasrin Akter')
    await other.goto('/')
  })

  await test.step('all are chosen and sent back with one reason, and one key undoes it', async () => {
    await expect(queue(page).getByText('is on it')).toHaveCount(0)
    await chooseAll(page, 4)
    await expectAccessible(page)
    await page.keyboard.press('r')
    await expectAccessible(page)
    await page.keyboard.press('5')
    await Promise.all([
      expect(page.getByRole('list', { name: 'Just decided' })).toContainText('4 decided together'),
      expect(queue(page)).toHaveCount(0),
    ])
    await page.keyboard.press('z')
    await expect(queue(page)).toHaveCount(4)
  })
})

async function chooseAll(page: Page, count: number): Promise<void> {
  const current = queue(page).and(page.locator('[aria-current]')).getByRole('link')
  await page.keyboard.press('x')
  for (let moved = 1; moved < count; moved++) {
    const from = (await current.getAttribute('href')) ?? ''
    await page.keyboard.press('j')
    await expect(current).not.toHaveAttribute('href', from)
  }
  await page.keyboard.press('Shift+X')
  await expect(title(page)).toHaveText(`${count} chosen`)
  await expect(readable(page)).toBeVisible()
}

test('what is undone together is sent together: what was in time is back, and it is said once that some was late', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Late ${Date.now()}`
  await fileReports(bichar, stamp, 4)
  await signIn(page, bichar.admin)
  // Routed before the page is opened: an open one may send what is pressed at once before its requests are intercepted.
  const sent: Route[] = []
  await page.route('**/api/admin/desk/decisions/*', async (route) => {
    sent.push(route)
    if (sent.length < 4) return
    const late = { status: 409, json: { success: false, code: 'decision_taken', message: 'Taken' } }
    for (const [index, each] of sent.entries()) await (index % 2 === 0 ? each.fulfill(late) : each.continue())
  })
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await chooseAll(page, 4)
  await page.keyboard.press('r')
  await page.keyboard.press('5')
  await expect(queue(page)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Just decided' })).toContainText('4 decided together')
  await page.keyboard.press('z')
  await expect(page.getByText('Too late: the decision has taken effect')).toHaveCount(1)
  await expect(queue(page)).toHaveCount(2)
})

test('the keys are explained, and turned off where somebody speaks to their device', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = `Quiet keys ${Date.now()}`
  await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Open the desk' }).click()
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard keys' })
  await expect(help).toContainText('Undo the last decision')
  await expectAccessible(page)
  await help.getByRole('switch', { name: 'Keys are on' }).click()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(claimed(page)).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(help).toHaveCount(0)
  await expect(queue(page)).toHaveCount(2)
})

test('on a phone one step follows the other', onPhone, async ({ bichar, page, signIn, expectAccessible }) => {
  const stamp = `On a phone ${Date.now()}`
  const filed = await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(queue(page)).toHaveCount(2)
  await expectAccessible(page)
  await queue(page).first().getByRole('link').click()
  await expect(claimed(page)).toBeVisible()
  const shown = await title(page).innerText()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  await expect(page.getByText('The author is anonymous.')).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(title(page)).not.toHaveText(shown)
  await expect(page.getByRole('list', { name: 'Just decided' })).toContainText(shown)
  // A decision on what has just come on the screen is not taken.
  await expect(claimed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Send back' }).click()
  await page.getByRole('button', { name: /Please say where and when/ }).click()
  await expect(page.getByText('Nothing fits these filters')).toBeVisible()
  const approved = filed.find((report) => report.title === shown)
  await expect.poll(() => statusFor(page, approved?.id ?? ''), { timeout: 60_000 }).toBe(200)
})
