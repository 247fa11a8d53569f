import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/** The height of what stands over the middle of the page wherever it is scrolled to, in pixels. */
const heightOfBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width > innerWidth / 2 && top < innerHeight && bottom > 0)
      .reduce((sum, { height }) => sum + height, 0),
  )

test('a window of 1280 pixels at 400 % is a page to read, not bars', async ({ bichar, page }) => {
  const desc = 'They came with a van, and took the goats of the whole village. '.repeat(30)
  const id = await bichar.publish(bichar.admin, { title: 'Goats stolen', desc, isAnonymous: false })
  await page.setViewportSize({ width: 320, height: 256 })
  for (const address of ['/', `/postDetails/${id}`, '/suspects', '/about']) {
    await test.step(address, async () => {
      await page.goto(address)
      await untilAlive(page)
      await page.evaluate(() => scrollTo(0, 300))
      expect(await heightOfBars(page)).toBe(0)
    })
  }
})

test('on a phone the kind of crime that has the focus can be read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await untilAlive(page)
  const kinds = page.getByRole('navigation', { name: 'Crime categories' }).getByRole('link')
  await kinds.first().focus()
  for (let at = 1; at < (await kinds.count()); at++) {
    await page.keyboard.press('Tab')
    await expect(kinds.nth(at)).toBeFocused()
    await expect(kinds.nth(at)).toBeInViewport({ ratio: 1 })
  }
  for (let at = (await kinds.count()) - 2; at >= 0; at--) {
    await page.keyboard.press('Shift+Tab')
    await expect(kinds.nth(at)).toBeInViewport({ ratio: 1 })
  }
})
