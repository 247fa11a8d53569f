import path from 'node:path'
import { dayText } from '@bichar/contract/rules/dayText.ts'
import type { Page } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const video = path.join(import.meta.dirname, '../../server/src/test/samples/video.webm')

const [yellow, green] = ['rgb(255, 243, 209)', 'rgb(0, 86, 63)']

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

/** Creates a public post that somebody has reported. */
async function reportedPost(bichar: Bichar, title: string, reason: string): Promise<string> {
  const [author, reporter] = [await bichar.makePerson('Shamim Osman'), await bichar.makePerson('Lubna Haque')]
  const id = await bichar.publish(author, { title, desc: 'Near the old bridge.', isAnonymous: true })
  await bichar.reportPost(reporter, id, reason)
  return id
}

// Shows spec 2.19, 2.93, 2.95, 4.24, 8.93.
test('an admin clears what was reported without reason, and it stays in the feed', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const title = `Boat engine stolen ${Date.now()}`
  await reportedPost(bichar, title, 'I do not like it')
  await reportedPost(bichar, `Net cut ${Date.now()}`, 'Nor this one')
  await signIn(page, bichar.admin)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin panel' })).toBeVisible()
  await expect(page.getByText('What admins did last')).toBeVisible()
  await expectAccessible(page)
  await page
    .locator('main')
    .getByRole('link', { name: /^Reported posts/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Reported posts' })).toBeVisible()
  await page.getByLabel('Search reported posts').fill(title)
  // While the search is pending the list is pale, which would fail the contrast check.
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(card(page, title)).toContainText('Anonymous')
  await expect(card(page, title)).toContainText('1 report')
  await expect(card(page, title)).toContainText('I do not like it')
  await expect(page.locator('main')).not.toContainText('Shamim')
  await expectAccessible(page)
  await card(page, title).getByRole('button', { name: 'Ignore' }).click()
  await expectMessage(page, 'Post cleared successfully')
  await expect(page.getByRole('article')).toHaveCount(0)

  await page.goto('/admin/audit')
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText(
    'Nasrin Akter cleared 1 report of the post',
  )
  await expectAccessible(page)
  await page.goto('/')
  await expect(card(page, title)).toBeVisible()
})

test('the audit log says that the operator made somebody an admin, in both languages', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  await signIn(page, bichar.admin)
  await page.goto('/admin/audit')
  await page.getByLabel('Action').selectOption({ label: 'Admin appointed' })
  await expect(page).toHaveURL(/action=user\.grant$/)
  await expect(card(page, 'Nasrin Akter')).toContainText('The server’s operator made “Nasrin Akter” an admin')
  await expectAccessible(page)
  const inBengali = await elsewhere()
  await inBengali.context().addCookies([{ name: 'language', value: 'bn', url: bichar.url }])
  await signIn(inBengali, bichar.admin)
  await inBengali.goto('/admin/audit?action=user.grant')
  await expect(card(inBengali, 'Nasrin Akter')).toContainText('সার্ভারের পরিচালক “Nasrin Akter”-কে অ্যাডমিন করেছেন')
})

// Shows spec 2.19, 2.95, 4.24, 8.90, 8.93.
test('an admin deletes what was reported with reason, and it is gone everywhere', async ({
  bichar,
  page,
  signIn,
  elsewhere,
}) => {
  const title = `A rumour ${Date.now()}`
  const id = await reportedPost(bichar, title, 'This never happened')
  await signIn(page, bichar.admin)
  await page.goto(`/admin/reported-posts?search=${encodeURIComponent(title)}`)
  await card(page, title).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expectMessage(page, 'Post deleted successfully')
  await expect(card(page, title)).toHaveCount(0)
  const guest = await elsewhere()
  expect((await guest.goto(`/postDetails/${id}`))?.status()).toBe(410)
  await expect(guest.getByText('It was public. It cannot be read here now.')).toBeVisible()
  await guest.goto('/')
  await expect(guest.getByRole('heading', { level: 1 }).or(guest.getByRole('article')).first()).toBeAttached()
  await expect(guest.getByText(title)).toHaveCount(0)
})

