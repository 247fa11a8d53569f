import path from 'node:path'
import type { Locator } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const previewed = 150
const exact = /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no place on the screen`)
  return box
}

// Shows spec 2.48, 2.51, 2.52, 2.57.
test(
  'a card shows how a long text begins, where it was told before, and two files at most',
  atBothWidths,
  async ({ bichar, page }) => {
    const author = await bichar.makePerson('Lipi Khatun')
    const stamp = Date.now()
    const desc = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const report = (title: string) => ({ title: `${title} ${stamp}`, desc, isAnonymous: false })
    const told = { source: 'www.example.com/news?id=7', location: 'Rupsha, Khulna' }
    await bichar.publish(author, { ...report('One picture'), ...told }, [picture])
    await bichar.publish(author, report('Two pictures'), [picture, picture])
    await bichar.publish(author, report('Three pictures'), [picture, picture, picture])
    const card = (title: string) => page.getByRole('article').filter({ hasText: `${title} ${stamp}` })
    const tiles = (title: string) => card(title).getByRole('link', { name: /^Picture/ })
    await page.goto('/')

    await test.step('its head says when and where, and its foot who told it', async () => {
      const foot = card('One picture').locator('footer')
      await expect(foot.locator('img')).toHaveAttribute('src', '/default-avatar.png')
      await expect(foot.getByText('Lipi Khatun', { exact: true })).toBeVisible()
      const head = card('One picture').locator('header')
      const time = head.locator('time').first()
      await expect(time).toHaveText(/^(Just now|\d+ minutes? ago)$/)
      await expect(time).toHaveAttribute('title', exact)
      await expect(head.getByText('Rupsha, Khulna', { exact: true })).toBeVisible()
    })

    await test.step('the text is unfolded and folded again', async () => {
      const text = card('One picture').getByText(/^word0/)
      const beginning = await text.innerText()
      expect(beginning.endsWith('…')).toBe(true)
      expect(beginning.length).toBeLessThanOrEqual(previewed + 1)
      await card('One picture').getByRole('button', { name: 'Read More' }).click()
      await expect(text).toHaveText(desc)
      await card('One picture').getByRole('button', { name: 'Show Less' }).click()
      await expect(text).toHaveText(beginning)
    })

    await test.step('the source is called so and says on which site it is', async () => {
      const source = card('One picture').getByRole('link', { name: 'Source' })
      await expect(source).toContainText('example.com')
      await expect(source).toHaveAttribute('href', 'https://www.example.com/news?id=7')
      await expect(source).toHaveAttribute('target', '_blank')
    })

    await test.step('one file stands alone, two side by side', async () => {
      await expect(tiles('One picture')).toHaveCount(1)
      await expect(tiles('Two pictures')).toHaveCount(2)
      const whole = await boxOf(card('One picture'))
      expect((await boxOf(tiles('One picture'))).width).toBeCloseTo(whole.width, -1)
      const [left, right] = [
        await boxOf(tiles('Two pictures').first()),
        await boxOf(tiles('Two pictures').last()),
      ]
      expect(right.y).toBe(left.y)
      expect(right.x).toBeGreaterThanOrEqual(left.x + left.width)
      expect(left.width + right.width).toBeCloseTo(whole.width, -1)
      await expect(card('Two pictures').getByRole('button', { name: /Show all/ })).toHaveCount(0)
    })

    await test.step('of three, an arrow leads to the rest', async () => {
      await expect(tiles('Three pictures')).toHaveCount(2)
      await card('Three pictures').getByRole('button', { name: 'Show all 3 files' }).click()
      await expect(page.getByRole('dialog').getByText('3 / 3', { exact: true })).toBeVisible()
    })
  },
)
