import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { expectMessage } from '../messages.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, onPhone, smoke, test, withMotion, withServiceWorker } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const planted = ['Primo-PlantedModel', 'PlantedArtist', 'Exif']
const sides = /Timelines|Comments/

test.use(withMotion)
test.use(withServiceWorker)

/** Somebody, and an anonymous report of theirs with a picture. */
async function reported(bichar: Bichar, tell: 'file' | 'publish') {
  const stamp = Date.now()
  // A unique name, because pages contain the names of other people.
  const author = await bichar.makePerson(`Sadia ${stamp}`)
  const title = `Bag snatched near the ferry ghat ${stamp}`
  const desc = 'Two men on a motorbike took a bag at dusk. খুলনায় ঘাটের পাশে।'
  const id = await bichar[tell](author, { title, desc, isAnonymous: true }, [picture])
  return { author, title, address: `/postDetails/${id}` }
}

/** As the author, opens the menu of a post and chooses an item. */
async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

// Shows spec 2.6, 2.13, 2.28, 2.30, 2.31, 2.32, 2.39, 2.41, 2.47, 4.10, 4.11, 4.12, 5.49, 6.3, 8.77.
test(
  'a guest who wants to report is led to log in, registers, and the code leads back to the report',
  smoke(atBothWidths),
  async ({ bichar, page, expectAccessible }) => {
    const phone = `018${String(Date.now()).slice(-8)}`
    await page.goto('/')
    await page.getByRole('link', { name: 'Create report' }).click()
    await expect(page.getByText('Please login to create a report')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    // A toast that fades out has too little contrast, and how far it has faded depends on how long the next check takes.
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'REGISTER FOR FREE' }).click()
    await expect(page.getByRole('link', { name: 'LOGIN NOW' })).toHaveAttribute('href', '/login')
    await page.getByLabel('Name', { exact: true }).fill('Sadia Rahman')
    await page.getByLabel('Phone number').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/verify-otp$/)
    await expect(page.getByRole('button', { name: /^RESEND IN \d+:\d\d$/ })).toBeDisabled()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)

    const boxes = page.locator('form').getByRole('textbox')
    await expect(boxes).toHaveCount(6)
    await expect(boxes.last()).toHaveAttribute('inputmode', 'numeric')
    await boxes.first().click()
    for (const [place, digit] of [...(await bichar.codeSentTo(phone))].entries()) {
      await expect(boxes.nth(place)).toBeFocused()
      if (place > 0) await expect(boxes.nth(place - 1)).not.toHaveValue('')
      await page.keyboard.press(digit)
    }
    // The last digit submits the form.
    await expectMessage(page, 'Phone verified and logged in successfully!')
    await expect(page).toHaveURL(/\/newreport$/)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).toEqual(expect.arrayContaining(['token', 'user', 'sessionExpiresAt', 'deviceId']))
    for (const done of ['pendingRegistration', 'verificationData', 'registrationData'])
      expect(kept).not.toContain(done)
  },
)