// Shows spec 8.112.
test('of two admins who look at the same reported post, the second learns that it was decided', async ({
  bichar,
  page,
  signIn,
  elsewhere,
}) => {
  const title = `Decided twice ${Date.now()}`
  await reportedPost(bichar, title, 'Wrong place')
  const second = await elsewhere()
  for (const admin of [page, second]) {
    await signIn(admin, bichar.admin)
    await admin.goto(`/admin/reported-posts?search=${encodeURIComponent(title)}`)
    await expect(card(admin, title)).toBeVisible()
  }
  await card(page, title).getByRole('button', { name: 'Ignore' }).click()
  await expect(card(page, title)).toHaveCount(0)
  await card(second, title).getByRole('button', { name: 'Ignore' }).click()
  await expect(second.getByText('Another moderator has already decided this')).toBeVisible()
  await expect(card(second, title)).toHaveCount(0)
})

// Shows spec 2.25, 2.86, 2.87, 2.102, 2.103, 2.104, 4.25, 5.44, 8.96, 8.99, 9.26.
test(
  'somebody asks for support with pictures, and an admin acts upon it',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const need = `I need a lawyer ${Date.now()}`
    await signIn(page, await bichar.makePerson('Rokeya Sultana'))
    await page.goto('/newreport')
    await page.getByRole('link', { name: 'Do you need legal or victim support?' }).click()
    await expect(page.getByRole('heading', { name: '#GET_SUPPORT' })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Rokeya Sultana')
    await expect(page.getByLabel('Phone number')).toHaveValue(/^01\d{9}$/)
    await page.getByRole('button', { name: 'Submit request' }).click()
    await expect(page.getByText('Description is required')).toBeVisible()
    await page.getByLabel('Description').fill(need)
    await page.locator('input[type=file]').first().setInputFiles([picture, video, picture, picture])
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Submit request' }).click()
    await expectMessage(page, 'Support request submitted')
    await expect(page.getByLabel('Description')).toHaveValue('')
    await expect(card(page, need)).toContainText('Pending')
    await expect(card(page, need)).toContainText('4 files')

    const admin = await elsewhere()
    await signIn(admin, bichar.admin)
    await admin.goto('/admin/support-requests?status=pending')
    const request = card(admin, need)
    await expect(request.getByRole('heading', { name: 'Rokeya Sultana' })).toBeVisible()
    await expect(request.getByRole('link', { name: /^\+8801/ })).toHaveAttribute('href', /^tel:\+8801\d{9}$/)
    await expect(request.getByText('Pending', { exact: true })).toHaveCSS('background-color', yellow)
    await expect(
      request.getByText(/^Submitted within the hour after \d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:00 [AP]M$/),
    ).toBeVisible()
    await expectAccessible(admin)
    await expect(request.getByRole('link', { name: / of 4/ })).toHaveCount(3)
    await expect(request.getByRole('button', { name: '+1 more' })).toBeVisible()
    await request.getByRole('link', { name: /Video/ }).click()
    await expect(admin.getByRole('dialog').locator('video')).toHaveAttribute('controls')
    await admin.keyboard.press('Escape')
    await request
      .getByRole('link', { name: /Picture/ })
      .first()
      .click()
    const shown = admin.getByRole('dialog').getByRole('img')
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const address = await shown.getAttribute('src')
    expect((await page.request.get(address ?? '')).ok(), 'the address alone, within its time').toBe(true)
    expect((await page.request.get((address ?? '').replace(/\?.*/, ''))).ok()).toBe(false)
    await admin.keyboard.press('Escape')
    await request.getByRole('button', { name: 'Mark as Actioned' }).click()
    await expectMessage(admin, 'Status updated successfully')
    await expect(request).toHaveCount(0)
    await admin.getByRole('link', { name: 'Action taken' }).click()
    await expect(request).toBeVisible()
    await expect(request.getByRole('button', { name: 'Mark as Actioned' })).toHaveCount(0)
    await expect(request.getByText('Action taken', { exact: true })).toHaveCSS('background-color', green)

    await page.reload()
    await expect(card(page, need)).toContainText('Action taken')

    await request.getByRole('button', { name: 'Take back' }).click()
    await expectMessage(admin, 'Taken back: it waits again')
    await expect(request).toHaveCount(0)
    await admin.getByRole('link', { name: 'Pending', exact: true }).click()
    await expect(request.getByRole('button', { name: 'Mark as Actioned' })).toBeVisible()
  },
)

