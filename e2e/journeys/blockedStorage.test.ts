import type { Page } from '@playwright/test'
import { isInReach } from '../quickExit.ts'
import { openGuestReport, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/** As where a person has blocked all that sites store: asking for it throws, or there is none, as in a web view of another app. */
const block = (page: Page, how: 'throws' | 'is null') =>
  page.addInitScript((way) => {
    const get = () => {
      if (way === 'is null') return null
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get })
  }, how)

async function leave(page: Page, how: 'throws' | 'is null') {
  await block(page, how)
  await page.goto('/')
  await untilAlive(page)
  await openGuestReport(page)
  await writeReport(page, { title: 'Seen by nobody' })
  await (await isInReach(page)).click()
}

test(
  'where the storage throws the app runs, and its exit with it',
  atBothWidths,
  async ({ bichar, page }) => {
    await leave(page, 'throws')
    await expect(page).toHaveURL(bichar.quickExitUrl)
  },
)

test('where the storage is null they do, too', onPhone, async ({ bichar, page }) => {
  await leave(page, 'is null')
  await expect(page).toHaveURL(bichar.quickExitUrl)
})
