import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

const commentWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test(
  "a newcomer's comment with a number waits, is let through, and an open window sees it come",
  atBothWidths,
  async ({ bichar, page, elsewhere, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Abdul Karim')
    const title = `Lost at the launch terminal ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'On pier 9.', isAnonymous: false })
    const watcher = await elsewhere()
    await signIn(watcher, await bichar.makePerson('Babul Mia'))
    await watcher.goto(`/postDetails/${id}?tab=comments`)
    await expect(watcher.getByText('No comments yet')).toBeVisible()

    await test.step('its author sees that it waits, and nobody else sees it', async () => {
      await signIn(page, await bichar.makePerson('Shirin Akhter'))
      await page.goto(`/postDetails/${id}?tab=comments`)
      await page.getByLabel('Write a comment').fill('I found it, call ০১৭১২ ৩৪৫৬৭৮.')
      await page.getByRole('button', { name: 'Send' }).click()
      await expectMessage(page, 'Your comment waits for a moderator')
      await expect(commentWith(page, 'I found it')).toContainText('Waits for a moderator')
      await expect(commentWith(page, 'I found it').getByRole('button', { name: 'Upvote' })).toHaveCount(0)
      await expect(page.getByText('No comments', { exact: true })).toBeAttached()
      await expectAccessible(page)
      await page.reload()
      await expect(commentWith(page, 'I found it')).toContainText('Waits for a moderator')
      await watcher.reload()
      await expect(watcher.getByText('No comments yet')).toBeVisible()
    })

    await test.step('a moderator lets it through, and both windows show it without a reload', async () => {
      const { flagged } = await bichar.call(bichar.admin, 'GET /admin/flags', {
        query: { kind: 'comment', limit: 100 },
      })
      const waiting = flagged.find(({ text }) => text.startsWith('I found it'))
      await bichar.call(bichar.admin, 'POST /admin/flags/:kind/:id', {
        params: { kind: 'comment', id: waiting?._id ?? '' },
        body: { action: 'keep' },
      })
      await expect(commentWith(watcher, 'I found it')).toContainText('Shirin Akhter')
      await expect(commentWith(page, 'I found it').getByRole('button', { name: 'Upvote' })).toBeVisible()
      await expect(commentWith(page, 'I found it')).not.toContainText('Waits for a moderator')
    })

    await test.step('an admin deletes it with a ready reason, of which its author reads', async () => {
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`/postDetails/${id}?tab=comments`)
      await commentWith(moderator, 'I found it').getByRole('button', { name: 'Delete comment' }).click()
      const dialog = moderator.getByRole('dialog', { name: 'Delete comment' })
      await dialog.getByRole('button', { name: 'It shows private details' }).click()
      await expectAccessible(moderator)
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(commentWith(page, 'I found it')).toHaveCount(0)
      await page.goto('/notification')
      // A message at the top of the screen may say so, too.
      await expect(page.getByRole('main').getByText('Your comment was removed')).toBeVisible()
      await expect(page.getByText('It shows private details')).toBeVisible()
      await expect(page.getByText('“I found it, call')).toBeVisible()
    })
  },
)