// Shows spec 2.22, 2.26, 2.99, 2.105, 2.108, 2.109, 5.69, 8.100.
test('an admin finds people, and adds reactions that are counted apart', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const stamp = Date.now()
  const today = () => dayText('en', new Date())
  // Midnight may pass while the account is made.
  const before = today()
  const author = await bichar.makePerson(`Zinnat ${stamp}`)
  const joined = new RegExp(`^Joined (${before}|${today()})$`)
  const title = `Lights out at the crossing ${stamp}`
  await bichar.publish(author, { title, desc: 'For weeks.', isAnonymous: false })
  await bichar.createSuspect(author, { name: `Kana Babul ${stamp}`, crimeTypes: ['Theft'], location: 'Feni' })
  await bichar.createSuspect(author, { name: 'Tota Mia', location: 'Bhola' })
  await signIn(page, bichar.admin)

  await page.goto('/admin/users')
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ items$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Search users by name or phone').fill(author.phone.slice(1))
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(`+88${author.phone}`)
  await expect(page.getByRole('article').getByText('User', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name: author.name })).toBeVisible()
  await expect(page.getByRole('article').locator('img')).toHaveAttribute('src', '/default-avatar.png')
  await expect(page.getByRole('article').getByText(joined)).toBeVisible()
  await page.getByLabel('Search users by name or phone').fill('nobody has this name')
  await expect(page.getByText("You don't have permission to view users")).toBeVisible()

  await page.goto('/admin/fake-react')
  await expect(page.getByLabel('Reaction count')).toHaveValue('1')
  await page.getByRole('button', { name: 'Add reactions' }).click()
  // Once at the field, and once as a message.
  await expect(page.getByText('Please select a post')).toHaveCount(2)
  await page.getByLabel('Post', { exact: true }).fill(`ZINNAT ${stamp}`)
  await page.getByRole('option', { name: `${title} - Zinnat ${stamp}` }).click()
  await expect(page.getByText('0 reactions now')).toBeVisible()
  const added: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/fakeReact')) added.push(request.postDataJSON().reactionNo)
  })
  for (const wrong of ['0', '1001']) {
    await page.getByLabel('Reaction count').fill(wrong)
    await page.getByRole('button', { name: 'Add reactions' }).click()
    await expect(page.getByText('Please enter a whole number from 1 to 1000')).toBeVisible()
  }
  await page.getByLabel('Reaction count').fill('25')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add reactions' }).click()
  await expectMessage(page, 'Added 25 reactions successfully')
  await expect(page.getByText('25 reactions now')).toBeVisible()
  await expect(page.getByText('25 of them were added by admins')).toBeVisible()
  // The server would refuse the others with the same message, so this checks that they were not sent.
  expect(added).toEqual([25])

  await page.goto('/admin/suspects')
  await page.getByLabel('Search criminals').fill(`Babul ${stamp}`)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('article')).toHaveCount(1)
  const statuses = page.getByRole('navigation', { name: 'By status' }).getByRole('link')
  await expect(statuses).toHaveText(['All Status', 'Wanted', 'Arrested', 'Released'])
  await page.getByRole('link', { name: 'Arrested' }).click()
  await expect(page.getByText('No criminals found')).toBeVisible()
  await page.getByRole('link', { name: 'All Status' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: `Kana Babul ${stamp}` }).click()
  await expect(page).toHaveURL(/\/suspects\//)
})

// Shows spec 2.17, 2.18, 2.72, 8.91.
test('the address of a post without /admin leads to it, for admins only', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Mita Noor')
  const title = `Waits to be read ${Date.now()}`
  const id = await bichar.file(author, { title, desc: 'As it was.', isAnonymous: false })
  await signIn(page, bichar.admin)
  await page.goto(`/getpostDetails/${id}`)
  await expect(page).toHaveURL(new RegExp(`/admin/getPostDetails/${id}`))
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('0 posts approved')).toBeVisible()
  await expect(page.getByText('pending approval', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Approve Post' }).click()
  await expectMessage(page, 'Post approved successfully')
  await expect(page).not.toHaveURL(new RegExp(id))
})
