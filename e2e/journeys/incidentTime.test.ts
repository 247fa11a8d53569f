import type { Page } from '@playwright/test'
import { submitReport, writeReport } from '../reportForm.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'

const date = (page: Page) => page.getByLabel('Date', { exact: true })
const time = (page: Page) => page.getByLabel('Time', { exact: true })

async function write(page: Page, title: string) {
  await page.goto('/newreport')
  await writeReport(page, { title, desc: 'Two men on a motorbike took a bag.' })
}

async function edit(page: Page) {
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Edit Post' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit post' })).toBeVisible()
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save and send for review' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit post' })).toHaveCount(0)
}

test(
  'a report says when it happened, in its draft and on its page, and an edit changes and clears it',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const title = `Bag snatched at dusk ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await write(page, title)

    await test.step('the draft keeps it', async () => {
      await date(page).fill('2025-11-13')
      await time(page).fill('19:40')
      await expectAccessible(page)
      await expect(page.getByText('Draft saved at')).toBeVisible()
      // That may be about the title alone, which was saved before.
      const stored = async () => JSON.stringify([...((await storedOnDevice(page)) ?? [])])
      await expect.poll(stored).toContain('2025-11-13T19:40')
      await page.reload()
      await expect(date(page)).toHaveValue('2025-11-13')
      await expect(time(page)).toHaveValue('19:40')
    })

    await test.step('the page shows it to its author, and once it is public to everybody', async () => {
      await submitReport(page)
      await page.getByRole('link', { name: 'See my post' }).click()
      await expect(page.getByText('Happened on 13 Nov 2025, 7:40 PM', { exact: true })).toBeVisible()
      await expectAccessible(page)
      const { pathname } = new URL(page.url())
      await bichar.approve(pathname.split('/').at(-1) ?? '')
      const guest = await elsewhere()
      await guest.goto(pathname)
      const report = guest.getByRole('article', { name: title })
      await expect(report).toContainText('Happened on 13 Nov 2025, 7:40 PM')
      await expect(report.locator('time[datetime="2025-11-13T19:40"]')).toBeVisible()
    })

    await test.step('an edit makes it another day, without a time', async () => {
      await edit(page)
      await expect(date(page)).toHaveValue('2025-11-13')
      await date(page).fill('2025-11-12')
      await time(page).fill('')
      await save(page)
      await expect(page.getByText('Happened on 12 Nov 2025', { exact: true })).toBeVisible()
    })

    await test.step('a moderator sees what it says now', async () => {
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
      await expect(moderator.getByText('Happened on 12 Nov 2025', { exact: true })).toBeVisible()
    })

    await test.step('another clears it', async () => {
      await edit(page)
      await page.getByRole('button', { name: 'Clear date and time' }).click()
      await expect(date(page)).toBeFocused()
      await expect(date(page)).toHaveValue('')
      await save(page)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText('Happened on')).toHaveCount(0)
    })
  },
)

test(
  'a time without its date, half a date and a day to come are not sent, and say so',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await write(page, `Bag snatched at dusk ${Date.now()}`)
    const next = page.getByRole('button', { name: 'Next' })
    const refused = page.getByText('Please enter a real date from 1900 to today')
    const unfinished = page.getByText('Please fill it in completely, or clear it')

    await time(page).fill('19:40')
    await next.click()
    await expect(refused).toBeVisible()
    await expect(date(page)).toBeFocused()
    await expect(date(page)).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Clear date and time' }).click()
    await expect(refused).toHaveCount(0)
    await expect(date(page)).toBeFocused()
    await page.keyboard.type('11')
    await page.keyboard.press('Enter')
    await expect(unfinished).toBeVisible()
    await expect(date(page)).toHaveAccessibleDescription('Please fill it in completely, or clear it')
    await expect(page.getByText('Your report waits for review')).toHaveCount(0)

    await page.getByRole('button', { name: 'Clear date and time' }).click()
    await expect(unfinished).toHaveCount(0)
    expect(await date(page).evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false)
    await date(page).fill('2199-01-01')
    await next.click()
    await expect(refused).toBeVisible()

    await date(page).fill('2025-11-13')
    await expect(refused).toHaveCount(0)
    await submitReport(page)
    await expect(page.getByText('Your report waits for review')).toBeVisible()
  },
)
