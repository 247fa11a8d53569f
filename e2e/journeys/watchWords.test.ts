import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

test(
  'a moderator puts a word on the watch list, and a newcomer who writes it otherwise waits',
  atBothWidths,
  async ({ bichar, page, elsewhere, signIn, expectAccessible }, { project }) => {
    // Each width has its own word, because it must not be on the list yet.
    const [word, written] = project.name === 'phone' ? ['গুজববাজ', 'gujobbaj'] : ['দালালগিরি', 'dalalgiri']
    const author = await bichar.makePerson('Abdul Karim')
    const id = await bichar.publish(author, {
      title: `Land office ${Date.now()}`,
      desc: 'They asked for money.',
      isAnonymous: false,
    })
    const entry = page.getByRole('listitem').filter({ hasText: word })

    await test.step('the word is on the list, with who put it there', async () => {
      await signIn(page, bichar.admin)
      await page.goto('/admin/watch-words')
      await page.getByLabel('Word', { exact: true }).fill(word)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expectMessage(page, 'Watch word added')
      await expect(entry).toContainText('Added by Nasrin Akter')
      await expectAccessible(page)
      await page.getByLabel('Word', { exact: true }).fill(word)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expectMessage(page, 'This word is on the list already')
    })

    await test.step('a comment with it waits, and only its author knows', async () => {
      const writer = await elsewhere()
      await signIn(writer, await bichar.makePerson('Babul Mia'))
      await writer.goto(`/postDetails/${id}?tab=comments`)
      await writer.getByLabel('Write a comment').fill(`This is ${written}.`)
      await writer.getByRole('button', { name: 'Send' }).click()
      await expectMessage(writer, 'Your comment waits for a moderator')
      const own = writer.getByRole('listitem').filter({ hasText: written })
      await expect(own).toContainText('Waits for a moderator')
      await expectAccessible(writer)
      const guest = await elsewhere()
      await guest.goto(`/postDetails/${id}?tab=comments`)
      await expect(guest.getByText('No comments yet')).toBeVisible()
    })

    await test.step('taken off, it is looked for no more', async () => {
      await entry.getByRole('button', { name: `Remove “${word}”` }).click()
      await expectMessage(page, 'Watch word removed')
      await expect(entry).toHaveCount(0)
      const other = await bichar.makePerson('Shirin Akhter')
      const { comment } = await bichar.call(other, 'POST /posts/:id/comments', {
        params: { id },
        body: { text: written },
      })
      expect(comment.isHeld).toBe(false)
    })
  },
)
