import type { Page } from '@playwright/test'
import { endSessionBesideChange, endSessionOfVisit, endSessionOnChange } from '../endSession.ts'
import { expect, test } from '../test.ts'

const title = (page: Page) => page.getByRole('dialog').getByLabel('Title')

// Shows spec 5.50, 5.53.
test('whose session has ended is told at the login what it is for', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Selim Al Deen')
  const id = await bichar.file(author, { title: 'Gate broken', desc: 'At dawn.', isAnonymous: false })

  await test.step('who saves an edit', async () => {
    await signIn(page, author)
    await page.goto(`/postDetails/${id}`)
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    await title(page).fill('Gate broken at dawn')
    await endSessionOnChange(page)
    await page.getByRole('button', { name: 'Save and send for review' }).click()
    // The message goes after a while, the page does not.
    await expect(page.getByText('Please login to update posts')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  const entry = { title: 'The gate is whole again', date: '2026-02-03' }
  await bichar.call(author, 'POST /timelines/post/:postId', { params: { postId: id }, form: entry })
  for (const [address, button] of Object.entries({
    [`/admin/getpostDetails/${id}`]: 'Approve Post',
    [`/admin/pending-timelines?search=${encodeURIComponent(entry.title)}`]: 'Approve',
  })) {
    await test.step(`an admin who approves: ${button}`, async () => {
      await page.unrouteAll()
      await signIn(page, bichar.admin)
      await page.goto(address)
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
      await endSessionOnChange(page)
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText('Authentication required')).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
    })
  }
})

// Shows spec 4.7, 5.50, 5.53.
test('a token that the browser has thrown away is asked for anew, and without the cookie the session has ended', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Shamsur Rahman')
  const id = await bichar.file(author, { title: 'Gate unhinged', desc: 'At noon.', isAnonymous: false })
  const address = `/admin/getpostDetails/${id}`
  const approve = page.getByRole('button', { name: 'Approve Post' })
  // In one step, so that no read of the page is the first to miss it.
  const pressWithoutToken = () =>
    approve.evaluate((button: HTMLButtonElement) => {
      localStorage.removeItem('token')
      button.click()
    })
  await signIn(page, bichar.admin)
  await page.goto(address)
  await expect(approve).toBeVisible()
  await page.context().clearCookies()
  await pressWithoutToken()
  await expect(page.getByText('Authentication required')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(address)

  await signIn(page, bichar.admin)
  await page.goto(address)
  await expect(approve).toBeVisible()
  await pressWithoutToken()
  await expect(page.getByText('Post approved successfully')).toBeVisible()
})

test('whoever is the first to find out that a session has ended, the login says why', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Munier Choudhury')
  const id = await bichar.file(author, { title: 'Gate torn down', desc: 'At dusk.', isAnonymous: false })
  const address = `/admin/getpostDetails/${id}`

  await test.step('what was pressed, if its answer is still on its way', async () => {
    await signIn(page, bichar.admin)
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Approve Post' })).toBeVisible()
    await endSessionBesideChange(page)
    await page.getByRole('button', { name: 'Approve Post' }).click()
    await expect(page.getByText('Authentication required')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await page.unrouteAll()
  })

  await test.step('that the session is over, if nothing was pressed', async () => {
    await signIn(page, bichar.admin)
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Approve Post' })).toBeVisible()
    await endSessionOfVisit(page)
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(address)
  })
})
