import type { Page, Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'

const note = 'The server is not responding. You are still logged in; trying again.'

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

// Shows spec 4.6.
test(
  'whoever opens the app while the server does not answer stays logged in, with what they have written',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await signIn(page, await bichar.makePerson('Shirin Sultana'))
    const title = page.getByLabel('Title')
    await page.goto('/newreport')
    await writeReport(page, { title: 'A bag torn from a rickshaw' })
    await expect(page.getByText(/^Draft saved at/)).toBeVisible()

    const token = await kept(page, 'token')
    await page.route('**/api/auth/me', (route) => route.abort('connectionreset'))
    await page.reload()
    await expect(page.getByText(note)).toBeVisible()
    await expect(title).toHaveValue('A bag torn from a rickshaw')
    await expect(page).toHaveURL(/\/newreport/)
    expect(await kept(page, 'token')).toBe(token)
    await expectAccessible(page)
    await page.unroute('**/api/auth/me')
    await expect(page.getByText(note)).toBeHidden()
    await expect(title).toHaveValue('A bag torn from a rickshaw')
  },
)

test(
  'a token that runs out while the server is away costs nobody the report they are writing',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Jahid Hasan'))
    await page.goto('/newreport')
    await writeReport(page, { title: 'A shop broken open at night', desc: 'The shutter was cut.' })
    await page.route('**/api/auth/me', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    )
    await page.evaluate(() => localStorage.setItem('token', 'one that has run out'))
    await submitReport(page)
    await expectMessage(page, 'Failed to create post')
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue('The shutter was cut.')

    await page.unroute('**/api/auth/me')
    await expect(page.getByText(note)).toBeHidden()
    await submitReport(page)
    await expectMessage(page, 'Report submitted successfully')
  },
)

test(
  'tabs that are opened at the same time, as when a browser restores them, all begin with the session',
  onPhone,
  async ({ bichar, context, page, signIn }) => {
    await signIn(page, await bichar.makePerson('Shirin Sultana'))
    const tabs = [await context.newPage(), await context.newPage()]
    const asked: Route[] = []
    await context.route('**/api/auth/me', (route) => void asked.push(route))
    for (const tab of tabs) await tab.goto('/profile')
    await expect.poll(() => asked.length).toBe(tabs.length)
    for (const route of asked) await route.continue()
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: 'Shirin Sultana' })).toBeVisible()
      await expect(tab.getByText(note)).toBeHidden()
    }
  },
)

/** Phones freeze tabs in the background, which then hear of everything late. Returns what wakes this one. */
async function fallAsleep(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.dataset.asleep = 'yes'
  })
  return () =>
    page.evaluate(() => {
      delete document.documentElement.dataset.asleep
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    })
}

/** Lets a page hear nothing of other tabs while it sleeps. */
const canFallAsleep = (page: Page) =>
  page.addInitScript(() => {
    const hear = (event: Event) => {
      if (document.documentElement.dataset.asleep) event.stopImmediatePropagation()
    }
    window.addEventListener('storage', hear, { capture: true })
  })

test(
  'a tab that slept through a logout and the next login keeps nothing of the person before',
  onPhone,
  async ({ bichar, context, page, signIn }) => {
    const [rina, karim] = [await bichar.makePerson('Rina Akter'), await bichar.makePerson('Karim Uddin')]
    const name = page.getByRole('dialog').getByLabel('Name')
    await canFallAsleep(page)
    await signIn(page, rina)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(name).toHaveValue('Rina Akter')
    const wakeUp = await fallAsleep(page)
    const other = await context.newPage()
    await signIn(other, karim)
    await expect(name).toHaveValue('Rina Akter')
    await wakeUp()
    await expect(page.getByRole('heading', { name: 'Karim Uddin' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('Rina Akter')).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(name).toHaveValue('Karim Uddin')

    await test.step('nor the suspect that they were adding', async () => {
      await page.goto('/suspects')
      await page.getByRole('button', { name: 'Add suspect' }).click()
      await name.fill('Somebody whom Karim saw')
      const wakeAgain = await fallAsleep(page)
      await signIn(other, rina)
      await wakeAgain()
      await expect(name).toHaveValue('')
    })
  },
)
