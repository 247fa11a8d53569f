import type { Locator } from '@playwright/test'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const edges = (element: Locator) =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    return { top: Math.round(top), bottom: Math.round(bottom) }
  })

test(
  'on a phone the field for a comment stays in reach, above the bar of the frame',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const id = await bichar.publish(bichar.admin, {
      title: 'Goats stolen',
      desc: 'They came with a van.',
      isAnonymous: false,
    })
    const person = await bichar.makePerson('Shahana Begum')
    for (let at = 1; at <= 10; at++) {
      const body = { text: `I saw it from house ${at}`, isAnonymous: false }
      await bichar.call(person, 'POST /posts/:id/comments', { params: { id }, body })
    }
    await signIn(page, person)
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)

    await page.getByRole('button', { name: 'Write a comment' }).click()
    const field = page.getByRole('textbox', { name: 'Write a comment' })
    await expect(field).toBeFocused()
    const bar = page.locator('[class*="dock"]').filter({ has: field })
    const navigation = page.getByRole('navigation', { name: 'Main', exact: true }).last()

    await test.step('wherever the list is scrolled to', async () => {
      for (const position of [0, 400]) {
        await page.evaluate((top) => scrollTo(0, top), position)
        await expect(bar).toBeInViewport({ ratio: 1 })
        expect((await edges(bar)).bottom).toBeLessThanOrEqual((await edges(navigation)).top)
      }
    })

    await test.step("one's face becomes a mask, and the field says who is seen", async () => {
      await expect(field).toHaveAccessibleDescription('Everybody will see your name.')
      await page.getByRole('checkbox', { name: 'Comment anonymously' }).check()
      await expect(field).toHaveAccessibleDescription('Nobody will see your name.')
    })

    await test.step('with letters of twice the size nothing of it is cut off', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect(bar.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
      expect((await edges(bar)).bottom).toBeLessThanOrEqual((await edges(navigation)).top)
    })

    await test.step('where few lines fit, it scrolls with the page', async () => {
      await page.setViewportSize({ width: 740, height: 360 })
      await expect(bar).toHaveCSS('position', 'static')
    })
  },
)
