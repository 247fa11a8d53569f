import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { untilConnected } from '../untilConnected.ts'

const title = 'What the guard was paid'
const secondPassword = 'another password'

/** Notes whether another tab tells this one that the session is open for more than so many minutes by its clock. */
const listenForLockAfter = (page: Page, minutes: number) =>
  page.evaluateHandle((minutes) => {
    const heard = { isTold: false }
    new BroadcastChannel('anonymity').onmessage = ({ data }) => {
      heard.isTold ||= data > Date.now() + minutes * 60_000
    }
    return heard
  }, minutes)

test('what the second password protects leaves every page of the browser when it is hidden, and by itself when nobody uses them', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Selina Protected')
  await bichar.publish(person, { title: 'A named one', desc: 'By day', isAnonymous: false })
  const id = await bichar.file(person, { title, desc: 'At night', isAnonymous: true })
  await bichar.call(person, 'PUT /auth/second-password', {
    body: { current: person.password, newPassword: secondPassword },
  })
  await signIn(page, person)
  const report = await page.context().newPage()
  const shown = report.getByRole('heading', { name: title })

  await test.step('given the second password, every page shows it', async () => {
    await page.goto('/profile')
    await page.getByLabel('Second password').fill(secondPassword)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('article', { name: title })).toBeVisible()
    const connected = untilConnected(report)
    await report.goto(`/postDetails/${id}`)
    await expect(shown).toBeVisible()
    await connected
  })

  await test.step('hidden in one page, it leaves the other one at once, and nothing that is being written', async () => {
    const writing = await page.context().newPage()
    await writing.goto('/newreport')
    await untilAlive(writing)
    const words = writing.getByLabel('Title')
    await words.fill('Half a sentence')
    await page.getByRole('button', { name: 'Hide now' }).click()
    await expect(page.getByRole('article', { name: title })).toHaveCount(0)
    await expect(shown).toHaveCount(0)
    await expect(words).toBeFocused()
    await expect(words).toHaveValue('Half a sentence')
    await writing.close()
  })

  await test.step('the number of unread notifications is still known', async () => {
    await expect(page).toHaveTitle(/^\(\d\) /)
    await page.getByLabel('Second password').fill(secondPassword)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('article', { name: title })).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d\) /)
  })

  await test.step('whoever uses a page is told to be there, and goes on to see it', async () => {
    await report.clock.install()
    await report.reload()
    await expect(shown).toBeVisible()
    // The page has been told once the count is there, which it asks for when all that is needed for it has been loaded.
    await expect(report).toHaveTitle(/^\(\d\) /)
    // The server's clock stays: what pages ask for by the clock would be answered as if the session had just been used.
    await report.context().route(/\/api\/(?!auth\/)/, (route) => route.abort())
    await report.clock.fastForward('06:00')
    // The clock is that of all pages of a browser. Before, at most fourteen minutes are left.
    const heard = await listenForLockAfter(page, 14.5)
    const used = report.waitForResponse('**/api/auth/second-password/prolong')
    await report.keyboard.press('Shift')
    expect((await used).status()).toBe(200)
    await expect.poll(() => heard.evaluate(({ isTold }) => isTold)).toBe(true)
  })

  await test.step('without a network it leaves the page, too, once the session has locked', async () => {
    await report.context().setOffline(true)
    await report.clock.fastForward('10:00')
    await expect(shown).toBeVisible()
    await report.clock.fastForward('11:00')
    await expect(shown).toHaveCount(0)
  })
})
