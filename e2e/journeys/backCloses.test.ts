import path from 'node:path'
import type { Page } from '@playwright/test'
import { isInReach } from '../quickExit.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures, videos and recordings' })
const long = Array.from({ length: 60 }, (_, line) => `Line ${line} of what happened.`).join('\n\n')

test(
  'Back closes what lies on top of a page, one by one, and then leaves the page as if nothing had been there',
  atBothWidths,
  async ({ bichar, page, signIn }) => {
    const author = await bichar.makePerson('Hasina Begum')
    const title = `Three pictures ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: long, isAnonymous: false }, [picture, picture])
    await signIn(page, author)
    await page.goto('/numbers')
    await untilAlive(page)
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    const first = page.getByRole('link', { name: /^Picture 1 of 2/ })
    const viewer = viewerOf(page)
    const height = () => page.evaluate(() => scrollY)

    await test.step('the viewer, where one was reading', async () => {
      await first.click()
      await expect(viewer).toBeVisible()
      const before = await height()
      await page.goBack()
      await expect(viewer).toHaveCount(0)
      await expect(first).toBeFocused()
      expect(await height()).toBe(before)
      await expect(page).toHaveURL(`/postDetails/${id}`)
    })

    await test.step('a forward entry of a layer that is gone is the page itself, after a reload too', async () => {
      await page.goForward()
      await page.reload()
      await untilAlive(page)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(viewer).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/numbers')
      await page.goForward()
      await expect(page).toHaveURL(`/postDetails/${id}`)
      await untilAlive(page)
    })

    await test.step('what its button or Escape has closed, Back does not meet again', async () => {
      await first.click()
      await viewer.getByRole('button', { name: 'Close' }).click()
      await expect(viewer).toHaveCount(0)
      await first.click()
      await expect(viewer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/numbers')
    })
  },
)

test('over a post in its dialog, Back closes the viewer, then the post, and stays at the feed', async ({
  bichar,
  page,
}) => {
  const author = await bichar.makePerson('Ayesha Khatun')
  const title = `Over the feed ${Date.now()}`
  await bichar.publish(author, { title, desc: long, isAnonymous: false }, [picture, picture])
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('link', { name: title }).first().click()
  const post = page.getByRole('dialog', { name: 'Post' })
  await post.getByRole('link', { name: /^Picture 1 of 2/ }).click()
  await expect(viewerOf(page)).toBeVisible()
  await page.goBack()
  await expect(viewerOf(page)).toHaveCount(0)
  await expect(post).toBeVisible()
  await post.getByRole('link', { name: /^Picture 2 of 2/ }).click()
  await viewerOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(viewerOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(post).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test(
  'a link in a menu leads on from the page, and Back from there to it',
  onPhone,
  async ({ bichar, page, signIn }) => {
    await signIn(page, await bichar.superAdmin())
    await page.goto('/admin')
    await untilAlive(page)
    const menu = page.getByRole('navigation', { name: 'Admin panel' })
    const opener = page.getByText('Admin', { exact: true }).filter({ visible: true })
    await opener.click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await opener.click()
    await menu.getByRole('link', { name: 'Audit' }).click()
    await expect(page).toHaveURL('/admin/audit')
    await expect(menu).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/admin')
  },
)

test('the quick exit leaves nothing of a page on which something is open', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Rokeya Khatun')
  const id = await bichar.publish(person, { title: 'Mine', desc: 'x', isAnonymous: true }, [picture, picture])
  await signIn(page, person)
  await page.goto('/numbers')
  await page.goto(`/postDetails/${id}`)
  await isInReach(page)
  await page.getByRole('link', { name: /^Picture 1 of 2/ }).click()
  await expect(viewerOf(page)).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(bichar.quickExitUrl)
  await page.goBack()
  await expect(page).toHaveURL('/numbers')
})

test('a session that ends under something open leads to the login, and Back from there to the page', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Jahanara Begum')
  const id = await bichar.publish(person, { title: 'Theirs', desc: 'x', isAnonymous: false }, [
    picture,
    picture,
  ])
  await signIn(page, person)
  await page.goto(`/postDetails/${id}`)
  await untilAlive(page)
  await page.getByRole('link', { name: /^Picture 1 of 2/ }).click()
  await expect(viewerOf(page)).toBeVisible()
  // Not waited for: the page is left as soon as the server has closed its connection.
  await page.evaluate(() => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    void fetch('/api/auth/logout', { method: 'POST', headers }).then(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  })
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL(`/postDetails/${id}`)
})
