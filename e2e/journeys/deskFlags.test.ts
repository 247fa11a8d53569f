import { expect, test } from '../test.ts'

test('of a flagged comment the desk tells who wrote it, not whose post it stands on', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Monowara Begum')
  const id = await bichar.publish(author, { title: 'Sand taken by night', desc: 'x', isAnonymous: false })
  const writer = await bichar.makePerson('Delwar Mia')
  const said = { text: 'She made all of this up for money', isAnonymous: false }
  const { comment } = await bichar.call(writer, 'POST /posts/:id/comments', { params: { id }, body: said })
  const flagger = await bichar.makePerson('Rehana Khatun')
  await bichar.call(flagger, 'POST /flags', {
    body: { kind: 'comment', id: comment._id, reason: 'hate', text: '' },
  })

  await signIn(page, bichar.admin)
  await page.goto(`/admin/desk?item=flag/${comment._id}`)
  const thing = page.getByRole('region', { name: 'What is to be decided' })
  await expect(thing.getByRole('heading', { name: 'Comment by Delwar Mia' })).toBeVisible()
  const facts = page.getByRole('region', { name: 'Facts' })
  await expect(facts.getByRole('link', { name: 'Delwar Mia' })).toHaveAttribute(
    'href',
    `/admin/users/${comment.user?._id}`,
  )
  await expect(facts.getByText('Monowara Begum')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/admin/desk?search=Sand%20taken%20by%20night&kind=flag')
  const row = page.getByRole('region', { name: 'What waits' }).getByRole('listitem')
  await expect(row).toContainText('Comment')
  await expect(row).toContainText('She made all of this up for money')
})
