import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/** A public report without reactions. */
async function published(bichar: Bichar) {
  const author = await bichar.makePerson('Sadia Rahman')
  const title = `Well filled with sand ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'Overnight.', isAnonymous: true })
  return { id, title }
}

const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
const justice = (page: Page, title: string) => cardOf(page, title).getByRole('button', { name: /বিচার চাই/ })
const pendingActionCard = (page: Page) => page.getByRole('region', { name: 'What you were about to do' })
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('wanted'))

/** How far the message ends above what it must not cover; the page itself measures, because the message goes after four seconds. */
async function roomBelowMessage(page: Page, covered: string): Promise<number> {
  const room = await page.waitForFunction((selector) => {
    const message = document.querySelector('.toast:not([data-leaving])')
    const below = document.querySelector(selector)
    // While the sheet comes, the message moves into it.
    if (!message || !below?.querySelector('input[name="phone"]')) return undefined
    return below.getBoundingClientRect().top - message.getBoundingClientRect().bottom
  }, covered)
  return (await room.jsonValue()) ?? Number.NaN
}

async function logIn(page: Page, bichar: Bichar, account: Account) {
  await logInByForm(page, account)
  await enterCode(page, bichar, account.phone)
}

test(
  'a guest who wants justice sees on the way for what, registers, and has asked for it',
  atBothWidths,
  async ({ bichar, page, elsewhere, expectAccessible }) => {
    const { id, title } = await published(bichar)
    const phone = `018${String(Date.now()).slice(-8)}`
    await page.goto('/')
    await untilAlive(page)
    // Somewhere in the list, which a new document would not show.
    await cardOf(page, title).evaluate((card) => card.setAttribute('data-tapped-in', ''))
    const room = roomBelowMessage(page, 'dialog[open]')
    await justice(page, title).click()
    await expect(page).toHaveURL(`${bichar.url}/login`)
    await expect(page.getByLabel('Phone number')).toBeVisible()

    await test.step('the message covers nothing of it', async () => {
      expect(await room).toBeGreaterThan(0)
    })

    await test.step('what was tapped stands with both forms, and in no address', async () => {
      await expect(pendingActionCard(page)).toContainText(title)
      await expect(pendingActionCard(page)).toContainText('বিচার চাই')
      await expect(page.locator('.toast')).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'REGISTER FOR FREE' }).click()
      await expect(page).toHaveURL(`${bichar.url}/register`)
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
      await expect(pendingActionCard(page)).toContainText(title)
      expect(page.url()).not.toContain(id)
      await expectAccessible(page)
    })

    await test.step('a reload shows the page of that address, and Back from there the feed', async () => {
      const other = await elsewhere()
      await other.goto('/')
      await untilAlive(other)
      await justice(other, title).click()
      await expect(pendingActionCard(other)).toContainText(title)
      await other.reload()
      await expect(other.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible()
      await expect(pendingActionCard(other)).toContainText(title)
      await other.goBack()
      await expect(cardOf(other, title)).toBeVisible()
    })

    await test.step('registered, they are where they were, and it is done', async () => {
      await page.getByLabel('Name', { exact: true }).fill('Nazma Begum')
      await page.getByLabel('Phone number').fill(phone)
      await page.getByLabel('Password', { exact: true }).fill('a good password')
      await page.getByRole('button', { name: 'Register' }).click()
      await enterCode(page, bichar, phone)
      await expect(page).toHaveURL(`${bichar.url}/`)
      await expectMessage(page, `বিচার চাই: ${title}`)
      await expect(justice(page, title)).toHaveAttribute('aria-pressed', 'true')
      await expect(cardOf(page, title)).toHaveAttribute('data-tapped-in')
      await expect.poll(() => kept(page)).toBeNull()
      await page.reload()
      await expect(justice(page, title)).toHaveAttribute('aria-pressed', 'true')
      await expect(justice(page, title)).toContainText('1')
    })
  },
)

test(
  'who logs in to share has the ways to share before them, and who wanted to comment the field',
  onPhone,
  async ({ bichar, page, elsewhere }) => {
    const { title } = await published(bichar)
    const person = await bichar.makePerson('Kamal Hossain')
    await page.goto('/')
    await cardOf(page, title).getByRole('button', { name: 'শেয়ার' }).click()
    await expect(pendingActionCard(page)).toContainText(title)
    await logIn(page, bichar, person)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy Link' })).toBeVisible()
    await expect.poll(() => kept(page)).toBeNull()

    const other = await elsewhere()
    await other.goto('/')
    await cardOf(other, title).getByRole('button', { name: 'মতামত' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Write a comment' }).click()
    await expect(pendingActionCard(other)).toContainText('Comment on this report')
    await logIn(other, bichar, person)
    await expect(other.getByLabel('Write a comment')).toBeFocused()
    await expect.poll(() => kept(other)).toBeNull()
  },
)

test(
  'a vote, a follow, and the form for a suspect: whoever logs in for one of them gets it, once',
  onPhone,
  async ({ bichar, page, elsewhere, expectAccessible }) => {
    const { id, title } = await published(bichar)
    const person = await bichar.makePerson('Rokeya Sultana')
    const text = 'The pump ran all night'
    await bichar.call(bichar.admin, 'POST /posts/:id/comments', { params: { id }, body: { text } })
    const name = `Sohel ${Date.now()}`
    // Suspects of the same day are listed in random order, so only a filter with few results surely has this one on its first page.
    await bichar.createSuspect(person, { name, crimeTypes: ['Human Trafficking'] })

    await test.step('a vote', async () => {
      const upvote = () =>
        page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Upvote' })
      await page.goto(`/postDetails/${id}?tab=comments`)
      await upvote().click()
      await expect(pendingActionCard(page)).toContainText(text)
      await expectMessage(page, 'Please login to vote')
      await logIn(page, bichar, person)
      await expectMessage(page, `Upvote: ${text}`)
      await expect(upvote()).toHaveAttribute('aria-pressed', 'true')
      await expect(upvote()).toHaveAccessibleName('Upvote 1')
      await expect.poll(() => kept(page)).toBeNull()
    })

    await test.step('a follow', async () => {
      const other = await elsewhere()
      await other.goto(`/postDetails/${id}`)
      await other.getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(pendingActionCard(other)).toContainText('Follow')
      await expect(pendingActionCard(other)).toContainText(title)
      await logIn(other, bichar, person)
      await expectMessage(other, 'Only you see what you follow.')
      await expect(other.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => kept(other)).toBeNull()
    })

    await test.step('a suspect of the list, by name and face, and one who is to be added', async () => {
      const other = await elsewhere()
      await other.goto('/suspects?category=Human%20Trafficking')
      // Before hydration the browser follows the link itself, and the login page does not learn what the guest wanted to see.
      await untilAlive(other)
      await other.getByRole('link', { name }).click()
      await expect(pendingActionCard(other)).toContainText('See this suspect')
      await expect(pendingActionCard(other)).toContainText(name)
      await other.goBack()
      await other.getByRole('button', { name: 'Add suspect' }).click()
      await expect(pendingActionCard(other)).toContainText('Add a suspect')
      await expectAccessible(other)
      await logIn(other, bichar, person)
      await expect(other.getByRole('dialog').getByLabel('Name')).toBeVisible()
      await expect.poll(() => kept(other)).toBeNull()
    })
  },
)

test(
  'what one person tapped is done for nobody else, and not for whoever has thought better of it',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const { title } = await published(bichar)
    const person = await bichar.makePerson('Billal Hossain')
    const isAsked = () => justice(page, title).getAttribute('aria-pressed')

    await test.step('whoever leaves the login is asked for it no more', async () => {
      await page.goto('/')
      await justice(page, title).click()
      await expect(pendingActionCard(page)).toContainText(title)
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(justice(page, title)).toBeFocused()
      await expect(page).toHaveURL(`${bichar.url}/`)
      await expect.poll(() => kept(page)).toBeNull()
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
      await expect(pendingActionCard(page)).toHaveCount(0)
    })

    await test.step('it can be left on the page itself', async () => {
      await page.goto('/')
      await justice(page, title).click()
      await pendingActionCard(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(pendingActionCard(page)).toHaveCount(0)
      await expect.poll(() => kept(page)).toBeNull()
    })

    await test.step('somebody who logs in in another tab gets nothing of it', async () => {
      await page.goto('/')
      await justice(page, title).click()
      await expect(pendingActionCard(page)).toContainText(title)
      const second = await page.context().newPage()
      await signIn(second, person)
      await expect(page).toHaveURL(`${bichar.url}/`)
      await expect(justice(page, title)).toBeVisible()
      await expect.poll(() => kept(page)).toBeNull()
      await page.reload()
      await expect(page.getByRole('link', { name: 'Profile' }).filter({ visible: true })).toBeVisible()
      expect(await isAsked()).toBe('false')
      await expect(justice(page, title)).toContainText('0')
    })
  },
)

test('over a page for logging in, no message covers what one reads or presses', onPhone, async ({ page }) => {
  const room = roomBelowMessage(page, 'main')
  await page.goto('/newreport')
  await expect(page.getByText('Please login to create a report')).toBeVisible()
  expect(await room).toBeGreaterThan(0)
})
