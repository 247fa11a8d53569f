import type { Page } from '@playwright/test'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { atBothWidths, expect, smoke, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/**
 * Searches for one query after the other and expects results for the last: in the overlay on a small screen, in the sidebar on a wide
 * one.
 */
async function searchFor(page: Page, ...queries: string[]) {
  const isSmall = (page.viewportSize()?.width ?? 0) < 1024
  if (isSmall) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = (isSmall ? page.getByRole('dialog') : page)
    .getByLabel('Search posts and suspects')
    .filter({ visible: true })
  if (isSmall) await expect(field).toBeFocused()
  for (const query of queries) {
    await field.fill(query)
    await field.press('Enter')
  }
}

// Shows spec 2.45, 2.75, 2.76, 2.77, 2.78, 5.45.
test(
  'a word finds posts that say it with an ending; a name with a typo finds the suspect',
  smoke(atBothWidths),
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Sultana Razia')
    const title = `খুলনায় ছিনতাই ${Date.now()}`
    await bichar.publish(person, { title, desc: 'বাসস্ট্যান্ডে।', isAnonymous: false })
    const suspectId = await bichar.createSuspect(person, {
      name: 'Mokbul Hossain',
      crimeTypes: ['Extortion'],
    })
    await signIn(page, person)

    await test.step('the post is found, can be asked justice for, and is there again after going back', async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await searchFor(page, ' খুলনা ')
      await expect(page.getByRole('heading', { name: 'Search Results for "খুলনা"' })).toBeVisible()
      const card = page.getByRole('article').filter({ hasText: title })
      await expect(card).toBeVisible()
      await expect(page.getByRole('tab', { name: /^Posts \([1-9]/ })).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page)
      await card.getByRole('button', { name: /বিচার চাই/ }).click()
      await expect(card.getByRole('button', { name: /বিচার চাই/ })).toHaveAttribute('aria-pressed', 'true')
      await card.getByRole('link', { name: title }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(card).toBeVisible()
    })

    await test.step('the suspect is found although no post is, and leads to their page', async () => {
      await searchFor(page, 'Mokbal')
      await expect(page).toHaveURL(/query=Mokbal/)
      await expect(page.getByText('0 posts and 1 suspect found')).toBeVisible()
      await expect(page.getByRole('tab', { name: 'Suspects (1)' })).toHaveAttribute('aria-selected', 'true')
      const found = page.getByRole('link', { name: 'Mokbul Hossain' })
      await expect(found).toHaveAttribute('href', `/suspects/${suspectId}`)
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Posts (0)' }).click()
      await expect(page.getByText('No posts found')).toBeVisible()
      await page.getByRole('button', { name: 'Show the suspects' }).click()
      await expect(found).toBeVisible()
    })

    await test.step('nothing happens without text, and nothing is found of what nobody wrote', async () => {
      const visited = () => page.evaluate(() => history.length)
      const before = await visited()
      await searchFor(page, '   ', 'zqxzqx')
      await expect(page.getByRole('heading', { name: 'Search Results for "zqxzqx"' })).toBeVisible()
      await expect(page.getByText('No posts found')).toBeVisible()
      expect(await visited()).toBe(before + 1)
      await page.getByRole('tab', { name: 'Suspects (0)' }).click()
      await expect(page.getByText('No criminals found')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('what was searched for is offered again, until it is cleared', async () => {
      await page.goto('/search')
      await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeVisible()
      await page.getByRole('link', { name: 'Mokbal' }).click()
      await expect(page.getByRole('heading', { name: 'Search Results for "Mokbal"' })).toBeVisible()
      await page.goto('/search')
      await page.getByRole('button', { name: 'Clear recent searches' }).click()
      await expect(page.getByRole('link', { name: 'Mokbal' })).toHaveCount(0)
      // They go from the screen first; whoever reads the store waits for what is written to it.
      await storedOnDevice(page)
      await page.reload()
      await expect(page.getByRole('link', { name: 'Child Abuse' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recent searches' })).toHaveCount(0)
    })
  },
)

// Shows spec 2.13, 2.14, 2.47, 2.75, 2.77, 4.13, 5.46, 5.47, 6.2.
test(
  'a guest is led to log in by a category and by a search, and comes to what they asked for',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const person = await bichar.makePerson('Hafizur Rahman')
    const name = 'Jobbar Mistri'
    await bichar.createSuspect(person, { name, crimeTypes: ['Money Laundering'] })
    const logIn = async (message: string) => {
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
      await expectMessage(page, message)
      await logInByForm(page, person)
    }

    await test.step('by a category', async () => {
      await page.goto('/')
      const categories = page.getByRole('navigation', { name: 'Crime categories' })
      await expect(categories.getByRole('link').first()).toBeVisible()
      const all = categories.getByRole('button', { name: 'All categories' })
      // A button that was pressed before hydration is pale at times until its action is done.
      await untilAlive(page)
      if (await all.isVisible()) await all.click()
      await expectAccessible(page)
      await categories.getByRole('link', { name: 'Money Laundering' }).click()
      await logIn('Please login to view category')
      await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
      await enterCode(page, bichar, person.phone)
      await expect(page.getByRole('heading', { name: 'Posts related to "Money Laundering"' })).toBeVisible()
      await expect(page.getByRole('link', { name })).toBeVisible()
    })

    await test.step('by a search', async () => {
      await page.evaluate(() => {
        for (const key of ['token', 'user', 'sessionExpiresAt']) localStorage.removeItem(key)
      })
      await page.goto('/')
      await searchFor(page, 'jobbar')
      await logIn('Please login to search')
      await expect(page.getByRole('heading', { name: 'Search Results for "jobbar"' })).toBeVisible()
      await expect(page.getByRole('link', { name })).toBeVisible()
    })
  },
)
