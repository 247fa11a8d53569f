import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const told = (page: Page, title: RegExp) => page.getByRole('main').getByRole('link', { name: title })
const following = (page: Page, name = 'Following') => page.getByRole('button', { name, exact: true })

test(
  'somebody follows a report, a suspect, a place and a kind of crime, is told, and unfollows',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const stamp = Date.now()
    const author = await bichar.makePerson('Farhana Islam')
    const reader = await bichar.makePerson('Mizanur Rahman')
    const suspect = await bichar.createSuspect(author, { name: `Babul ${stamp}` })
    const title = `Shop broken into ${stamp}`
    const id = await bichar.publish(author, { title, desc: 'At night.', isAnonymous: true })

    await test.step('on its page, which says that nobody sees it', async () => {
      await signIn(page, reader)
      await page.goto(`/postDetails/${id}`)
      await page.getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(following(page)).toHaveAttribute('aria-pressed', 'true')
      await expectMessage(page, 'Only you see what you follow.')
      await expectAccessible(page)
      await page.reload()
      await expect(following(page)).toBeVisible()
    })

    await test.step('a suspect, a district, and a kind of crime where its reports stand', async () => {
      for (const address of [`/suspects/${suspect}`, '/places/natore', '/search?category=Kidnapping']) {
        await page.goto(address)
        await page.getByRole('button', { name: 'Follow', exact: true }).click()
        await expect(following(page)).toBeVisible()
        // The button changes at once; the server has it when this is shown.
        await expectMessage(page, 'Only you see what you follow.')
      }
    })

    await test.step('a place from the page of what is followed, where all of it stands', async () => {
      await page.goto('/notification')
      await page.getByRole('link', { name: 'What you follow' }).click()
      await expect(page.getByRole('heading', { name: 'What you follow' })).toBeVisible()
      await page.getByRole('combobox', { name: 'District or upazila' }).fill('Savar')
      await page.getByRole('option', { name: 'Savar, Dhaka' }).click()
      await page.getByRole('button', { name: 'Follow: Savar, Dhaka' }).click()
      await expect(page.getByRole('region', { name: 'Places' })).toContainText('Savar, Dhaka')
      await expect(page.getByRole('region', { name: 'Places' })).toContainText('Natore')
      await expect(page.getByRole('region', { name: 'Reports' })).toContainText(title)
      await expect(page.getByRole('region', { name: 'Suspects' })).toContainText(`Babul ${stamp}`)
      await expect(page.getByRole('region', { name: 'Kinds of crime', exact: true })).toContainText(
        'Kidnapping',
      )
      await expect(page.locator('.toast')).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('what happens then stands in the list', async () => {
      await page.goto('/notification')
      const second = { desc: 'x', isAnonymous: false }
      await bichar.publish(author, { ...second, title: `Gate toll ${stamp}`, location: 'Savar, Dhaka' })
      await bichar.publish(author, { ...second, title: `Boy missing ${stamp}`, kinds: ['Kidnapping'] })
      await bichar.publish(author, { ...second, title: `Seen again ${stamp}`, criminals: [suspect] })
      await bichar.tell(author, id, { title: 'Police came', date: '2026-11-13', desc: '' })
      await expect(told(page, /A new report: Savar, Dhaka/)).toContainText(`Gate toll ${stamp}`)
      await expect(told(page, /A new report: Kidnapping/)).toContainText(`Boy missing ${stamp}`)
      await expect(told(page, new RegExp(`A new report: Babul ${stamp}`))).toContainText(
        `Seen again ${stamp}`,
      )
      await told(page, /An update on a report that you follow/).click()
      await expect(page).toHaveURL(new RegExp(`/postDetails/${id}$`))
    })

    await test.step('and each can be ended', async () => {
      await page.goto('/following')
      await page.getByRole('button', { name: `Unfollow: ${title}` }).click()
      await expect(page.getByRole('region', { name: 'Reports' })).toHaveCount(0)
      const daily = page.getByRole('switch', { name: /Once a day/ })
      await daily.click()
      await expect(daily).toHaveAttribute('aria-checked', 'true')
      await page.reload()
      await expect(daily).toHaveAttribute('aria-checked', 'true')
      await expect(page.getByRole('region', { name: 'Reports' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Places' })).toContainText('Savar, Dhaka')
    })
  },
)

test('a guest who wants to follow is led to log in', async ({ bichar, page }) => {
  const id = await bichar.publish(bichar.admin, { title: 'A wall', desc: 'x', isAnonymous: false })
  await page.goto(`/postDetails/${id}`)
  await untilAlive(page)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test(
  'asked what became of it, whoever has the code answers, a moderator lets it through, and followers are told',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, browser, expectAccessible }) => {
    const author = await bichar.makePerson('Sharmin Sultana')
    const reader = await bichar.makePerson('Abdul Karim')
    const title = `Sand taken ${Date.now()}`
    const made = await bichar.call(author, 'POST /posts', {
      form: { title, desc: 'At night.', keepNoLink: true },
    })
    const [id, code = ''] = [made.post._id, made.followUpCode]
    await bichar.approve(id)
    await bichar.call(reader, 'PUT /follows', { body: { kind: 'post', of: id } })

    // JavaScript is off, so that the browser itself submits the forms of this page.
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bichar.url })
    const follow = await context.newPage()
    const read = async () => {
      await follow.goto('/follow')
      await follow.getByLabel('Follow-up code').fill(code)
      await follow.getByRole('button', { name: 'Show the report' }).click()
      await expect(follow.getByRole('heading', { name: title })).toBeVisible()
    }
    const question = follow.getByRole('heading', { name: 'What became of it?' })

    await test.step('two weeks later they are asked where they look at it', async () => {
      await read()
      await expect(question).toHaveCount(0)
      await bichar.weeksLater(id)
      await expect(async () => {
        await read()
        await expect(question).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await follow.getByRole('button', { name: 'Somebody was arrested' }).click()
      await expect(follow.getByRole('status')).toBeVisible()
      await expect(question).toHaveCount(0)
      await context.close()
    })

    await test.step('the entry waits, and is let through', async () => {
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`/postDetails/${id}?tab=timelines`)
      const entry = moderator.getByRole('listitem').filter({ hasText: 'Somebody was arrested' })
      await signIn(page, reader)
      await page.goto('/notification')
      await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
      await expect(told(page, /Somebody was arrested/)).toHaveCount(0)
      await untilAlive(moderator)
      await entry.getByRole('button', { name: 'Approve' }).click()
      await expect(told(page, /Somebody was arrested/)).toContainText(title)
      await expect(page.locator('.toast')).toHaveCount(0)
      await expectAccessible(page)
    })
  },
)

test(
  'asked by name, an author answers on the page of the report or among their own',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Rina Akter')
    const title = `Timber cut ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'x', isAnonymous: true })
    await bichar.weeksLater(id)
    await signIn(page, author)
    await page.goto('/notification')
    await told(page, /What became of it\?/).click()
    const panel = page.getByRole('region', { name: 'What became of it?' })
    await expect(panel).toContainText('Nobody is told that it was you.')
    await expectAccessible(page)
    await page.goto('/profile')
    await expect(panel.getByRole('link', { name: title })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'A case was filed' }).click()
    await expectMessage(page, 'Your answer waits for a moderator.')
    await expect(panel).toHaveCount(0)
    await page.goto(`/postDetails/${id}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(panel).toHaveCount(0)
    const pending = await bichar.call(bichar.admin, 'GET /timelines/pending', { query: { limit: 100 } })
    expect(pending.timelines).toContainEqual(
      expect.objectContaining({ postId: id, title: 'A case was filed', step: 'filed', createdBy: null }),
    )
  },
)

test(
  'what was unfollowed is followed again with a press on the message that says so',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const reader = await bichar.makePerson('Mizanur Rahman')
    const title = `Shop broken into ${Date.now()}`
    const id = await bichar.publish(bichar.admin, { title, desc: 'At night.', isAnonymous: true })
    await bichar.call(reader, 'PUT /follows', { body: { kind: 'post', of: id } })
    await signIn(page, reader)
    await page.goto('/following')
    const row = page.getByRole('region', { name: 'Reports' }).getByRole('listitem')
    const stop = page.getByRole('button', { name: `Unfollow: ${title}` })
    const message = page.locator('.toast')
    const isFollowed = async () =>
      (await bichar.call(reader, 'GET /follows', {})).follows.some(({ of }: { of: string }) => of === id)
    await stop.click()
    await expect(message).toContainText('You no longer follow this.')
    const undo = message.getByRole('button', { name: 'Undo' })
    // The message stays for as long as it has the focus.
    await undo.focus()
    await expect(row).toHaveCount(0)
    expect(await isFollowed()).toBe(false)

    await test.step('it waits for whoever comes by keyboard', async () => {
      await expectAccessible(page)
      await expect(undo).toBeFocused()
    })
    await undo.press('Enter')
    await expect(row).toContainText(title)
    await expect.poll(isFollowed).toBe(true)
    await page.reload()
    await expect(row).toContainText(title)
  },
)
