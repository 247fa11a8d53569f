import type { Locator, Page, Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { signedInId } from '../signedInId.ts'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { untilConnected } from '../untilConnected.ts'

/**
 * Presses Escape as often as nobody would. Chromium takes it for the phone's Back button, and lets a page prevent the first press only
 * that follows an input: each further one closes a dialog, whatever the page says.
 */
async function pressEscape(page: Page, times: number) {
  for (let press = 0; press < times; press += 1) {
    await page.keyboard.press('Escape')
    // Once a closed dialog has had the time to be told so.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  }
}

async function openEdit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Edit Post' }).click()
  return page.getByRole('dialog', { name: 'Edit post' })
}

test('a form that is being sent stays open, with the focus where it was, however often somebody goes back', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Hasina Banu')
  // Made in good time: a sending of which no byte moves ends after half a minute.
  const superAdmin = await bichar.superAdmin()
  const title = `Fence torn down ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'At dusk.', isAnonymous: false })
  await signIn(page, author)
  const connected = untilConnected(page)
  await page.goto(`/postDetails/${id}`)
  await untilAlive(page)
  await connected
  const edit = await openEdit(page)
  await edit.getByLabel('Description').fill('At dusk, by two men.')
  const held: Route[] = []
  await page.route(`**/api/posts/${id}`, (route, request) =>
    request.method() === 'GET' ? route.fallback() : void held.push(route),
  )
  await edit.getByRole('button', { name: 'Save and send for review' }).click()
  await expect.poll(() => held.length).toBe(1)
  const stop = edit.getByRole('button', { name: 'Stop sending' })
  await stop.focus()

  await pressEscape(page, 4)
  await expect(stop).toBeVisible()
  await expect(stop).toBeFocused()

  await test.step('nor does it cover a message that stands there', async () => {
    const userId = await signedInId(page)
    const news = { title: 'Office closed', description: 'Come on Sunday.', userId }
    await bichar.ask(superAdmin, '/api/notifications/custom', news)
    const message = page.locator('.toast')
    // It stays while the pointer is on it.
    await message.hover()
    await pressEscape(page, 4)
    await expect(stop).toBeVisible()
    const isOnTop = () =>
      message.evaluate((toast) => {
        const { x, y, width, height } = toast.getBoundingClientRect()
        return toast.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    await expect.poll(isOnTop).toBe(true)
  })

  await held[0]?.abort()
  await expect(edit.getByText('Update failed')).toBeVisible()
  await expect(edit.getByLabel('Description')).toHaveValue('At dusk, by two men.')
  await page.unrouteAll()
  await edit.getByRole('button', { name: 'Save and send for review' }).click()
  await expectMessage(page, 'Post updated successfully and sent for review')
  await expect(edit).toHaveCount(0)
})

test('a form with changes and its question stay in reach, however often somebody goes back', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Hasina Banu')
  const title = `Wall painted over ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'At dusk.', isAnonymous: false })
  await signIn(page, author)
  await page.goto(`/postDetails/${id}`)
  await untilAlive(page)
  const edit = await openEdit(page)
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  const desc = edit.getByLabel('Description')
  await desc.fill('At dusk, by two men.')

  await test.step('the question comes again', async () => {
    await pressEscape(page, 1)
    await expect(question).toBeVisible()
    await pressEscape(page, 1)
    await expect(question).toHaveCount(0)
    await pressEscape(page, 1)
    await expect(question).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('what closes both leaves both as they should be', async () => {
    await pressEscape(page, 4)
    // One press may close one of them or both.
    if ((await question.count()) === 0) await pressEscape(page, 1)
    await expect(question.getByRole('button', { name: 'Discard changes' })).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(desc).toHaveValue('At dusk, by two men.')
    await expect(desc).toBeFocused()
    await desc.fill('At dusk, by three men.')
  })

  await test.step('and to discard is still possible', async () => {
    await pressEscape(page, 1)
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
