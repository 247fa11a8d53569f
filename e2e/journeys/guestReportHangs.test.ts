import type { Page, Route } from '@playwright/test'
import { holdTimers } from '../heldTimers.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit report' })

async function writeReport(page: Page) {
  await page.goto('/report')
  await untilAlive(page)
  await page.getByLabel('Title').fill('Timber cut at night')
  await page.getByLabel('Description').fill('Three trucks behind the school.')
}

const isPost = (request: { method(): string }) => request.method() === 'POST'

test(
  'a report without an account is sent also where the task for the device never comes',
  onPhone,
  async ({ page }) => {
    const giveUp = await holdTimers(page, 20_000)
    let hangs = 0
    await page.route('**/guest-reports/challenge', () => {
      hangs += 1
    })
    await writeReport(page)
    await submit(page).click()
    await expect.poll(() => hangs).toBe(1)
    await expect(submit(page)).toBeDisabled()
    const sent = page.waitForRequest(isPost)
    await giveUp()
    expect((await sent).postData()).not.toContain('"derivedKey"')
    await expect(page.getByRole('heading', { name: 'Write this code down now' })).toBeVisible()
  },
)

test(
  'whoever stops a report without an account while it is sent can send it again',
  onPhone,
  async ({ page }) => {
    const letTimePass = await holdTimers(page, 10_000)
    await writeReport(page)
    let sending: Route | undefined
    await page.route('**/report', (route) => {
      if (!isPost(route.request())) return route.fallback()
      sending = route
    })
    await submit(page).click()
    await expect.poll(() => sending !== undefined).toBe(true)
    // As when somebody presses the browser's button for stopping: the page stays, and no event tells it.
    await sending?.abort('aborted')
    await expect(submit(page)).toBeDisabled()
    await letTimePass()
    await expect(submit(page)).toBeEnabled()
    await expect(page.getByLabel('Title')).toHaveValue('Timber cut at night')
    await page.unroute('**/report')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Write this code down now' })).toBeVisible()
  },
)
