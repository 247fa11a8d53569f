import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { atBothWidths, expect, test } from '../test.ts'

const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka', year: 'numeric', month: '2-digit' })
const thisMonth = () => month.format(new Date()).slice(0, 7)
const monthInWords = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric', month: 'long' })

/** The number in the last cell of a row, 0 without the row. */
async function numberIn(page: Page, table: string, row: string): Promise<number> {
  const found = page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${row}`) })
  if ((await found.count()) === 0) return 0
  const [number = '0'] = /\d+/.exec((await found.getByRole('cell').last().textContent()) ?? '') ?? []
  return Number(number)
}

/** How many reports there are in total, of a kind, in a district and with a case filed, as the page without JavaScript says. */
async function readNumbers(page: Page) {
  await page.goto('/numbers')
  const filed = page
    .getByRole('table', { name: 'How far cases get' })
    .getByRole('row', { name: /^Case filed/ })
  const [, ofFiled, total] = /(\d+) of (\d+)/.exec((await filed.textContent()) ?? '') ?? []
  return {
    total: Number(total),
    filed: Number(ofFiled),
    vandalism: await numberIn(page, 'Reports by kind of crime', 'Vandalism'),
    bhola: await numberIn(page, 'Reports by district', 'Bhola'),
    thisMonth: await page
      .locator('figure')
      .getByRole('row', { name: new RegExp(`^${monthInWords.format(new Date())}`), includeHidden: true })
      .getByRole('cell', { includeHidden: true })
      .textContent()
      .then(Number),
  }
}

test(
  'a report that is let through, and a step of its case, stand in the numbers at once, and in what is downloaded',
  atBothWidths,
  async ({ bichar, page, browser, expectAccessible }) => {
    const author = await bichar.makePerson('Farhana Islam')
    const file = (title: string) =>
      bichar.file(author, {
        title,
        desc: 'Every window.',
        location: 'Bhola',
        isAnonymous: true,
        kinds: ['Vandalism'],
      })
    await bichar.approve(await file(`A first one ${Date.now()}`))
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bichar.url })
    const plain = await context.newPage()
    const before = await readNumbers(plain)

    const title = `Windows broken ${Date.now()}`
    const id = await file(title)

    await test.step('a report that waits is in none of them', async () => {
      expect(await readNumbers(plain)).toEqual(before)
    })

    await test.step('let through, it is counted in all, in its month, under its kind and in its district', async () => {
      await bichar.approve(id)
      expect(await readNumbers(plain)).toEqual({
        ...before,
        total: before.total + 1,
        vandalism: before.vandalism + 1,
        bhola: before.bhola + 1,
        thisMonth: before.thisMonth + 1,
      })
    })

    await test.step('a step that a moderator lets through is counted as well', async () => {
      const entry = { title: 'A case was filed', date: '2026-11-13', desc: '', step: 'filed' } as const
      await bichar.tell(author, id, entry)
      expect((await readNumbers(plain)).filed).toBe(before.filed + 1)
    })

    await test.step('the map says the same of the district', async () => {
      await plain.goto('/places')
      const link = plain.getByRole('link', { name: /^Bhola: / })
      await expect(link).toHaveAttribute('aria-label', `Bhola: ${before.bhola + 1} reports`)
    })
    await context.close()

    await test.step('a guest finds the page, and everybody can read it', async () => {
      await page.goto('/about')
      const links = page.getByRole('navigation', { name: 'About this site' })
      await links.getByRole('link', { name: 'Numbers' }).filter({ visible: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Numbers' })).toBeVisible()
      await page.getByText('As a table').click()
      await expect(page.getByRole('table', { name: 'Reports by month' })).toBeVisible()
      await expectAccessible(page)
    })

    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ])
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
    }

    await test.step('all numbers are taken along as CSV', async () => {
      const { name, text } = await download('All numbers as CSV')
      expect(name).toBe('numbers.csv')
      const rows = parse<Record<string, string>>(text, { columns: true })
      const ofThis = rows.find(({ value }) => value === thisMonth())
      expect(ofThis).toMatchObject({
        table: 'month',
        reports: `${before.thisMonth + 1}`,
        licence: 'CC BY 4.0',
      })
    })

    await test.step('and a row for each report of a month, without what leads to it', async () => {
      await page.getByText('Reports of each month', { exact: true }).click()
      await expectAccessible(page)
      const { name, text } = await download(`${monthInWords.format(new Date())} as CSV`)
      expect(name).toBe(`reports-${thisMonth()}.csv`)
      expect(text).not.toContain(title)
      expect(text).not.toContain(id)
      const rows = parse<Record<string, string>>(text, { columns: true })
      expect(rows).toHaveLength(before.thisMonth + 1)
      const ofThis = rows.filter(({ kinds, filed }) => kinds === 'Vandalism' && filed)
      expect(ofThis).toMatchObject([{ month: thisMonth(), filed: '2026-11' }])
      expect(text).not.toContain('Bhola')
    })

    await test.step('in Bengali with its digits', async () => {
      const html = await (await page.request.get('/numbers', { headers: { 'accept-language': 'bn' } })).text()
      expect(html).toMatch(/<h1[^>]*>পরিসংখ্যান/)
      expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toMatch(/[০-৯]+%/)
    })
  },
)

test('the numbers stand under an address that search engines find', async ({ bichar }) => {
  const html = await (await fetch(`${bichar.url}/numbers`, { headers: { 'accept-language': 'en' } })).text()
  expect(html).toContain(`<link rel="canonical" href="${bichar.url}/numbers"/>`)
  expect(html).toMatch(/<meta name="description" content="How many reports/)
  expect(await (await fetch(`${bichar.url}/sitemaps/pages`)).text()).toContain(
    `<loc>${bichar.url}/numbers</loc>`,
  )
})
