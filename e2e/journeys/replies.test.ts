import type { Page } from '@playwright/test'
import { enterCode, logInByForm } from '../loginForms.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilKeeping } from '../untilKeeping.ts'

const threadOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()
const commentsAt = (id: string) => `/postDetails/${id}?tab=comments`

test(
  'a comment is replied to, by keyboard as well, and whoever wrote it hears so quietly',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const author = await bichar.makePerson('Abdul Karim')
    const replier = await bichar.makePerson('Rokeya Begum')
    const id = await bichar.publish(author, {
      title: 'A drain left open',
      desc: 'Since winter, near the school.',
      isAnonymous: false,
    })
    await signIn(page, author)
    await page.goto(commentsAt(id))
    await page.getByLabel('Write a comment').fill('Who is to close it?')
    await page.getByRole('button', { name: 'Send' }).click()
    const own = threadOf(page, 'Who is to close it?')
    await expect(own).toBeVisible()

    const reader = await elsewhere()
    await signIn(reader, replier)
    await reader.goto(commentsAt(id))
    const thread = threadOf(reader, 'Who is to close it?')
    await test.step('the field opens below the comment and has the focus; Cancel gives it back', async () => {
      const reply = thread.getByRole('button', { name: 'Reply' })
      await reply.focus()
      await reader.keyboard.press('Enter')
      await expect(thread.getByLabel('Write a reply')).toBeFocused()
      await expectAccessible(reader)
      await thread.getByRole('button', { name: 'Cancel' }).click()
      await expect(reply).toBeFocused()
      await reader.keyboard.press('Enter')
    })
    await test.step('one reply with a name and three without stand below it', async () => {
      await thread.getByLabel('Write a reply').fill('The city corporation.')
      await reader.keyboard.press('Control+Enter')
      await expect(thread.getByText('1 reply')).toBeVisible()
      // The reply can be shown by its event before the field is closed by the answer.
      await expect(thread.getByLabel('Write a reply')).toHaveCount(0)
      for (const text of ['I saw it.', 'I called them.', 'Nobody came.']) {
        await thread.getByRole('button', { name: 'Reply' }).click()
        await thread.getByLabel('Write a reply').fill(text)
        await thread.getByLabel('Comment anonymously').check()
        await thread.getByRole('button', { name: 'Send' }).click()
        await expect(thread.getByRole('listitem').filter({ hasText: text })).toContainText('Anonymous (you)')
        await expect(thread.getByLabel('Write a reply')).toHaveCount(0)
      }
      await expect(thread.getByText('4 replies')).toBeVisible()
      await expectAccessible(reader)
    })
    await test.step('whoever watches sees them come; they are counted with the comments', async () => {
      await expect(own.getByText('4 replies')).toBeVisible()
      await expect(own).not.toContainText('Anonymous (you)')
      await expect(page.getByRole('status').filter({ hasText: '5 comments' })).toBeVisible()
    })
    await test.step('read anew, two are shown and the others on request', async () => {
      await reader.reload()
      await expect(thread.getByRole('listitem')).toHaveCount(2)
      await thread.getByRole('button', { name: 'Show 2 more replies' }).click()
      await expect(thread.getByRole('listitem')).toHaveCount(4)
      await expect(thread.getByRole('listitem').nth(2)).toBeFocused()
      await expect(thread.getByRole('button', { name: /more repl/ })).toHaveCount(0)
    })
    await test.step('a reply has no Reply of its own, and goes alone', async () => {
      const named = thread.getByRole('listitem').filter({ hasText: 'The city corporation.' })
      await expect(named.getByRole('button', { name: 'Reply' })).toHaveCount(0)
      await named.getByRole('button', { name: 'Delete comment' }).click()
      await reader.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(thread.getByText('3 replies')).toBeVisible()
      await expect(own.getByText('3 replies')).toBeVisible()
    })
    await test.step('a comment is deleted with its replies, which is said before', async () => {
      await own.getByRole('button', { name: 'Delete comment' }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('The 3 replies to it go with it.')
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(reader.getByText('No comments yet')).toBeVisible()
      await expect(reader.getByText('Nobody came.')).toHaveCount(0)
    })
  },
)

test('a reply without a network is kept below its comment and sent once', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Nargis Akter')
  const id = await bichar.publish(author, {
    title: 'A lamp that is out',
    desc: 'Since winter, near the school.',
    isAnonymous: false,
  })
  await signIn(page, author)
  await page.goto(commentsAt(id))
  await page.getByLabel('Write a comment').fill('Since when?')
  await page.getByRole('button', { name: 'Send' }).click()
  // Only the answer empties it; its event may show the comment before.
  await expect(page.getByLabel('Write a comment')).toHaveValue('')
  await untilKeeping(page)
  const thread = threadOf(page, 'Since when?')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await thread.getByLabel('Write a reply').fill('Since winter.')
  await page.context().setOffline(true)
  await thread.getByRole('button', { name: 'Send' }).click()
  const waiting = thread.getByRole('listitem').filter({ hasText: 'Since winter.' })
  await expect(waiting.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(waiting).toHaveCount(1)
  await page.context().setOffline(false)
  await expect(thread.getByText('1 reply')).toBeVisible()
  await expect(waiting).toHaveCount(1)
  await page.reload()
  await expect(thread.getByText('1 reply')).toBeVisible()
})

test('a guest who wants to reply logs in and goes on in the field', async ({ bichar, page }) => {
  const author = await bichar.makePerson('Salma Khatun')
  const id = await bichar.publish(author, {
    title: 'A gate without a guard',
    desc: 'Since winter, near the school.',
    isAnonymous: false,
  })
  await bichar.call(author, 'POST /posts/:id/comments', { params: { id }, body: { text: 'Again?' } })
  await page.goto(commentsAt(id))
  const thread = threadOf(page, 'Again?')
  await thread.getByRole('button', { name: 'Reply' }).click()
  await expect(page).toHaveURL(`${bichar.url}/login`)
  await expect(page.getByRole('region', { name: 'What you were about to do' })).toContainText(
    'A gate without',
  )
  await logInByForm(page, author)
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
  await enterCode(page, bichar, author.phone)
  await expect(thread.getByLabel('Write a reply')).toBeFocused()
})
