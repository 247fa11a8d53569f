import { journeyDevice } from '../bichar.ts'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

test('somebody is warned, then may only read, appeals, and writes again once another admin has lifted it', async ({
  bichar,
  page,
  elsewhere,
  signIn,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Kamal Sarkar')
  const other = await bichar.superAdmin()
  const id = await bichar.publish(person, { title: 'Words about a neighbour', desc: 'x', isAnonymous: false })

  const admin = await elsewhere()
  await signIn(admin, bichar.admin)
  await admin.goto('/admin/users?search=Kamal%20Sarkar')
  await admin.getByRole('link', { name: 'Kamal Sarkar' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Kamal Sarkar' })).toBeVisible()
  await expect(admin.getByRole('link', { name: 'Words about a neighbour' }).first()).toBeVisible()
  await expectAccessible(admin)
  const decide = async (kind: string, reason: string) => {
    await admin.getByLabel('Decision', { exact: true }).selectOption({ label: kind })
    await admin.getByLabel('Reason, which the person reads').fill(reason)
    await admin.getByRole('button', { name: 'Decide' }).click()
    await expect(admin.getByRole('heading', { level: 3, name: kind })).toBeVisible()
  }
  await decide('Warning', 'No insults, please')
  await expect(admin.getByText('1 strike in the last year')).toBeVisible()

  await signIn(page, person)
  await page.goto('/notification')
  await expect(page.getByText('You have been warned by the moderators')).toBeVisible()
  await expect(page.getByText('Reason: No insults, please')).toBeVisible()

  // An open window is notified immediately.
  await decide('Can only read', 'You went on')
  const banner = page.getByRole('complementary', { name: 'Decisions about you' })
  await expect(banner).toContainText('You can read now, and write again from')
  await page.goto(`/postDetails/${id}?tab=comments`)
  await expect(page.getByRole('heading', { name: 'Words about a neighbour' })).toBeVisible()
  // The banner moves the page down when it arrives.
  await expect(banner).toBeVisible()
  const comment = page.getByRole('textbox', { name: 'Write a comment' })
  await comment.fill('I meant it')
  await page.getByRole('button', { name: 'Send' }).click()
  await expectMessage(page, /^You can read now, and write again from .*$/)
  await expect(comment).toHaveValue('I meant it')

  await banner.getByRole('link', { name: 'Why, and what you can do' }).click()
  const decision = page.getByRole('article').filter({ hasText: 'You went on' })
  await expect(decision).toBeVisible()
  await expectAccessible(page)
  await decision.getByLabel('What do you want to say?').fill('It was a quotation.')
  await decision.getByRole('button', { name: 'Send appeal' }).click()
  await expect(decision.getByText('Another admin will judge it.')).toBeVisible()

  await admin.goto('/admin/appeals')
  await expect(admin.getByText('It was a quotation.')).toBeVisible()
  await expect(admin.getByText('Another admin judges this one')).toBeVisible()
  const judge = await elsewhere()
  await signIn(judge, other)
  await judge.goto('/admin/appeals')
  await expect(judge.getByText('It was a quotation.')).toBeVisible()
  await expectAccessible(judge)
  await judge.getByLabel('Answer').fill('So it was.')
  await judge.getByRole('button', { name: 'Take it back' }).click()
  await expect(judge.getByText('No appeal waits')).toBeVisible()

  await expect(banner).toBeHidden()
  await expect(decision.getByText('The decision was taken back.')).toBeVisible()
  await page.goto(`/postDetails/${id}?tab=comments`)
  await comment.fill('Thank you')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you' })).toBeVisible()
})

test('whoever is suspended is told why when they log in, and appeals there', async ({
  bichar,
  page,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Shafiq Rahman')
  await bichar.suspend(person, 'Threats against a witness')
  await page.addInitScript((device) => localStorage.setItem('deviceId', device), journeyDevice(person))
  await page.goto('/login')
  await logInByForm(page, person)
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeVisible()
  await expect(page.getByText('Threats against a witness')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What do you want to say?').fill('That was my brother.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Your appeal was received, or was judged already.')).toBeVisible()
})

test('whoever is suspended deletes their account with the password that the login asks for', async ({
  bichar,
  page,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Abdul Momen')
  await bichar.suspend(person, 'Sold the names of witnesses')
  await page.addInitScript((device) => localStorage.setItem('deviceId', device), journeyDevice(person))
  await page.goto('/login')
  await logInByForm(page, person)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(`${person.password}!`)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expectMessage(page, 'Your account is deleted')
  await expect(page).toHaveURL(`${bichar.url}/`)
  const left = await bichar.call(bichar.admin, 'GET /users/search', { query: { q: 'Abdul Momen' } })
  expect(left.users).toEqual([])
})

test('whoever is suspended is told why on a new device, too, after the code, and goes on to appeal', async ({
  bichar,
  page,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Mizanur Rahman')
  await bichar.suspend(person, 'Sold the names of witnesses')
  await page.goto('/login')
  await logInByForm(page, person)
  await enterCode(page, bichar, person.phone)
  const told = page.getByRole('alert').filter({ hasText: 'Your account is suspended' })
  await expect(told).toContainText('Sold the names of witnesses')
  await expect(page).toHaveURL(/verify-otp/)
  await expectAccessible(page)
  await told.getByRole('link', { name: 'Log in and appeal' }).click()
  await expect(page).toHaveURL(/login/)
  await logInByForm(page, person)
  await expect(page.getByLabel('What do you want to say?')).toBeVisible()
})

test('an admin pauses whoever wrote an anonymous comment, finds the pause again, and takes it back', async ({
  bichar,
  page,
  elsewhere,
  signIn,
  expectAccessible,
}) => {
  const author = await bichar.makePerson('Parveen Akter')
  const id = await bichar.publish(author, { title: 'Paid for a blocked road', desc: 'x', isAnonymous: true })
  const hater = await bichar.makePerson('Rafiq Uddin')
  const said = { text: 'They should be beaten', isAnonymous: true }
  await bichar.call(hater, 'POST /posts/:id/comments', { params: { id }, body: said })

  const admin = await elsewhere()
  await signIn(admin, bichar.admin)
  await admin.goto(`/postDetails/${id}?tab=comments`)
  await admin.getByRole('button', { name: 'Pause its author' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Pause the author?' })
  await expectAccessible(admin)
  await dialog.getByLabel('Reason, which the person reads').fill('No calls for violence')
  await dialog.getByRole('button', { name: 'Pause its author' }).click()
  await expect(dialog).toBeHidden()

  await admin.goto('/admin/appeals')
  await admin.getByRole('link', { name: 'Paused authors' }).click()
  const pause = admin.getByRole('article', { name: 'Author of “Paid for a blocked road”' })
  await expect(pause).toContainText('No calls for violence')
  await expect(pause).toContainText('Comment: Paid for a blocked road')
  await expect(admin.getByText('Rafiq Uddin')).toHaveCount(0)
  await expectAccessible(admin)

  await signIn(page, hater)
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Decisions about you' })
  await expect(banner).toContainText('You can read now, and write again from')
  await pause.getByRole('button', { name: 'Take back' }).click()
  await expect(admin.getByText('No author of something anonymous is paused')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('a person is reported from the menu of their post, and the desk leads to what they wrote', async ({
  bichar,
  page,
  elsewhere,
  signIn,
}) => {
  const person = await bichar.makePerson('Jahangir Kabir')
  const id = await bichar.publish(person, { title: 'Named and shamed', desc: 'x', isAnonymous: false })
  await signIn(page, await bichar.makePerson('Salma Begum'))
  await page.goto(`/postDetails/${id}`)
  await page.getByRole('button', { name: 'More about this post' }).first().click()
  await page.getByRole('menuitem', { name: 'Report person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report person' })
  await dialog.getByLabel('Reason').fill('He threatens witnesses in every comment')
  await dialog.getByRole('button', { name: 'Submit Report' }).click()
  await expect(dialog).toBeHidden()

  const admin = await elsewhere()
  await signIn(admin, bichar.admin)
  await admin.goto('/admin/desk?kind=flag')
  await admin
    .getByRole('link', { name: /Jahangir Kabir/ })
    .first()
    .click()
  const opened = admin.waitForEvent('popup')
  await admin.getByRole('link', { name: 'Open the person’s page in a new tab' }).click()
  const about = await opened
  await expect(about.getByRole('heading', { level: 1, name: 'Jahangir Kabir' })).toBeVisible()
  await expect(about.getByText('He threatens witnesses in every comment')).toBeVisible()
})
