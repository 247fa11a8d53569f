import type { Post } from '@bichar/contract/posts.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../test/fakeCalls.ts'
import { expectToLeadTo } from '../test/forms.ts'
import { makeComment, makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { CommentForm } from './CommentForm.tsx'

const field = page.getByLabelText('Write a comment')
const send = page.getByRole('button', { name: 'Send' })

/** A browser takes the focus from a button that is disabled once it draws the page. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

test('the focus stays on the button while a comment is being sent, and afterwards', async () => {
  const sent = Promise.withResolvers<void>()
  const screen = await renderWith(<CommentForm post={makePost()} />, {
    session: people.member,
    calls: {
      'POST /posts/:id/comments': async ({ body }) => {
        await sent.promise
        return { success: true, message: 'Done', comment: makeComment({ text: body.text }) }
      },
    },
  })
  await field.fill('What I saw')
  send.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(send).toHaveAttribute('aria-busy', 'true')
  await drawn()
  await expect.element(send).toHaveFocus()
  sent.resolve()
  await expect.element(screen.getByText('Comment added successfully')).toBeVisible()
  await expect.element(field).toHaveValue('')
  await drawn()
  await expect.element(send).toHaveFocus()
})

const missing = { en: 'Please write a comment', bn: 'মতামত লিখুন' }
const labels = { en: ['Send', 'Write a comment'], bn: ['পাঠান', 'মতামত লিখুন'] } as const

for (const language of ['en', 'bn'] as const) {
  test(`an empty comment is not sent: its button leads to the field and says so (${language})`, async () => {
    const screen = await renderWith(<CommentForm post={makePost()} />, { session: people.member, language })
    const [name, label] = labels[language]
    const text = screen.getByLabelText(label)
    await text.fill('   ')
    await expectToLeadTo(screen.getByRole('button', { name }), text, missing[language])
    await text.fill('What I saw')
    await expect.element(text).toBeValid()
    await expect.element(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled')
  })
}

const anonymously = page.getByRole('checkbox', { name: 'Comment anonymously' })
const hideName = page.getByRole('dialog').getByRole('button', { name: 'Comment anonymously' })
const ownAnonymous = makePost({
  isAnonymous: true,
  user: { _id: people.member._id, name: people.member.name, avatar: null },
})

// Who has been careful once need not think of it again.
test.each<[string, Post, () => Promise<void>]>([
  ['was anonymous by choice', makePost(), () => anonymously.click()],
  ['was anonymous below an own post', ownAnonymous, async () => {}],
  ['was to bear a name below an own post, until it was asked', ownAnonymous, () => anonymously.click()],
  ['was to bear a name, until the server asked', makePost(), async () => {}],
])('a comment that %s is followed by another anonymous one', async (what, post, prepare) => {
  const sent: boolean[] = []
  await renderWith(<CommentForm post={post} />, {
    session: people.member,
    calls: {
      'POST /posts/:id/comments': ({ body: { text, isAnonymous: asked } }) => {
        const isAnonymous = asked === true
        if (!isAnonymous) refuse('name_below_own_post')
        sent.push(isAnonymous)
        return { success: true, message: 'Done', comment: makeComment({ text, isAnonymous }) }
      },
    },
  })
  await prepare()
  await field.fill('What I saw')
  await send.click()
  if (what.includes('asked')) await hideName.click()
  await expect.element(field).toHaveValue('')
  await expect.element(anonymously).toBeChecked()
  await field.fill('One thing more')
  await send.click()
  await expect.poll(() => sent).toEqual([true, true])
})
