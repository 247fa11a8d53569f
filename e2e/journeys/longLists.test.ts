import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { signedInId } from '../signedInId.ts'
import { expect, test } from '../test.ts'

interface LongList {
  of: Page
  /** How many are shown before the rest is asked for. */
  first: number
  kind: 'article' | 'button'
  /** Whether others may stand among those of this test. */
  isMixed?: true
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Fills each list with one item more than it shows at first. */
async function fill(bichar: Bichar, stamp: string, author: Account, readerId: string) {
  const [reporter, asker] = [await bichar.makePerson('Jharna Rani'), await bichar.makePerson('Monir Khan')]
  const report = (title: string) => ({ title: `${title} ${stamp}`, desc: 'In short.', isAnonymous: false })
  for (const number of times(11)) {
    await bichar.file(author, report(`Waits ${number}`))
    await bichar.reportPost(reporter, await bichar.publish(reporter, report(`Doubted ${number}`)), 'Not true')
  }
  const postId = await bichar.publish(author, report('Goes on'))
  for (const number of times(10)) {
    const entry = { title: `Entry ${number} ${stamp}`, date: '2026-11-01' }
    await bichar.call(author, 'POST /timelines/post/:postId', { params: { postId }, form: entry })
  }
  const sender = await bichar.superAdmin()
  for (const number of times(21)) {
    const message = { title: `Message ${number} ${stamp}`, description: 'In short.', userId: readerId }
    await bichar.call(sender, 'POST /notifications/custom', { body: message })
    const need = { name: `Person ${number} ${stamp}`, phone: asker.phone, desc: 'In short.' }
    await bichar.call(number > 11 ? asker : author, 'POST /support', { form: need })
  }
}

// Shows spec 2.91, 2.92, 2.98, 2.123, 2.125.
test('of a long list the beginning is shown, and the rest on request, down to the last', async ({
  bichar,
  page,
  signIn,
  elsewhere,
}) => {
  test.slow()
  const stamp = String(Date.now())
  const author = await bichar.makePerson('Shefali Begum')
  const reader = await elsewhere()
  await signIn(reader, await bichar.makePerson('Alamgir Kabir'))
  const readerId = await signedInId(reader)
  await fill(bichar, stamp, author, readerId)
  await signIn(page, await bichar.superAdmin())

  const lists: Record<string, LongList> = {
    '/admin/pending-posts?search=': { of: page, first: 10, kind: 'article' },
    '/admin/reported-posts?search=': { of: page, first: 10, kind: 'article' },
    '/admin/pending-timelines?search=': { of: page, first: 9, kind: 'article' },
    // Those of one hour are in random order, those of other tests among them.
    '/admin/support-requests?search=': { of: page, first: 20, kind: 'article', isMixed: true },
    '/admin/notifications?search=': { of: page, first: 20, kind: 'article' },
    '/admin/send-notification?search=': { of: page, first: 20, kind: 'article' },
    '/notification?search=': { of: reader, first: 20, kind: 'button' },
  }
  for (const [address, { of: screen, first, kind, isMixed }] of Object.entries(lists)) {
    await test.step(address, async () => {
      await screen.goto(`${address}${stamp}`)
      const listed = screen.locator('main').getByRole(kind)
      const shown = listed.filter({ hasText: stamp })
      await expect(isMixed ? listed : shown).toHaveCount(first)
      await screen.getByRole('button', { name: 'Load More' }).click()
      await expect(shown).toHaveCount(first + 1)
      await expect(screen.getByRole('button', { name: 'Load More' })).toHaveCount(0)
    })
  }
})
