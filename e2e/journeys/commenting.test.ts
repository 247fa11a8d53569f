import type { Page } from '@playwright/test'
import { atBothWidths, expect, smoke, test } from '../test.ts'

const opinions = /মতামত/

/** The card of a post in the feed. */
const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

const commentWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

// Shows spec 2.55, 2.58, 5.27, 5.28, 8.81.
test(
  'somebody comments anonymously, and nobody else can tell who',
  smoke(atBothWidths),
  async ({ elsewhere, bichar, page, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Abdul Karim')
    const writer = await bichar.makePerson(`Rokeya ${Date.now()}`)
    const title = `Wall painted over ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'The school wall.', isAnonymous: false })

    await test.step('it is written from the card, and is theirs to see and to delete', async () => {
      await signIn(page, writer)
      await page.goto('/')
      await cardOf(page, title).getByRole('button', { name: opinions }).click()
      const modal = page.getByRole('dialog', { name: 'Comments' })
      await expect(modal.getByText('No comments yet')).toBeVisible()
      await expectAccessible(page)
      await expect(modal.getByRole('button', { name: 'Send' })).toBeDisabled()
      await modal.getByLabel('Write a comment').fill('   ')
      await expect(modal.getByRole('button', { name: 'Send' })).toBeDisabled()
      await modal.getByLabel('Write a comment').fill('  I saw who did it.  ')
      await modal.getByLabel('Comment anonymously').check()
      await modal.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Comment added successfully')).toBeVisible()
      const own = commentWith(page, 'I saw who did it.')
      await expect(own).toHaveCount(1)
      await expect(own).toContainText('Anonymous (you)')
      await expect(own.getByRole('button', { name: 'Delete comment' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(cardOf(page, title).getByRole('button', { name: opinions })).toContainText('1')
    })

    for (const [who, account] of Object.entries({ 'another person': author, 'an admin': bichar.admin })) {
      await test.step(`${who} reads it without a name, on the screen and beneath it`, async () => {
        const reader = await elsewhere()
        await signIn(reader, account)
        const answered = reader.waitForResponse((response) => response.url().includes(`/${id}/comments`))
        await reader.goto(`/postDetails/${id}?tab=comments`)
        const comment = commentWith(reader, 'I saw who did it.')
        await expect(comment).toContainText('Anonymous')
        await expect(comment).not.toContainText('(you)')
        const body = await (await answered).text()
        const mine = JSON.parse((await page.evaluate(() => localStorage.getItem('user'))) ?? '{}')
        expect(body).toContain('I saw who did it.')
        for (const trace of [writer.name, mine._id, writer.phone.slice(1)]) expect(body).not.toContain(trace)
        await expect(reader.getByText(writer.name)).toHaveCount(0)
        const mayDelete = comment.getByRole('button', { name: 'Delete comment' })
        await expect(mayDelete).toHaveCount(account === bichar.admin ? 1 : 0)
      })
    }
  },
)

// Shows spec 4.23, 8.82.
test('what one says, votes and deletes in one window the other sees without a reload', async ({
  elsewhere,
  bichar,
  page,
  signIn,
}) => {
  const one = await bichar.makePerson('Shirin Akhter')
  const other = await bichar.makePerson('Babul Mia')
  const title = `Drain left open ${Date.now()}`
  const id = await bichar.publish(one, { title, desc: 'In front of number 9.', isAnonymous: false })
  const watcher = await elsewhere()
  await signIn(watcher, other)
  await watcher.goto(`/postDetails/${id}?tab=comments`)
  await expect(watcher.getByText('No comments yet')).toBeVisible()

  await signIn(page, one)
  await page.goto(`/postDetails/${id}?tab=comments`)
  await page.getByLabel('Write a comment').fill('Still open this morning.')
  await page.keyboard.press('Control+Enter')
  const mine = commentWith(page, 'Still open this morning.')
  const theirs = commentWith(watcher, 'Still open this morning.')
  await expect(mine).toHaveCount(1)
  await expect(theirs).toHaveCount(1)
  await expect(theirs).toContainText('Shirin Akhter')

  await theirs.getByRole('button', { name: 'Upvote' }).click()
  await expect(theirs.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.getByRole('button', { name: 'Upvote' })).toHaveAccessibleName('Upvote 1')
  await expect(mine.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'false')
  await theirs.getByRole('button', { name: 'Downvote' }).click()
  await expect(mine.getByRole('button', { name: 'Downvote' })).toHaveAccessibleName('Downvote 1')
  await expect(mine.getByRole('button', { name: 'Upvote' })).toHaveAccessibleName('Upvote')

  await test.step('what the server answers to a vote is shown, whatever was counted here', async () => {
    const votes = { upvoteCount: 41, downvoteCount: 7, hasUpvoted: false, hasDownvoted: true }
    await page.route('**/upvote', (route) => route.fulfill({ json: { success: true, ...votes } }))
    await mine.getByRole('button', { name: 'Upvote' }).click()
    await expect(mine.getByRole('button', { name: 'Upvote' })).toHaveAccessibleName('Upvote 41')
    await expect(mine.getByRole('button', { name: 'Downvote' })).toHaveAccessibleName('Downvote 7')
    await expect(mine.getByRole('button', { name: 'Downvote' })).toHaveAttribute('aria-pressed', 'true')
  })

  await mine.getByRole('button', { name: 'Delete comment' }).click()
  await expect(page.getByText('Are you sure you want to delete this comment?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Comment deleted successfully')).toBeVisible()
  await expect(mine).toHaveCount(0)
  await expect(theirs).toHaveCount(0)
  await expect(watcher.getByText('No comments yet')).toBeVisible()
})

// Shows spec 2.74, 5.51, 6.6.
test('older comments come on request, each once; a guest reads them and is led to log in to vote', async ({
  elsewhere,
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Liton Das')
  const title = `Rubbish burnt ${Date.now()}`
  const id = await bichar.publish(person, { title, desc: 'Behind the clinic.', isAnonymous: false })
  await signIn(page, person)
  for (let number = 1; number <= 12; number++)
    await bichar.call(person, 'POST /posts/:id/comments', {
      params: { id },
      body: { text: `Comment number ${number}.` },
    })

  const guest = await elsewhere()
  await guest.clock.install()
  await guest.goto(`/postDetails/${id}?tab=comments`)
  const shown = guest.getByRole('listitem').filter({ hasText: 'Comment number' })
  await expect(shown).toHaveCount(10)
  await expect(shown.first()).toContainText('Comment number 12.')
  await expect(guest.getByText('12 comments', { exact: true })).toBeVisible()
  await expectAccessible(guest)

  await page.goto(`/postDetails/${id}?tab=comments`)
  await expect(page.getByText('12 comments', { exact: true })).toBeVisible()
  await page.getByLabel('Write a comment').fill('Comment number 13.')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Load More' }).click()
  const all = page.getByRole('listitem').filter({ hasText: 'Comment number' })
  await expect(all).toHaveCount(13)
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0)
  const texts = (await all.allTextContents()).map((text) => Number(text.match(/number (\d+)/)?.[1]))
  expect(texts).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])

  // A guest has no socket; the page polls every half minute.
  await guest.clock.runFor(31_000)
  await expect(shown.first()).toContainText('Comment number 13.')
  await expect(guest.getByText('13 comments', { exact: true })).toBeVisible()
  await guest.getByRole('button', { name: 'Write a comment' }).click()
  await expect(guest.getByText('Please login to continue')).toBeVisible()
  await expect(guest).toHaveURL(/\/login$/)
  await guest.goBack()
  await shown.first().getByRole('button', { name: 'Upvote' }).click()
  await expect(guest.getByText('Please login to vote')).toBeVisible()
  await expect(guest).toHaveURL(/\/login$/)
})

test('older comments requested while the list is fetched again come after that', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Nasima Begum')
  const title = `Lamp broken ${Date.now()}`
  const id = await bichar.publish(person, { title, desc: 'At the crossing.', isAnonymous: false })
  await signIn(page, person)
  for (let number = 1; number <= 22; number++)
    await bichar.call(person, 'POST /posts/:id/comments', {
      params: { id },
      body: { text: `Comment number ${number}.` },
    })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let held = 0
  await page.route(`**/api/posts/${id}/comments?*`, async (route) => {
    held += 1
    await released
    await route.continue()
  })
  await page.goto(`/postDetails/${id}?tab=comments`)
  const shown = page.getByRole('listitem').filter({ hasText: 'Comment number' })
  await expect(shown).toHaveCount(10)
  // The page came with the comments as guests read them. They are fetched again for the person, and the newest for the live connection.
  await expect.poll(() => held).toBe(2)
  const more = page.getByRole('button', { name: 'Load More' })
  await more.click()
  await more.click()
  release()
  await expect(shown).toHaveCount(20)
  // Pressed twice, it has brought one page.
  await more.click()
  await expect(shown).toHaveCount(22)
})

test('a comment whose answer was lost is sent again by itself, and made once', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Ripon Saha')
  const title = `Bridge closed ${Date.now()}`
  const id = await bichar.publish(person, { title, desc: 'Without a sign.', isAnonymous: false })
  await signIn(page, person)
  await page.goto(`/postDetails/${id}?tab=comments`)
  let isLost = false
  await page.route('**/api/posts/*/comments', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  const field = page.getByLabel('Write a comment')
  await field.fill('It is open again.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(field).toHaveValue('')
  const made = commentWith(page, 'It is open again.')
  await expect(made).toHaveCount(1)
  await expect(made.getByRole('button', { name: 'Delete comment' })).toBeVisible()
  await page.reload()
  await expect(made).toHaveCount(1)
})
