import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

// Shows spec 2.93, 2.94, 9.27.
test('of many reports against a post an admin reads the latest three, and how many more there are', async ({
  bichar,
  page,
  signIn,
}) => {
  const title = `Much doubted ${Date.now()}`
  const author = await bichar.makePerson('Habib Wahid')
  const id = await bichar.publish(author, { title, desc: 'Near the ferry.', isAnonymous: false })
  for (const number of [1, 2, 3, 4, 5]) {
    await bichar.reportPost(await bichar.makePerson(`Reader ${number}`), id, `Doubt number ${number}`)
  }
  await signIn(page, bichar.admin)
  await page.goto(`/admin/reported-posts?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article', { name: title })
  await expect(card.getByText(/^Doubt number/)).toHaveText(
    [5, 4, 3].map((number) => `Doubt number ${number}`),
  )
  await expect(card.getByText('+2 more reports', { exact: true })).toBeVisible()
  await expect(card.getByText('5 reports', { exact: true })).toBeVisible()
  await expect(card).toContainText('Habib Wahid')
  const moment = /^\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M$/
  await expect(card.locator('header time')).toHaveAttribute('title', moment)
  await expect(card).toContainText('Near the ferry.')
})

// Shows spec 2.96, 2.97, 9.25.
test('of an entry that waits an admin sees three lines and four files, and all of both on request', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Ferdousi Rahman')
  const postId = await bichar.publish(author, { title: 'Land taken', desc: 'By force.', isAnonymous: false })
  const title = `Seen again ${Date.now()}`
  const desc = 'They came at night with two trucks and took the fence along. '.repeat(20).trim()
  const bytes = await readFile(picture)
  const evidence = Array.from({ length: 6 }, (_, index) => new File([bytes], `${index + 1}.jpg`))
  const form = { title, desc, date: '2026-11-01', evidence }
  await bichar.call(author, 'POST /timelines/post/:postId', { params: { postId }, form })

  await signIn(page, bichar.admin)
  await page.goto(`/admin/pending-timelines?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article', { name: title })
  await expect(card).toContainText('Added by Ferdousi Rahman')
  await expect(card).toContainText('1 Nov 2026')
  await expect(card.getByRole('link', { name: /^Picture/ })).toHaveCount(4)
  const text = card.getByText(desc, { exact: true })
  const lines = () =>
    text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  expect(await lines()).toBeCloseTo(3, 1)
  await card.getByRole('button', { name: 'Read More' }).click()
  await expect.poll(lines).toBeGreaterThan(4)
  await card.getByRole('button', { name: '+2 more' }).click()
  await expect(page.getByRole('dialog').getByText('5 / 6', { exact: true })).toBeVisible()
})
