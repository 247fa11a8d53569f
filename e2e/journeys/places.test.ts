import type { Page } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const map = (page: Page) => page.getByRole('navigation', { name: 'Map of the districts' })
const table = (page: Page) => page.getByRole('table', { name: /^Districts/ })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })

test(
  'the map, the table beside it and the page of a district say what is published, at once and by keyboard alone',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const author = await bichar.makePerson('Sharmin Sultana')
    const stamp = Date.now()
    const title = `Nets cut at night ${stamp}`
    const report = { desc: 'By the river.', isAnonymous: true, location: 'Kalia, Narail' }
    for (const kinds of [['Vandalism'], ['Vandalism'], ['Theft']])
      await bichar.publish(author, { ...report, title: `Earlier ${stamp}`, kinds })
    const suspect = `Moksed Gazi ${stamp}`
    await bichar.createSuspect(author, { name: suspect, location: 'Kalia, Narail' })
    const reported = async () => Number(await row(page, 'Narail').getByRole('cell').first().textContent())

    await test.step('a decision is seen by the next request', async () => {
      await page.goto('/places')
      const before = await reported()
      expect(before).toBeGreaterThanOrEqual(3)
      await bichar.publish(author, { ...report, title, kinds: ['Vandalism'] })
      await page.reload()
      await expect(row(page, 'Narail').getByRole('cell').first()).toHaveText(String(before + 1))
      await expect(map(page).getByRole('link', { name: `Narail: ${before + 1} reports` })).toBeAttached()
      await expect(map(page).getByRole('link')).toHaveCount(64)
      await expect(table(page).getByRole('rowheader')).toHaveCount(64)
      await expect(page.getByText('The borders of districts are approximate.')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a kind and a time stand in the address, and narrow it to steps of three', async () => {
      await untilAlive(page)
      await page.getByLabel('Kind of crime').selectOption('Vandalism')
      await expect(page).toHaveURL('/places?kind=Vandalism')
      await expect(page.locator('link[rel=alternate][href="/places/feed.xml?kind=Vandalism"]')).toBeAttached()
      await expect(row(page, 'Narail')).toContainText('3–5')
      await expect(row(page, 'Rangpur')).toContainText('Fewer than 3')
      await page
        .getByRole('navigation', { name: 'By time' })
        .getByRole('link', { name: 'Past 30 days' })
        .click()
      await expect(page).toHaveURL('/places?kind=Vandalism&period=month')
      await expect(row(page, 'Narail')).toContainText('3–5')
      await expect(page.getByText('Suspects are counted for all kinds and all times.')).toBeVisible()
      await page.getByLabel('Kind of crime').selectOption('Theft')
      await expect(row(page, 'Narail')).toContainText('Fewer than 3')
      await expectAccessible(page)
      await page.reload()
      await expect(row(page, 'Narail')).toContainText('Fewer than 3')
    })

    await test.step('by keyboard a district is named, and leads to its page', async () => {
      await page.goto('/places')
      await untilAlive(page)
      const toTable = page.getByRole('link', { name: 'Skip the map, go to the table' })
      await toTable.focus()
      await expect(toTable).toBeVisible()
      await page.keyboard.press('Tab')
      const first = map(page).getByRole('link').first()
      await expect(first).toBeFocused()
      await expect(map(page).getByText((await first.getAttribute('aria-label')) ?? '')).toHaveCount(2)
      await map(page)
        .getByRole('link', { name: /^Narail: / })
        .first()
        .focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/places/narail')
    })

    await test.step('which has its name in both scripts, its upazilas, reports and suspects', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Narail' })).toBeVisible()
      await expect(page.getByText('নড়াইল', { exact: true })).toBeVisible()
      await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
      await expect(page.getByRole('link', { name: suspect })).toBeVisible()
      const upazilas = page.getByRole('table', { name: 'Upazilas' })
      await expect(upazilas.getByRole('row').filter({ hasText: 'Kalia' })).toContainText('3–4')
      await expect(page.getByText('Fewer than 3 reports and no suspect: Lohagara.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'All suspects of this district' }).click()
      await expect(page).toHaveURL('/suspects?district=Narail')
    })
  },
)

test('without a script all of it can be read, and the kind be chosen', async ({ bichar, browser }) => {
  const author = await bichar.makePerson('Rina Akter')
  const titles = Array.from({ length: 6 }, (_each, index) => `Goat taken ${Date.now()}-${index}`)
  for (const title of titles) {
    await bichar.publish(author, {
      title,
      desc: 'At noon.',
      isAnonymous: false,
      location: 'Ramu, Cox’s Bazar',
    })
  }
  const context = await browser.newContext({ baseURL: bichar.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/places')
  await expect(page).toHaveTitle(/./)
  await expect(map(page).getByRole('link', { name: /^Cox's Bazar: \d+ reports$/ })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden()
  await page.getByLabel('Kind of crime').selectOption('Armed Robbery')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL('/places?kind=Armed+Robbery')
  await expect(page.getByLabel('Kind of crime')).toHaveValue('Armed Robbery')
  await expect(row(page, "Cox's Bazar")).toContainText('Fewer than 3')
  await row(page, "Cox's Bazar").getByRole('link').click()
  await expect(page.getByRole('article').first()).toContainText(titles.at(-1) ?? '')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page).toHaveURL(/\/places\/coxs-bazar\?after=/)
  await expect(page.getByRole('article').filter({ hasText: titles[0] })).toBeVisible()
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${bichar.url}/places/coxs-bazar`)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Cox's Bazar · কক্সবাজার$/)
  expect((await page.goto('/places/atlantis'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'There is no such district' })).toBeVisible()
  await context.close()
})

test(
  'near me leads to the district of the device, which says no more than where it is to a kilometre',
  atBothWidths,
  async ({ page, context, elsewhere, expectAccessible }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 24.374512, longitude: 88.604234 })
    const sent: (string | null)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/places/near')) sent.push(request.postData())
    })
    await page.goto('/places')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Near me' }).click()
    await expect(page).toHaveURL('/places/rajshahi')
    expect(sent).toEqual([JSON.stringify({ lat: 24.37, lon: 88.6 })])

    // A browser may return a cached position, so each case has its own.
    const abroad = await elsewhere()
    await abroad.context().grantPermissions(['geolocation'])
    await abroad.context().setGeolocation({ latitude: 51.5, longitude: 0 })
    await abroad.goto('/places')
    await untilAlive(abroad)
    await abroad.getByRole('button', { name: 'Near me' }).click()
    await expect(abroad.getByRole('alert')).toHaveText('This place is not in Bangladesh')

    const silent = await elsewhere()
    await silent.goto('/places')
    await untilAlive(silent)
    await silent.getByRole('button', { name: 'Near me' }).click()
    await expect(silent.getByRole('alert')).toContainText(
      'This browser is not allowed to know your location.',
    )
    await expectAccessible(silent)
  },
)
