import type { Page, Request } from '@playwright/test'
import { holdTimers } from '../heldTimers.ts'
import { photoOf } from '../photo.ts'
import { expectStep, goToStep, openGuestReport, submitReport, writeReport } from '../reportForm.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { expect, onPhone, test } from '../test.ts'

const desc = 'Three trucks behind the school.'
const isReport = (request: Request) => new URL(request.url()).pathname === '/api/guest-reports'
const files = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
const seesCode = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Write this code down now' })).toBeVisible()

test(
  'a report without an account is sent also where the task for the device never comes',
  onPhone,
  async ({ page }) => {
    const giveUp = await holdTimers(page, 20_000)
    let hangs = 0
    await page.route('**/guest-reports/challenge', () => {
      hangs += 1
    })
    await openGuestReport(page)
    await writeReport(page, { title: 'Timber cut at night', desc })
    await submitReport(page)
    await expect.poll(() => hangs).toBe(1)
    await expect(page.getByText('Your device is doing a small calculation')).toBeVisible()
    const sent = page.waitForRequest(isReport)
    await giveUp()
    expect((await sent).postData()).not.toContain('"derivedKey"')
    await seesCode(page)
  },
)

test(
  'a report without an account is written in steps, keeps all of it when the network is lost, and goes on where it stopped',
  onPhone,
  async ({ bichar, page, expectAccessible }) => {
    const title = `Timber cut at night ${Date.now()}`
    // The files that the page makes smaller, by their sizes, and the offsets of the parts that have arrived.
    const announced: number[] = []
    const parts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/uploads')) announced.push(request.postDataJSON().bytes)
    })
    page.on('requestfinished', (request) => {
      if (request.method() === 'PATCH') parts.push(request.headers()['upload-offset'] ?? '')
    })
    const startedAt = await test.step('the steps are those of the form with an account', async () => {
      await page.goto('/login')
      const entries = await page.evaluate(() => history.length)
      await openGuestReport(page)
      await expectAccessible(page)
      await writeReport(page, { title, desc })
      await goToStep(page, 'proof')
      await expectStep(page, 'proof')
      const picker = page.locator('input[type=file]').first()
      await picker.setInputFiles([photoOf(500, 400), { ...photoOf(1_000, 800), name: 'large.png' }])
      await expect(files(page)).toHaveCount(2)
      await expectAccessible(page)
      await goToStep(page, 'check')
      await expect(page.getByRole('definition').filter({ hasText: desc })).toBeVisible()
      await expectAccessible(page)
      return entries
    })

    await test.step('what cannot be sent says so, and is all still there', async () => {
      await page.route('**/api/uploads/*', (route) =>
        route.request().headers()['upload-offset'] === '0' ? route.continue() : route.abort(),
      )
      await submitReport(page)
      await expect(page.getByText(/^Sending: \d+%/)).toBeVisible()
      await expect(
        page.getByText('Nothing is lost: what you wrote and attached is still here.'),
      ).toBeVisible()
      await expectAccessible(page)
      expect(await bichar.waiting(title)).toEqual([])
      await page.getByRole('button', { name: 'Change: Evidence' }).click()
      await expect(files(page)).toHaveCount(2)
    })

    await test.step('the device keeps nothing of it, nor the key of its code', async () => {
      expect(await page.context().cookies()).toEqual([])
      const stored = await storedOnDevice(page)
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      for (const place of [kept, JSON.stringify([...(stored ?? [])])]) expect(place).not.toContain('Timber')
    })

    await test.step('sent again, it goes on where it stopped, with its large picture made smaller', async () => {
      await page.unroute('**/api/uploads/*')
      await goToStep(page, 'check')
      const sent = page.waitForRequest(isReport)
      await submitReport(page)
      const { authorization, 'idempotency-key': key = '' } = (await sent).headers()
      expect(authorization).toBeUndefined()
      await seesCode(page)
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(key)
      expect(new Set(parts.slice(0, 3))).toEqual(new Set(['0', '262144', '524288']))
      expect(announced).toHaveLength(2)
      expect(Math.max(...announced)).toBeLessThan(2_000_000)
      const [arrived] = await bichar.waiting(title)
      expect(arrived).toMatchObject({ user: null, isAnonymous: true })
      expect(arrived?.medias).toHaveLength(2)
    })

    await test.step('its steps do not precede the code in the history', async () => {
      expect(await page.evaluate(() => history.length)).toBeGreaterThan(startedAt)
      await page.goBack()
      await expect(page).toHaveURL(/\/login$/)
    })

    await test.step('whoever takes the phone finds neither the report nor its code', async () => {
      await page.goForward()
      await expect(page.getByRole('heading', { name: 'Report without an account' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Write this code down now' })).toHaveCount(0)
      await goToStep(page, 'what')
      await expect(page.getByLabel('Title')).toHaveValue('')
    })
  },
)

test(
  'a report without an account whose answer was lost is sent again as the same one',
  onPhone,
  async ({ bichar, page }) => {
    const title = `Answer lost ${Date.now()}`
    let answers = 0
    await page.route('**/api/guest-reports', async (route) => {
      answers += 1
      if (answers > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await openGuestReport(page)
    await writeReport(page, { title, desc })
    await submitReport(page)
    await expect(page.getByText('Nothing is lost: what you wrote and attached is still here.')).toBeVisible()
    await submitReport(page)
    await seesCode(page)
    expect(await bichar.waiting(title)).toHaveLength(1)
  },
)
