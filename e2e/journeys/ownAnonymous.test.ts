import type { Route } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { readAsGuest } from '../readAsGuest.ts'
import { expect, test } from '../test.ts'

const justice = /বিচার চাই/
const opinions = /মতামত/

test('whoever would put their name below their own anonymous report is told what that gives away', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Rokeya Hidden')
  const title = `Goods unloaded at night ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'Behind the mill.', isAnonymous: true })
  await signIn(page, author)
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: title })
  const reaction = card.getByRole('button', { name: justice })
  const warning = page.getByRole('dialog', { name: 'Your name below your own post?' })

  await test.step('a reaction is counted without a question, and names nobody', async () => {
    await reaction.click()
    await expect(reaction).toHaveAttribute('aria-pressed', 'true')
    await expect(reaction).toContainText('1')
    await expect(warning).toHaveCount(0)
    const counted = async () => {
      const { reactions, reactionCount } = await bichar.call(bichar.admin, 'GET /posts/:id/reactions', {
        params: { id },
      })
      return [reactions, reactionCount]
    }
    // Polled, because the page updates optimistically before the server has answered.
    await expect.poll(counted).toEqual([[], 1])
  })

  const comments = page.getByRole('dialog', { name: 'Comments' })
  const write = async (text: string, anonymously: boolean) => {
    await comments.getByLabel('Write a comment').fill(text)
    await comments.getByLabel('Comment anonymously').setChecked(anonymously)
    await comments.getByRole('button', { name: 'Send' }).click()
  }
  const own = (text: string) => comments.getByRole('listitem').filter({ hasText: text })

  await test.step('an anonymous comment is the proposal and goes out at once', async () => {
    await card.getByRole('button', { name: opinions }).click()
    await expect(comments.getByLabel('Comment anonymously')).toBeChecked()
    await write('It goes on.', true)
    await expect(own('It goes on.')).toContainText('Anonymous (you)')
    await expect(warning).toHaveCount(0)
  })

  await test.step('one with the name is asked about, and can be sent without it', async () => {
    await write('Every night.', false)
    await expect(warning).toContainText('A comment with your name may make people guess')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(comments.getByLabel('Write a comment')).toHaveValue('Every night.')
    await expect(own('Every night.')).toHaveCount(0)
    await comments.getByRole('button', { name: 'Send' }).click()
    await warning.getByRole('button', { name: 'Comment anonymously' }).click()
    await expect(own('Every night.')).toContainText('Anonymous (you)')
    await write('Ask me.', false)
    await warning.getByRole('button', { name: 'Comment with my name' }).click()
    await expect(own('Ask me.')).toContainText('Rokeya Hidden')
    await page.keyboard.press('Escape')
  })

  await test.step('a report of it says that the moderators see the name', async () => {
    await card.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'REPORT POST' })).toContainText('delete it instead')
  })

  await test.step('nobody else is asked anything', async () => {
    const reader = await elsewhere()
    await signIn(reader, await bichar.makePerson('Kamal Reader'))
    await reader.goto(`/postDetails/${id}`)
    const button = reader.getByRole('button', { name: justice })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await reader.goto(`/postDetails/${id}?tab=comments`)
    await reader.getByLabel('Write a comment').fill('I saw it too.')
    await reader.getByRole('button', { name: 'Send' }).click()
    await expectMessage(reader, 'Comment added successfully')
    await expect(reader.getByRole('dialog')).toHaveCount(0)
  })
})

test('a page that does not know yet whose post it shows lets nobody put their name below it unasked', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Rokeya Hidden')
  const title = `Read as a guest ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'Behind the mill.', isAnonymous: true })
  const answered = await bichar.call(author, 'POST /posts/:id/comments', {
    params: { id },
    body: {
      text: 'It goes on.',
      isAnonymous: true,
    },
  })
  await signIn(page, author)
  await readAsGuest(page, id)
  await page.goto(`/postDetails/${id}?tab=comments`)
  const field = page.getByLabel('Write a comment')
  const send = page.getByRole('button', { name: 'Send', exact: true })

  await test.step('below the post', async () => {
    await field.fill('Every night.')
    await expect(page.getByLabel('Comment anonymously')).not.toBeChecked()
    await send.click()
    const warning = page.getByRole('dialog', { name: 'Your name below your own post?' })
    await expect(warning).toContainText('A comment with your name may make people guess')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('Every night.')
    await send.click()
    await warning.getByRole('button', { name: 'Comment anonymously' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Every night.' })).toContainText(
      'Anonymous (you)',
    )
  })

  const comment = page.getByRole('listitem').filter({ hasText: answered.comment.text })
  const reply = async (text: string) => {
    await comment.getByRole('button', { name: 'Reply' }).click()
    await comment.getByLabel('Write a reply').fill(text)
    await comment.getByLabel('Comment anonymously').uncheck()
    await comment.getByRole('button', { name: 'Send', exact: true }).click()
  }

  await test.step('whoever has left the form hears that it was not added, and not why', async () => {
    const held = Promise.withResolvers<Route>()
    const calls = `**/api/posts/${id}/comments`
    await page.route(calls, held.resolve)
    await reply('I saw them.')
    const route = await held.promise
    await comment.getByRole('button', { name: 'Cancel' }).click()
    await route.fallback()
    await page.unroute(calls)
    await expectMessage(page, 'Failed to add comment')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('below the comment', async () => {
    await reply('Ask me.')
    const warning = page.getByRole('dialog', { name: 'Your name below your own comment?' })
    await warning.getByRole('button', { name: 'Comment with my name' }).click()
    await expect(comment.getByRole('listitem').filter({ hasText: 'Ask me.' })).toContainText('Rokeya Hidden')
  })
})

test('a page that knows whose post it shows asks though the second password has locked meanwhile', async ({
  bichar,
  page,
  signIn,
}) => {
  const author = await bichar.makePerson('Rokeya Hidden')
  const id = await bichar.publish(author, { title: 'Read for long', desc: 'At the mill.', isAnonymous: true })
  await signIn(page, author)
  await page.goto(`/postDetails/${id}?tab=comments`)
  const anonymously = page.getByLabel('Comment anonymously')
  await expect(anonymously).toBeChecked()
  const inThisSession = (method: string, path: string, sent: object) =>
    page.evaluate(
      async ([method, path, body]) => {
        const authorization = `Bearer ${localStorage.getItem('token')}`
        const headers = { authorization, 'content-type': 'application/json' }
        return (await fetch(`/api/auth/second-password${path}`, { method, headers, body })).status
      },
      [method, path, JSON.stringify(sent)] as const,
    )
  const password = { current: author.password, newPassword: 'copper bengal' }
  expect(await inThisSession('PUT', '', password)).toBe(200)
  expect(await inThisSession('POST', '/lock', {})).toBe(200)
  await page.getByLabel('Write a comment').fill('Every night.')
  await expect(anonymously).toBeChecked()
  await anonymously.uncheck()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your name below your own post?' })).toBeVisible()
  const { comments } = await bichar.call(bichar.admin, 'GET /posts/:id/comments', { params: { id } })
  expect(comments).toEqual([])
})

test('whoever takes the name off a report is offered a new one at another address', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Delwar Named')
  const title = `Shop set on fire ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'In the new market.', isAnonymous: false })
  await signIn(page, author)
  await page.goto(`/postDetails/${id}`)
  const warning = page.getByRole('dialog', { name: 'Make this post anonymous?' })
  const edit = page.getByRole('dialog', { name: 'EDIT POST' })
  const change = async () => {
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    await edit.getByLabel('Description').fill('In the new market, at noon.')
    await edit.getByLabel('Post anonymously').check()
    await edit.getByRole('button', { name: 'Save and send for review' }).click()
    await expect(warning).toContainText(
      'its address stays the same, and whoever has read it knows that you wrote it',
    )
  }

  await test.step('the new report begins with what was written, without the name', async () => {
    await change()
    await expectAccessible(page)
    await warning.getByRole('button', { name: 'Report it again' }).click()
    await expect(page).toHaveURL(/\/newreport\?draft=/)
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await expect(page.getByLabel('Description')).toHaveValue('In the new market, at noon.')
    await expect(page.getByLabel('Post anonymously')).toBeChecked()
    await expect(warning).toHaveCount(0)
  })

  await test.step('the old one is as it was, and loses the name only for whoever wants just that', async () => {
    await page.goto(`/postDetails/${id}`)
    await expect(page.getByRole('article', { name: title })).toContainText('Delwar Named')
    await change()
    await warning.getByRole('button', { name: 'Only remove my name' }).click()
    await expectMessage(page, 'Post updated successfully and sent for review')
    await expect(page.getByRole('article', { name: title })).toContainText('Anonymous (you)')
  })

  await test.step('the moderator sees how those with a name stand, and nothing of the others', async () => {
    await bichar.file(author, { title: `${title} again`, desc: 'As it was.', isAnonymous: false })
    const desk = await elsewhere()
    await signIn(desk, bichar.admin)
    await desk.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
    const inQueue = (name: string) => desk.getByRole('article', { name, exact: true })
    await expect(inQueue(`${title} again`)).toContainText(
      'No post by its author was approved before · Joined',
    )
    await expect(inQueue(title)).toContainText('The author is anonymous.')
    await expect(inQueue(title)).not.toContainText('approved before')
  })
})
