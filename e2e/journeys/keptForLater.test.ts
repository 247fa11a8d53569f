import type { Comment } from '@bichar/contract/comments.ts'
import type { Page, Request, Route } from '@playwright/test'
import { handOver } from '../handOver.ts'
import { expectMessage } from '../messages.ts'
import { readAsGuest } from '../readAsGuest.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'
import { untilKeeping } from '../untilKeeping.ts'

const waitingList = (page: Page) => page.getByRole('list', { name: 'Waits for the network' })
const justice = (page: Page) => page.getByRole('main').getByRole('button', { name: /বিচার চাই/ })

/** Collects the requests of a page that change something about a post. */
function sendings(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && /\/api\/posts\//.test(request.url())) sent.push(request.url())
  })
  return sent
}

async function write(page: Page, text: string) {
  await page.getByLabel('Write a comment').fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** The stored actions of this device; undefined before anything has been stored. */
async function kept(page: Page): Promise<string[] | undefined> {
  const stored = await storedOnDevice(page)
  const calls = stored && ([...stored.values()] as { name: string; input: { body: object } }[])
  return calls?.map(({ name, input }) => `${name.replace(/^.*\//, '')} ${JSON.stringify(input.body)}`).sort()
}

test(
  'what is done without a network waits, and is sent once, in order, when it is back',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const stamp = Date.now()
    const author = await bichar.makePerson('Abdul Karim')
    const person = await bichar.makePerson('Rokeya Khatun')
    const id = await bichar.publish(author, { title: `Road cut off ${stamp}`, desc: 'x', isAnonymous: false })
    await signIn(page, person)
    await page.goto(`/postDetails/${id}?tab=comments`)
    await untilAlive(page)
    await write(page, 'With a network')
    const first = page.getByRole('listitem').filter({ hasText: 'With a network' })
    await expect(first).toBeVisible()
    await expect.poll(() => kept(page)).toEqual([])
    await untilKeeping(page)
    await context.setOffline(true)

    await test.step('it is shown at once as waiting', async () => {
      await write(page, 'The first of two')
      await expect(waitingList(page)).toContainText('Waits for the network')
      await expect(page.getByLabel('Write a comment')).toHaveValue('')
      await page.getByLabel('Comment anonymously').check()
      await write(page, 'The second of two')
      await expect(waitingList(page).getByRole('listitem')).toHaveText([
        /The first/,
        /Anonymous \(you\).*The second/,
      ])
      await first.getByRole('button', { name: 'Upvote' }).click()
      await expect(first).toContainText('Waits for the network')
      await expect(first.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('tab', { name: 'Post' }).click()
      await justice(page).click()
      await expect(justice(page)).toHaveAccessibleName(/1.*Waits for the network/)
      await expectAccessible(page)
    })

    await test.step('what is turned back is sent as it is in the end', async () => {
      await justice(page).click()
      await justice(page).click()
      await justice(page).click()
      await expect(justice(page)).toHaveAttribute('aria-pressed', 'false')
      await justice(page).click()
      await expect(justice(page)).toHaveAttribute('aria-pressed', 'true')
    })
    await expect
      .poll(() => kept(page))
      .toEqual([
        'comments {"text":"The first of two","isAnonymous":false}',
        'comments {"text":"The second of two","isAnonymous":true}',
        'reactions {"wanted":true}',
        'upvote {"wanted":true}',
      ])
    await page.close()

    await test.step('two tabs that are opened later send it once', async () => {
      const tabs = [await context.newPage(), await context.newPage()]
      const sent = tabs.map(sendings)
      await context.setOffline(false)
      await Promise.all(tabs.map((tab) => tab.goto(`/postDetails/${id}?tab=comments`)))
      for (const tab of tabs) {
        await expect(tab.getByRole('listitem').filter({ hasText: 'The second of two' })).toHaveCount(1)
        await expect(tab.getByRole('listitem').filter({ hasText: 'The first of two' })).toHaveCount(1)
        await expect(waitingList(tab)).toHaveCount(0)
        await tab.getByRole('tab', { name: 'Post' }).click()
        await expect(justice(tab)).toHaveAccessibleName(/ 1 /)
        await expect(tab.getByText('Waits for the network')).toHaveCount(0)
      }
      const what = sent.flat().map((url) => url.replace(/^.*\//, ''))
      expect(what).toEqual(['comments', 'comments', 'upvote', 'reactions'])
      const { comments } = await (await context.request.get(`/api/posts/${id}/comments`)).json()
      expect(
        comments.map(({ text, isAnonymous, upvoteCount }: Comment) => ({ text, isAnonymous, upvoteCount })),
      ).toEqual(
        expect.arrayContaining([
          { text: 'With a network', isAnonymous: false, upvoteCount: 1 },
          { text: 'The first of two', isAnonymous: false, upvoteCount: 0 },
          { text: 'The second of two', isAnonymous: true, upvoteCount: 0 },
        ]),
      )
      expect(comments).toHaveLength(3)
    })
  },
)

test(
  'a comment with a name that was kept below an own anonymous post is sent as its author then chooses',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Rokeya Khatun')
    const title = `Unloaded at night ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'x', isAnonymous: true })
    await signIn(page, author)
    await readAsGuest(page, id)
    await page.goto(`/postDetails/${id}?tab=comments`)
    await expect.poll(() => kept(page)).toEqual([])
    await untilKeeping(page)
    await context.setOffline(true)
    await write(page, 'I can say it')
    await write(page, 'They know me')
    await expect(waitingList(page).getByRole('listitem')).toHaveCount(2)
    await context.setOffline(false)
    const waiting = (text: string) => waitingList(page).getByRole('listitem').filter({ hasText: text })
    for (const text of ['I can say it', 'They know me'])
      await expect(waiting(text)).toContainText('If you wrote something above anonymously')
    // Whoever takes the phone must not read on it that the post is theirs.
    expect(JSON.stringify([...((await storedOnDevice(page)) ?? [])])).not.toContain('name_below_own')
    await expect(page.getByText('You posted this anonymously')).toHaveCount(0)
    const keys: string[] = []
    page.on('request', (request) => keys.push(request.headers()['idempotency-key'] ?? ''))
    const refused = [...((await storedOnDevice(page)) ?? new Map()).values()].map(({ id }) => id as string)
    expect(refused).toHaveLength(2)
    await expect(waitingList(page).getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expectAccessible(page)
    await waiting('I can say it').getByRole('button', { name: 'Comment with my name' }).click()
    await expect(waiting('I can say it')).toHaveCount(0)
    await waiting('They know me').getByRole('button', { name: 'Comment anonymously' }).click()
    await expect(waitingList(page)).toHaveCount(0)
    expect(keys.filter((key) => refused.includes(key))).toEqual([])
    const { comments } = await bichar.call(author, 'GET /posts/:id/comments', { params: { id } })
    const authors = (comments as Comment[]).map(({ text, author }) => [text, author])
    expect(Object.fromEntries(authors)).toEqual({
      'They know me': 'Anonymous',
      'I can say it': 'Rokeya Khatun',
    })
  },
)

test(
  'a comment that is being sent cannot be deleted any more, of which its author is told',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const author = await bichar.makePerson('Abdul Karim')
    const person = await bichar.makePerson('Rokeya Khatun')
    const id = await bichar.publish(author, {
      title: `Ferry overloaded ${Date.now()}`,
      desc: 'x',
      isAnonymous: false,
    })
    await signIn(page, person)
    await page.goto(`/postDetails/${id}?tab=comments`)
    await expect.poll(() => kept(page)).toEqual([])
    await untilKeeping(page)
    await context.setOffline(true)
    await write(page, 'Said too early')
    await write(page, 'Said and taken back')
    const waiting = (text: string) => waitingList(page).getByRole('listitem').filter({ hasText: text })
    await expect.poll(() => kept(page)).toHaveLength(2)
    const held: Route[] = []
    await page.route(`**/api/posts/${id}/comments`, (route) =>
      route.request().method() === 'POST' ? void held.push(route) : route.continue(),
    )
    await context.setOffline(false)
    await expect.poll(() => held.length).toBe(1)
    await waiting('Said too early').getByRole('button', { name: 'Delete' }).click()
    await expectMessage(page, 'It is being sent just now.')
    await waiting('Said and taken back').getByRole('button', { name: 'Delete' }).click()
    await expect(waiting('Said and taken back')).toHaveCount(0)
    await expect(waiting('Said too early')).toBeVisible()
    await held[0]?.continue()
    await expect(waitingList(page)).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: 'Said too early' })).toBeVisible()
    const { comments } = await bichar.call(author, 'GET /posts/:id/comments', { params: { id } })
    expect((comments as Comment[]).map(({ text }) => text)).toEqual(['Said too early'])
  },
)

test(
  'what was kept is refused with its reason, can be tried again or deleted, and nobody else has it',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const stamp = Date.now()
    const author = await bichar.makePerson('Abdul Karim')
    const person = await bichar.makePerson('Rokeya Khatun')
    const other = await bichar.makePerson('Sultana Razia')
    const id = await bichar.publish(author, { title: `Taken down ${stamp}`, desc: 'x', isAnonymous: false })
    const open = () => page.goto(`/postDetails/${id}?tab=comments`)
    await signIn(page, person)
    await open()
    await expect.poll(() => kept(page)).toEqual([])
    await untilKeeping(page)
    await context.setOffline(true)
    await page.getByLabel('Comment anonymously').check()
    await write(page, 'Said to what is gone')
    await write(page, 'And said once more')
    await expect(waitingList(page).getByRole('listitem')).toHaveCount(2)
    await expect.poll(() => kept(page)).toHaveLength(2)

    await test.step('whoever logs in next sends nothing and sees nothing', async () => {
      await handOver(page)
      const sent = sendings(page)
      await signIn(page, other)
      await open()
      await page.goto('/profile')
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await expect.poll(() => kept(page)).toHaveLength(2)
      await expect(waitingList(page)).toHaveCount(0)
      expect(sent).toEqual([])
    })

    await test.step('refused it stays, with the reason, also where its post is gone', async () => {
      await bichar.call(author, 'DELETE /posts/:id', { params: { id } })
      await signIn(page, person)
      await page.goto('/profile')
      const first = waitingList(page).getByRole('listitem').filter({ hasText: 'Said to what is gone' })
      const second = waitingList(page).getByRole('listitem').filter({ hasText: 'And said once more' })
      for (const comment of [first, second]) await expect(comment).toContainText('Post not found')
      await expectAccessible(page)
      await first.getByRole('button', { name: 'Try again' }).click()
      await expect(first).toContainText('Post not found')
      await second.getByRole('button', { name: 'Delete' }).click()
      await expect(second).toHaveCount(0)
      await expect(first).toBeVisible()
    })

    await test.step('logging out asks, and removes it', async () => {
      await page.getByRole('button', { name: 'Logout' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('Something here still waits for the network.')
      await dialog.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByText('Logged out successfully')).toBeVisible()
      await expect.poll(() => kept(page)).toEqual([])
    })
  },
)
