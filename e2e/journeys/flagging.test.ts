import type { Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

// Shows spec 2.49.
test('a comment that names a victim is flagged, read first, removed, and both are told', async ({
  elsewhere,
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const [author, writer] = [await bichar.makePerson('Abdul Karim'), await bichar.makePerson('Shefali Das')]
  const reporter = await bichar.makePerson('Popy Akter')
  const title = `Bazaar fight ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'At the fish market.', isAnonymous: false })
  const written = 'Her name is known to everybody here'
  await bichar.call(writer, 'POST /posts/:id/comments', {
    params: { id },
    body: { text: written, isAnonymous: false },
  })
  await bichar.reportPost(reporter, id, 'Flagged before, and not urgent')
  const comment = page.getByRole('listitem').filter({ hasText: written })

  await test.step('a guest is led to log in', async () => {
    await page.goto(`/postDetails/${id}?tab=comments`)
    await comment.getByRole('button', { name: 'Report comment' }).click()
    await expect(page.getByText('Please login to continue')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('with a reason of the list no words are needed', async () => {
    await signIn(page, reporter)
    await page.goto(`/postDetails/${id}?tab=comments`)
    await comment.getByRole('button', { name: 'Report comment' }).click()
    const form = page.getByRole('dialog', { name: 'Report comment' })
    await expect(form.getByRole('button', { name: 'Submit Report' })).toBeDisabled()
    await form.getByRole('radio', { name: 'It names a victim' }).check()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Submit Report' }).click()
    await expectMessage(page, 'Reported. The moderators will look at it.')
    await expect(form).toHaveCount(0)
  })

  const moderator = await elsewhere()
  await test.step('an admin finds it before what came earlier, and removes it', async () => {
    await signIn(moderator, bichar.admin)
    await moderator.goto('/admin/reported-posts')
    await moderator.getByRole('link', { name: 'Everything' }).click()
    const cards = moderator.getByRole('article')
    await expect(cards.first()).toContainText('Urgent')
    await expect(cards.filter({ hasText: title }).first()).toContainText(written)
    const flagged = cards.filter({ hasText: written })
    await expect(flagged).toContainText('It names a victim')
    await expectAccessible(moderator)
    await flagged.getByRole('button', { name: 'Delete' }).click()
    const why = moderator.getByRole('dialog', { name: 'Delete' })
    await expect(why.getByRole('button', { name: 'Delete' })).toBeDisabled()
    await why.getByLabel('What is wrong with it').fill('No names of victims')
    await why.getByRole('button', { name: 'Delete' }).click()
    await expect(flagged).toHaveCount(0)
  })

  await test.step('who flagged it is told, and who wrote it, why', async () => {
    const told = async (words: string, by: typeof page) => {
      await by.goto('/notification')
      // A message at the top of the screen may say so, too.
      await expect(by.getByRole('main').getByText(words)).toBeVisible()
    }
    await told('A comment that you reported was reviewed', page)
    const other = await elsewhere()
    await signIn(other, writer)
    await told('Your comment was removed', other)
    await expect(other.getByText('No names of victims')).toBeVisible()
  })
})

test('what is written to the moderators stays until it is sent, and is not thrown away unasked', async ({
  bichar,
  page,
  signIn,
}) => {
  const id = await bichar.publish(bichar.admin, { title: 'Shots at the ghat', desc: 'x', isAnonymous: false })
  await signIn(page, await bichar.makePerson('Shirin Akter'))
  await page.goto(`/postDetails/${id}`)
  const held: Route[] = []
  await page.route(`**/api/posts/${id}/report`, (route) => void held.push(route))
  await page.getByRole('button', { name: 'More about this post' }).click()
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'REPORT POST' })
  await form.getByLabel('Reason').fill('It names my sister')
  await form.getByRole('button', { name: 'Submit Report' }).click()
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(form).toBeVisible()
  await held[0]?.abort()
  await expectMessage(page, 'You seem to be offline')
  await expect(form.getByLabel('Reason')).toHaveValue('It names my sister')
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Reason')).toHaveValue('It names my sister')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
})
