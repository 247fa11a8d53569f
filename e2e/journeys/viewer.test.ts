import path from 'node:path'
import { tabTo } from '../tabTo.ts'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

// Shows spec 2.9, 2.10, 2.60, 2.64, 2.71.
test('the pictures of a post are looked at by keyboard alone', async ({ bichar, page, expectAccessible }) => {
  const author = await bichar.makePerson('Hasina Begum')
  const title = `Three pictures ${Date.now()}`
  const report = { title, desc: 'From three sides.', isAnonymous: true }
  const id = await bichar.publish(author, report, [picture, picture, picture])
  const address = `${bichar.url}/postDetails/${id}`
  await page.goto(address)
  await untilAlive(page)
  const second = page.getByRole('link', { name: /^Picture 2 of 3/ })
  const viewer = page.getByRole('dialog', { name: 'Pictures, videos and recordings' })
  const counter = (text: string) => expect(viewer.getByText(text, { exact: true })).toBeVisible()

  await tabTo(page, second)
  await page.keyboard.press('Enter')
  await counter('2 / 3')
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  await counter('3 / 3')
  await page.keyboard.press('ArrowRight')
  await counter('1 / 3')
  await page.keyboard.press('ArrowLeft')
  await counter('3 / 3')

  // The dots are buttons, and the focus stays inside the viewer.
  const dot = viewer.getByRole('button', { name: 'Go to 2 of 3' })
  await tabTo(page, dot)
  await page.keyboard.press('Enter')
  await counter('2 / 3')
  await expect(dot).toHaveAttribute('aria-current', 'true')

  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${bichar.url}/`)
})
