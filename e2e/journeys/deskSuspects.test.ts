import type { Page } from '@playwright/test'
import type { Account, Bichar } from '../bichar.ts'
import { claimed, desk, queue, thing, title } from '../deskPage.ts'
import { expect, test } from '../test.ts'

/** The names of the public suspects who are found with these words. */
const foundWith = async (page: Page, words: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/criminals/search?query=${encodeURIComponent(words)}`)
  return (await answer.json()).criminals.map(({ name }: { name: string }) => name)
}
/** Files a report that names two people who are not public. */
async function nameTwo(bichar: Bichar, author: Account, stamp: string) {
  const names = [`Faruk ${stamp}`, `Salma ${stamp}`]
  const criminals: string[] = []
  for (const name of names) criminals.push(await bichar.proposeSuspect(author, { name, location: 'Bogura' }))
  const report = { title: `They broke the fence ${stamp}`, desc: 'Two people with a saw.', isAnonymous: true }
  return { id: await bichar.file(author, { ...report, criminals }), names, criminals }
}

test('whom a report names is shown with it by a tick, and whoever is left out waits on the desk', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const stamp = `Fence${Date.now()}`
  const author = await bichar.makePerson('Tariq Anam')
  const { id, names, criminals } = await nameTwo(bichar, author, stamp)
  const [shown = '', leftOut = ''] = names
  const guest = await elsewhere()
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()

  await test.step('both are on the screen with the decision, and reached by a key', async () => {
    const people = thing(page).getByRole('group', { name: '2 people named here are not public' })
    for (const name of names)
      await expect(people.getByRole('checkbox', { name })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Approve and show 2 people' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('s')
    await expect(people.getByRole('checkbox', { name: shown })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(people.getByRole('checkbox', { name: leftOut })).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Approve and show 1 person' })).toBeVisible()
    await page.keyboard.press('a')
  })

  await test.step('one of them becomes public, and the other one waits alone', async () => {
    await expect
      .poll(async () => (await guest.request.get(`/api/posts/${id}`)).status(), { timeout: 60_000 })
      .toBe(200)
    const { post } = await (await guest.request.get(`/api/posts/${id}`)).json()
    expect(post.criminals.map(({ name }: { name: string }) => name)).toEqual([shown])
    await page.goto(`${desk(stamp)}&kind=suspect`)
    await expect(title(page)).toHaveText(leftOut)
    await expect(claimed(page)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('sent back, it is on the desk again once it has been corrected, and shown', async () => {
    await page.keyboard.press('r')
    await expect(page.getByRole('region', { name: 'Send back: why?' })).toContainText(
      'Whoever added the profile',
    )
    await page.keyboard.press('1')
    await expect(page.getByRole('list', { name: 'Just decided' })).toContainText(`Sent back: ${leftOut}`)
    const returned = criminals[1] ?? ''
    const review = async () =>
      (await bichar.call(author, 'GET /criminals/:id', { params: { id: returned } })).criminal.review
    await expect.poll(review, { timeout: 60_000 }).toMatchObject({ isReturned: true })
    await bichar.call(author, 'PUT /criminals/:id', {
      params: { id: returned },
      form: { location: 'House 12, Road 5, Bogura' },
    })
    await page.goto(`${desk(stamp)}&kind=suspect`)
    await expect(thing(page).locator('mark')).toHaveText('House 12, Road 5')
    await expect(claimed(page)).toBeVisible()
    await page.keyboard.press('a')
    await expect(queue(page)).toHaveCount(0)
    await expect.poll(() => foundWith(guest, leftOut), { timeout: 60_000 }).toEqual([leftOut])
  })
})

test('a change is seen beside what it would change, confirmed or refused', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = `Changed${Date.now()}`
  const creator = await bichar.makePerson('Tariq Anam')
  const ids: string[] = []
  for (const name of [`Confirmed ${stamp}`, `Refused ${stamp}`]) {
    const id = await bichar.createSuspect(creator, { name, location: 'Bogura' })
    await bichar.call(creator, 'PUT /criminals/:id', {
      params: { id },
      form: { status: 'arrested', location: 'Feni' },
    })
    ids.push(id)
  }
  const profile = async (id = '') =>
    (await bichar.call(creator, 'GET /criminals/:id', { params: { id } })).criminal
  await signIn(page, bichar.admin)
  const decide = async (name: string, ...keys: string[]) => {
    await page.goto(desk(`${name} ${stamp}`))
    await expect(claimed(page)).toBeVisible()
    await expect(thing(page)).toContainText('Feni')
    for (const key of keys) await page.keyboard.press(key)
    await expect(queue(page)).toHaveCount(0)
  }
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await expectAccessible(page)
  await decide('Confirmed', 'a')
  await decide('Refused', 'r', '1')
  await expect
    .poll(() => profile(ids[0]), { timeout: 60_000 })
    .toMatchObject({ status: 'arrested', location: 'Feni' })
  const revisions = async () =>
    (await bichar.call(bichar.admin, 'GET /criminals/:id/revisions', { params: { id: ids[1] ?? '' } }))
      .revisions
  await expect
    .poll(revisions, { timeout: 60_000 })
    .toMatchObject([{ state: 'refused', reason: 'No report and no public source says so.' }])
  expect(await profile(ids[1])).toMatchObject({ status: 'wanted', location: 'Bogura' })
})

test('on the page of waiting reports a key approves nobody who is not on the screen', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Below${Date.now()}`
  const author = await bichar.makePerson('Tariq Anam')
  const criminals = [await bichar.proposeSuspect(author, { name: `Hidden ${stamp}`, location: 'Bogura' })]
  const desc = 'They came again.\n'.repeat(80)
  const id = await bichar.file(author, { title: stamp, desc, isAnonymous: true, criminals })
  await signIn(page, bichar.admin)
  await page.goto(`/admin/pending-posts?search=${stamp}`)
  const card = page.getByRole('article', { name: stamp })
  const person = card.getByRole('checkbox', { name: `Hidden ${stamp}` })
  await card.focus()
  await expect(person).toBeAttached()
  await expect(person).not.toBeInViewport()
  await page.keyboard.press('a')
  await expect(person).toBeInViewport({ ratio: 1 })
  await person.uncheck()
  await card.getByRole('button', { name: 'Approve Post' }).press('a')
  await expect(card).toHaveCount(0)
  // The card goes at once; its call may still be under way.
  const filed = async () => (await bichar.call(bichar.admin, 'GET /posts/:id', { params: { id } })).post
  await expect.poll(filed).toMatchObject({ isAllowed: true, criminals: [{ shown: 'proposed' }] })
})
