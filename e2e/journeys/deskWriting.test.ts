import type { Route } from '@playwright/test'
import { claimed, desk, fileReports, queue, title } from '../deskPage.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

test('whoever writes a note decides nothing by it, though somebody else decides the report meanwhile', async ({
  bichar,
  page,
  signIn,
  elsewhere,
}) => {
  const stamp = `Written below ${Date.now()}`
  await fileReports(bichar, stamp, 3)
  const other = await elsewhere()
  await signIn(other, await bichar.superAdmin())
  await other.goto(desk(stamp))
  await expect(claimed(other)).toBeVisible()
  const theirs = await title(other).innerText()
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await queue(page).filter({ hasText: theirs }).getByRole('link').click()
  await expect(title(page)).toHaveText(theirs)
  await page.keyboard.press('n')
  const note = page.getByLabel('Add a note')
  await expect(note).toBeFocused()
  await page.keyboard.type('Ask the st')
  await other.keyboard.press('a')
  await expectMessage(page, 'Somebody else has decided this. What you are writing stays until you go on.')
  await expect(queue(page)).toHaveCount(2)
  await page.keyboard.type('ation')
  await expect(note).toHaveValue('Ask the station')
  await expect(title(page)).toHaveText(theirs)
  await expect(page.getByRole('list', { name: 'Just decided' })).toHaveCount(0)

  await test.step('and goes on when it is written', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(title(page)).not.toHaveText(theirs)
    await expect(claimed(page)).toBeVisible()
  })
})

test('a report that somebody else has stays open below what is being written about it', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Taken below ${Date.now()}`
  await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  const claims: Route[] = []
  await page.route('**/api/admin/desk/post/*/claim', (route) => void claims.push(route))
  await page.goto(desk(stamp))
  await expect.poll(() => claims.length).toBe(1)
  const shown = await title(page).innerText()
  await page.keyboard.press('n')
  const note = page.getByLabel('Add a note')
  await expect(note).toBeFocused()
  await page.keyboard.type('Who w')
  const heard = page.waitForResponse(/\/claim$/)
  await claims[0]?.fulfill({ status: 409, json: { success: false, code: 'claimed', message: 'Claimed' } })
  await (await heard).finished()
  await page.keyboard.type('as there?')
  await expect(note).toHaveValue('Who was there?')
  await expect(title(page)).toHaveText(shown)
})

test('whoever goes on or writes before a decision is answered keeps what is open', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Claimed late ${Date.now()}`
  await fileReports(bichar, stamp, 4)
  await signIn(page, bichar.admin)
  const claims: Route[] = []
  await page.route('**/api/admin/desk/post/*/claim', (route) =>
    route.request().method() === 'POST' ? void claims.push(route) : route.fallback(),
  )
  await page.goto(desk(stamp))
  await expect.poll(() => claims.length).toBe(1)
  const first = await title(page).innerText()
  const decided = page.getByRole('list', { name: 'Just decided' })
  await page.keyboard.press('a')
  // Not the second one, which is opened after the first has been decided.
  await queue(page).nth(2).getByRole('link').click()
  await expect.poll(() => claims.length).toBe(2)
  await expect(title(page)).not.toHaveText(first)
  const third = await title(page).innerText()
  await claims[0]?.continue()
  await expect(decided).toContainText(`Approved: ${first}`)
  await expect(title(page)).toHaveText(third)

  await test.step('and a note on what is being decided', async () => {
    await page.keyboard.press('a')
    await page.keyboard.press('n')
    const note = page.getByLabel('Add a note')
    await expect(note).toBeFocused()
    await page.keyboard.type('Ask the st')
    await claims[1]?.continue()
    await expect(decided).toContainText(`Approved: ${third}`)
    await page.keyboard.type('ation')
    await expect(note).toHaveValue('Ask the station')
    await expect(title(page)).toHaveText(third)
    await expect(queue(page)).toHaveCount(2)
  })
})

test('what is undone late is not opened over a note', async ({ bichar, page, signIn }) => {
  const stamp = `Undone late ${Date.now()}`
  await fileReports(bichar, stamp, 2)
  await signIn(page, bichar.admin)
  const undoing: Route[] = []
  await page.route('**/api/admin/desk/decisions/*', (route) => void undoing.push(route))
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  const undone = await title(page).innerText()
  await page.keyboard.press('a')
  await expect(page.getByRole('list', { name: 'Just decided' })).toContainText('Approved')
  await expect(title(page)).not.toHaveText(undone)
  const shown = await title(page).innerText()
  await page.keyboard.press('z')
  await expect.poll(() => undoing.length).toBe(1)
  await page.keyboard.press('n')
  const note = page.getByLabel('Add a note')
  await expect(note).toBeFocused()
  await page.keyboard.type('Ask the st')
  await undoing[0]?.fulfill({ json: { success: true } })
  await expect(queue(page)).toHaveCount(2)
  await page.keyboard.type('ation')
  await expect(note).toHaveValue('Ask the station')
  await expect(title(page)).toHaveText(shown)
})

test('an undo that the network has lost can be pressed again', async ({ bichar, page, signIn }) => {
  const stamp = `Undone again ${Date.now()}`
  await fileReports(bichar, stamp, 1)
  await signIn(page, bichar.admin)
  // The ten seconds do not pass on this device, and the second undo is answered by the test, however busy the machine is.
  await page.clock.setFixedTime(Date.now())
  const sent: Route[] = []
  await page.route('**/api/admin/desk/decisions/*', async (route) => {
    sent.push(route)
    await (sent.length === 1 ? route.abort() : route.fulfill({ json: { success: true } }))
  })
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await page.keyboard.press('a')
  const decided = page.getByRole('list', { name: 'Just decided' })
  await expect(decided).toContainText('Approved')
  await page.keyboard.press('z')
  await expectMessage(page, 'You seem to be offline')
  await expect(decided).toContainText('Approved')
  await page.keyboard.press('z')
  await expect(decided).toHaveCount(0)
  // The decision leaves the list before the call is sent.
  await expect.poll(() => sent.length).toBe(2)
})
