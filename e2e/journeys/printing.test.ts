import type { Page } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const shownBars = (page: Page) =>
  page.locator('nav, aside, button, form, [role=tablist], .fixed').filter({ visible: true })

test(
  'a post is printed whole, with its case, full dates and addresses, and without bars',
  atBothWidths,
  async ({ bichar, page, elsewhere }) => {
    const author = await bichar.makePerson('Farhana Islam')
    const title = `Shop broken into ${Date.now()}`
    const id = await bichar.file(author, {
      title,
      desc: 'They came at night.',
      source: 'example.com/news/17',
      isAnonymous: false,
    })
    await bichar.approve(id)
    await bichar.tell(author, id, {
      title: 'Somebody was arrested',
      date: '2026-11-13',
      desc: '',
      step: 'arrested',
    })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    for (const words of [title, 'They came at night.', 'Somebody was arrested'])
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(`/postDetails/${id}`)).toBeVisible()
    await expect(shownBars(page)).toHaveCount(0)
    const source = page.getByRole('link', { name: /^Source/ })
    expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
      'example.com/news/17',
    )
    const ink = await page.getByText('They came at night.').evaluate((text) => getComputedStyle(text).color)
    expect(ink).toBe('rgb(16, 21, 19)')

    await test.step('also from the dialog over the feed', async () => {
      const reader = await elsewhere()
      await reader.goto('/')
      await untilAlive(reader)
      await reader.getByRole('link', { name: title }).first().click()
      const dialog = reader.getByRole('dialog')
      await expect(dialog.getByText('They came at night.')).toBeVisible()
      await reader.emulateMedia({ media: 'print' })
      await expect(dialog.getByText('Somebody was arrested', { exact: true })).toBeVisible()
      const seen = await dialog.evaluate((it) => {
        const { position, overflowY, maxHeight } = getComputedStyle(it)
        return { position, overflowY, maxHeight, page: getComputedStyle(document.body).visibility }
      })
      expect(seen).toEqual({ position: 'absolute', overflowY: 'visible', maxHeight: 'none', page: 'hidden' })
    })
  },
)