// Shows spec 2.69, 2.73, 2.85, 4.15, 5.19, 8.88.
test(
  'a report is anonymous unless the person says otherwise, and waits; a guest finds no trace of it',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const title = `Bag snatched near the ferry ghat ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await page.goto('/newreport')
    await expect(page.getByLabel('Post anonymously')).toBeChecked()
    const desc = 'Two men on a motorbike took a bag at dusk.'
    await writeReport(page, { title, desc, location: 'Rupsha, Khulna' })
    await goToStep(page, 'proof')
    await page.locator('input[type=file]').first().setInputFiles(picture)
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await submitReport(page)
    await expectMessage(page, 'Report submitted successfully')
    await expect(page.getByText('Your report waits for review')).toBeVisible()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See my post' }).click()
    await expect(page.getByText('pending approval', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: sides, includeHidden: true })).toHaveCount(0)

    const guest = await elsewhere()
    const answer = await guest.goto(page.url())
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).not.toContain(title)
    await expect(guest.getByText('NO POST FOUND')).toBeVisible()
    await guest.getByRole('button', { name: 'Go Back' }).click()
    await expect(guest).toHaveURL(`${bichar.url}/`)
  },
)

// Shows spec 2.16, 2.92, 4.16, 8.91, 8.92.
test(
  'an admin approves a report without learning who wrote it',
  smoke(),
  async ({ bichar, page, signIn, expectAccessible }) => {
    const { author, title } = await reported(bichar, 'file')
    await bichar.file(author, { title: 'Lamp broken', desc: 'At the corner.', isAnonymous: true })
    await signIn(page, bichar.admin)
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    // A search, because the page may be full of other waiting posts.
    await page.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
    const waiting = page.getByRole('article').filter({ hasText: title })
    await expect(waiting).toContainText('Anonymous')
    await expect(waiting).toContainText('took a bag at dusk')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.locator('body')).not.toContainText(author.name)
    await expectAccessible(page)
    await waiting.getByRole('button', { name: 'Approve Post' }).click()
    await expectMessage(page, 'Post approved successfully')
    await expect(waiting).toHaveCount(0)

    const other = await reported(bichar, 'file')
    await page.goto(other.address)
    await page.getByRole('button', { name: 'Approve Post' }).click()
    await expectMessage(page, 'Post approved successfully')
    await expect(page.getByRole('button', { name: 'Approve Post' })).toHaveCount(0)
    await expect(page.getByText(/pending approval/i)).toHaveCount(0)
  },
)

// Shows spec 2.9, 2.48, 2.71.
test(
  'an approved report is in the feed, readable before any script has run, without its author',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const { author, title, address } = await reported(bichar, 'publish')
    const html = await (await page.request.get('/')).text()
    expect(html).toContain(title)
    expect(html).not.toContain(author.name)
    await page.goto('/')
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('Anonymous')
    await expectAccessible(page)
    // Before hydration the link opens the page of the post instead of a dialog over the feed.
    await untilAlive(page)
    await card.getByRole('link', { name: title, exact: true }).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toContainText('খুলনায় ঘাটের পাশে')
    await expect(page).toHaveURL(bichar.url + address)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(`${bichar.url}/`)
  },
)

// Shows spec 2.69.
test('the stored picture carries no metadata', atBothWidths, async ({ bichar, page, expectAccessible }) => {
  const { address } = await reported(bichar, 'publish')
  const original = (await readFile(picture)).toString('latin1')
  for (const mark of planted) expect(original).toContain(mark)
  await page.goto(address)
  await expectAccessible(page)
  await expect(page.getByRole('region', { name: sides, includeHidden: true })).toHaveCount(2)
  const source = await page.locator('main article img[src^="/media/"]').first().getAttribute('src')
  const stored = await page.request.get(source ?? '')
  expect(stored.ok()).toBe(true)
  const bytes = (await stored.body()).toString('latin1')
  for (const mark of planted) expect(bytes).not.toContain(mark)
})

// Shows spec 2.50, 2.58, 4.17, 8.89.
test(
  'an edit sends a report back to review',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const { author, title, address } = await reported(bichar, 'publish')
    const guest = await elsewhere()
    expect((await guest.goto(address))?.status()).toBe(200)
    await signIn(page, author)
    await page.goto(address)
    await choose(page, 'Edit Post')
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill(`${title}, corrected`)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save and send for review' }).click()
    await expectMessage(page, 'Post updated successfully and sent for review')
    await expect(page.getByText('pending approval', { exact: true }).first()).toBeVisible()
    expect((await guest.goto(address))?.status()).toBe(410)
  },
)

// Shows spec 2.50, 5.57, 8.90.
test('its author deletes a report', onPhone, async ({ bichar, page, signIn }) => {
  const { author, title, address } = await reported(bichar, 'file')
  await signIn(page, author)
  await page.goto(address)
  await choose(page, 'Delete Post')
  await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectMessage(page, 'Post deleted successfully')
  await page.goto('/profile')
  await expect(page.getByText('0 posts')).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})
