import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../test.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const planted = ['Primo-PlantedModel', 'PlantedArtist', 'Exif']

test('a citizen registers, reports anonymously, an admin lets it through, and guests read it', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const title = `Bag snatched near the ferry ghat ${Date.now()}`
  const phone = `018${String(Date.now()).slice(-8)}`

  await test.step('a guest who wants to report is led to log in, and registers', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create report' }).click()
    await expect(page.getByText('Please login to create a report')).toBeVisible()
    await expect(page.locator('.toast')).toHaveCSS('opacity', '1')
    await expect(page).toHaveURL(/\/login$/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'REGISTER FOR FREE' }).click()
    await page.getByLabel('Name').fill('Sadia Rahman')
    await page.getByLabel('Phone number').fill(phone)
    await page.getByLabel('Password', { exact: true }).fill('a good password')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'REGISTER' }).click()
    await expect(page).toHaveURL(/\/verify-otp$/)
    await expect(page.getByRole('button', { name: /^RESEND IN \d+:\d\d$/ })).toBeDisabled()
    await expectAccessible(page)
  })

  await test.step('the code from the text message completes the account, and leads back to the report', async () => {
    await page.getByRole('textbox', { name: 'OTP' }).click()
    await page.keyboard.type(await bichar.codeSentTo(phone))
    await page.getByRole('button', { name: 'VERIFY' }).click()
    await expect(page.getByText('Phone verified and logged in successfully!')).toBeVisible()
    await expect(page).toHaveURL(/\/newreport$/)
  })

  await test.step('the report is anonymous unless the person says otherwise, and waits', async () => {
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('Two men on a motorbike took a bag at dusk. খুলনায় ঘাটের পাশে।')
    await page.getByLabel(/^Location/).fill('Rupsha, Khulna')
    await expect(page.getByLabel('Post anonymously')).toBeChecked()
    await page.locator('input[type=file]').first().setInputFiles(picture)
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'SUBMIT REPORT' }).click()
    await expect(page.getByText('Report submitted successfully')).toBeVisible()
    await expect(page.getByText('YOUR REPORT WAITS FOR REVIEW')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See my post' }).click()
    await expect(page.getByText('Pending approval').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: /Timelines|Comments/, includeHidden: true })).toHaveCount(0)
  })
  const address = page.url()

  const guest = await elsewhere()
  await test.step('until then a guest finds neither the post nor a trace of it', async () => {
    const answer = await guest.goto(address)
    expect(answer?.status()).toBe(404)
    expect(await answer?.text()).not.toContain(title)
    await expect(guest.getByText('NO POST FOUND')).toBeVisible()
  })

  const moderator = await elsewhere()
  await test.step('an admin approves it without learning who wrote it', async () => {
    await signIn(moderator, bichar.admin)
    await moderator.goto('/admin')
    await expect(moderator.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(moderator)
    await moderator.goto('/admin/pending-posts')
    const waiting = moderator.getByRole('article').filter({ hasText: title })
    await expect(waiting).toContainText('Anonymous')
    await expect(moderator.locator('body')).not.toContainText('Sadia')
    await expectAccessible(moderator)
    await waiting.getByRole('button', { name: 'Approve Post' }).click()
    await expect(moderator.getByText('Post approved successfully')).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step("it is in the guest's feed, readable before any script has run, without the author", async () => {
    const html = await (await guest.request.get('/')).text()
    expect(html).toContain(title)
    expect(html).not.toContain('Sadia')
    await guest.goto('/')
    const card = guest.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('Anonymous')
    await expectAccessible(guest)
    await card.getByRole('link', { name: title, exact: true }).click()
    const modal = guest.getByRole('dialog')
    await expect(modal).toContainText('খুলনায় ঘাটের পাশে')
    await expect(guest).toHaveURL(address)
    await expectAccessible(guest)
    await guest.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(guest).toHaveURL(`${bichar.url}/`)
  })

  await test.step('the stored picture carries no metadata', async () => {
    const original = (await readFile(picture)).toString('latin1')
    for (const mark of planted) expect(original).toContain(mark)
    await guest.goto(address)
    await expectAccessible(guest)
    await expect(guest.getByRole('region', { name: /Timelines|Comments/, includeHidden: true })).toHaveCount(
      2,
    )
    const source = await guest.locator('main article img[src^="/media/"]').first().getAttribute('src')
    const stored = await guest.request.get(source ?? '')
    expect(stored.ok()).toBe(true)
    const bytes = (await stored.body()).toString('latin1')
    for (const mark of planted) expect(bytes).not.toContain(mark)
  })

  await test.step('an edit sends it back to review', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Title').fill(`${title}, corrected`)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save and send for review' }).click()
    await expect(page.getByText('Post updated successfully and sent for review')).toBeVisible()
    await expect(page.getByText('Pending approval').first()).toBeVisible()
    expect((await guest.goto(address))?.status()).toBe(404)
  })

  await test.step('its author deletes it', async () => {
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Delete Post' }).click()
    await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Post deleted successfully')).toBeVisible()
    await page.goto('/profile')
    await expect(page.getByText('0 posts')).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
})
