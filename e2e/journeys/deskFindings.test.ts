import { claimed, desk, queue, thing, title } from '../deskPage.ts'
import { expect, test } from '../test.ts'

test('a number in a report is marked where it stands, counted in its row, and sent back with two keys', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = `Number inside ${Date.now().toString(36)}`
  const author = await bichar.makePerson('Rokeya Khatun')
  const id = await bichar.file(author, {
    title: stamp,
    desc: 'A witness saw it, phone ০১৭১২-৩৪৫৬৭৮.\nShe lives at House 12, Road 5.',
    isAnonymous: false,
  })
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await expect(queue(page)).toContainText('2 to check')
  await expect(thing(page).getByTitle('Phone number', { exact: true })).toHaveText('০১৭১২-৩৪৫৬৭৮')
  await expect(thing(page).getByTitle('Exact address', { exact: true })).toHaveText('House 12, Road 5')
  // What a screen reader says.
  expect(await thing(page).ariaSnapshot()).toContain('০১৭১২-৩৪৫৬৭৮ (Phone number)')
  await expectAccessible(page)

  await page.keyboard.press('r')
  const reason = page.getByRole('button', { name: /Please take out private details .* Proposed/ })
  await expect(reason).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(queue(page)).toHaveCount(0)
  await expect
    .poll(async () => (await bichar.call(author, 'GET /posts/:id', { params: { id } })).post.review, {
      timeout: 60_000,
    })
    .toMatchObject({ state: 'returned', reason: expect.stringContaining('Please take out private details') })
})

test('of a public report that was edited a moderator sees which words are new and gone', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = `Edited later ${Date.now().toString(36)}`
  const author = await bichar.makePerson('Tariq Anam')
  const report = {
    title: stamp,
    desc: 'Two men took the pump. বাজারের পেছনে ঘটেছে।',
    location: 'Bogura',
    isAnonymous: true,
  }
  const id = await bichar.publish(author, report)
  const desc = 'Three boys took the pump. বাজারের পেছনে রাতে ঘটেছে। His name is Abdul.'
  await bichar.call(author, 'PUT /posts/:id', {
    params: { id },
    form: { ...report, desc, location: 'Sherpur' },
  })

  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await expect(queue(page)).toContainText('Edited after approval')
  await expect(title(page)).toHaveText(stamp)
  const changes = thing(page).getByRole('region', { name: 'Edited after approval' })
  await expect(changes.getByRole('deletion')).toContainText('Bogura')
  await expect(changes.getByRole('insertion')).toContainText('Sherpur')
  const text = thing(page).getByRole('paragraph').filter({ hasText: 'took the pump' })
  await expect(text.getByRole('deletion')).toHaveText(['Two men'])
  await expect(text.getByRole('insertion')).toHaveText(['Three boys', 'রাতে ', ' His name is Abdul.'])
  expect(await text.ariaSnapshot()).toContain('[new: Three boys')
  await expectAccessible(page)

  await page.keyboard.press('a')
  await expect(queue(page)).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get(`/api/posts/${id}`)).status(), { timeout: 60_000 })
    .toBe(200)
})
