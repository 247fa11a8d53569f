import path from 'node:path'
import type { Page } from '@playwright/test'
import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { photoOf } from '../photo.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const menu = 'More about this suspect'

const [red, green, blue] = ['rgb(184, 16, 42)', 'rgb(0, 86, 63)', 'rgb(27, 79, 147)']

// Shows spec 2.2, 2.38, 2.82, 2.84, 5.52.
test(
  'a guest sees the suspects, and after logging in the one they wanted to see',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const name = `Rafiq Sarkar ${Date.now()}`
    const reader = await bichar.makePerson('Shamima Nasrin')
    const creator = await bichar.makePerson(`Delwar ${Date.now()}`)
    const id = await bichar.createSuspect(creator, { name, status: 'arrested' })

    // Suspects of the same day are listed in random order, so the unfiltered first page need not contain this one.
    const html = await (await page.request.get('/criminals?status=arrested')).text()
    expect(html).toContain(name)
    expect(html).not.toContain(creator.name)
    expect(html).toContain('property="og:title"')

    await page.goto('/suspects')
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(page.getByText('An accusation is not a conviction.')).toBeInViewport()
    await expectAccessible(page)
    const statuses = page.getByRole('navigation', { name: 'By status' })
    await statuses.getByRole('link', { name: 'Released' }).click()
    await expect(page).toHaveURL(/status=released/)
    await expect(card).toHaveCount(0)
    await statuses.getByRole('link', { name: 'Arrested' }).click()
    await expect(card).toContainText('Arrested')
    await card.getByRole('link', { name }).click()

    await expect(page).toHaveURL(/\/login$/)
    await expectMessage(page, 'Please login to continue')
    await logInByForm(page, reader)
    await expect(page).toHaveURL(/\/verify-otp$/)
    await enterCode(page, bichar, reader.phone)

    await expect(page).toHaveURL(/\/suspects\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('An accusation is not a conviction.')).toBeVisible()
    await expect(page.getByText('Not named in a public report')).toBeVisible()
    const related = page.getByRole('region', { name: 'RELATED POSTS', exact: true })
    await expect(related.getByText('No posts found')).toBeVisible()
    await expectAccessible(page)
    const title = `Seen at the market ${Date.now()}`
    await bichar.publish(creator, { title, desc: 'In the morning.', isAnonymous: true, criminals: [id] })
    await page.reload()
    await expect(related.getByRole('article', { name: title })).toBeVisible()
    await expect(page.getByText('Named in 1 report, not confirmed')).toBeVisible()

    await page.goto('/suspects/0190a0a0-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { name: 'Criminal not found' })).toBeVisible()
  },
)

// Shows spec 2.59, 2.60, 2.80, 2.81, 5.37, 5.38, 5.40, 5.41, 5.42, 5.43, 8.95, 9.20.
test(
  'a profile belongs to who made it; it and what others change of it wait for a moderator',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const name = `Jashim Bepari ${Date.now()}`
    await signIn(page, await bichar.makePerson('Kohinoor Begum'))

    await test.step('its creator fills in the form, with a photo', async () => {
      await page.goto('/suspects')
      await page.getByRole('button', { name: 'Add suspect' }).click()
      const form = page.getByRole('dialog')
      const submit = form.getByRole('button', { name: 'Add suspect' })
      await expect(submit).toBeDisabled()
      await form.getByLabel('Name').fill('  ')
      await expect(form.getByText('Name is required')).toBeVisible()
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Age').fill('151')
      await expect(form.getByText('Age must be a whole number from 0 to 150')).toBeVisible()
      await form.getByLabel('Age').fill('৪২')
      await form.getByText('Fraud', { exact: true }).click()
      // The form says what the default is where nothing is chosen.
      const chosen = (label: string) => form.getByLabel(label).locator('option:checked')
      await expect(chosen('Status')).toHaveText('Not chosen (means Wanted)')
      await expect(chosen('Danger level')).toHaveText('Not chosen (means Low)')
      await expect(chosen('Gender')).toHaveText('Not chosen (stays unknown)')
      await form.getByLabel('Status').selectOption('Arrested')
      const files = form.locator('input[type=file]').first()
      await files.setInputFiles({
        name: 'moving.gif',
        mimeType: 'image/gif',
        buffer: Buffer.from('GIF89a'),
      })
      await expect(form.getByText('Please select a valid image file (jpg, jpeg, png, webp)')).toBeVisible()
      await files.setInputFiles({
        name: 'large.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
      })
      await expect(form.getByText('File size should be less than 5MB')).toBeVisible()
      // A photo as a phone takes it: more than the allowed 5 MB until the app has compressed it.
      await files.setInputFiles(photoOf(1_500, 1_200))
      await expect(form.getByAltText('The photo that you chose')).toBeVisible()
      await expectAccessible(page)
      await submit.click()
      await expectMessage(page, 'Criminal record created successfully')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText('Waits for a moderator')).toBeVisible()
      await expect(page.getByText('Nobody but you and the moderators sees this profile')).toBeVisible()
      await expect(page.getByText('Not named in a public report')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1, name })).toHaveCSS('text-transform', 'uppercase')
      const fact = (label: string) => page.locator('dt', { hasText: label }).locator('+ dd')
      await expect(fact('Status')).toHaveText('Arrested')
      await expect(fact('Age')).toHaveText('42 years')
      await expect(fact('Danger level')).toHaveText('Low')
      await expect(fact('Gender')).toHaveText('—Unknown')
    })

    await test.step('the photo opens in the viewer', async () => {
      await page.getByRole('link', { name: `Photo of ${name}` }).click()
      await expect(page.getByRole('dialog').getByAltText(`Photo of ${name}`)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    const address = page.url()

    const admin = await elsewhere()
    const other = await elsewhere()
    const choose = async (on: Page, item: string) => {
      await on.getByRole('button', { name: menu }).click()
      await on.getByRole('menuitem', { name: item, exact: true }).click()
    }

    await test.step('nobody else finds it; a moderator does, and corrects it', async () => {
      await signIn(other, await bichar.makePerson('Anwar Parvez'))
      await other.goto(address)
      await expect(other.getByRole('heading', { name: 'Criminal not found' })).toBeVisible()
      await signIn(admin, bichar.admin)
      await admin.goto('/admin/suspects?list=pending')
      await admin.getByRole('article', { name }).getByRole('link', { name }).click()
      await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible()
      await choose(admin, 'Edit')
      await admin.getByRole('dialog').getByLabel('Location').fill('Bhola')
      await admin.getByRole('button', { name: 'Save changes' }).click()
      await expectMessage(admin, 'Criminal record updated successfully')
      await expect(admin.getByRole('main')).toContainText('Bhola')
    })

    await test.step('whoever edited meanwhile finds both changes', async () => {
      // This page was loaded before the moderator made changes.
      await choose(page, 'Edit')
      const form = page.getByRole('dialog')
      await form.getByLabel('Danger level').selectOption('High')
      await form.getByRole('button', { name: 'Save changes' }).click()
      await expect(form.getByText('Somebody else has changed this suspect')).toBeVisible()
      await expect(form.getByLabel('Location')).toHaveValue('Bhola')
      await form.getByRole('button', { name: 'Save changes' }).click()
      await expect(form).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('High')
    })

    await test.step('sent back, it says why and waits to be corrected; shown, everybody sees it', async () => {
      await admin.reload()
      await choose(admin, 'Send back')
      await admin.getByRole('button', { name: 'It is not clear which person of this name is meant.' }).click()
      await expectAccessible(admin)
      await admin.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
      await expectMessage(admin, 'The profile was sent back')
      await page.reload()
      await expect(page.getByText('Sent back by a moderator')).toBeVisible()
      await expect(page.getByText('It is not clear which person of this name is meant.')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Correct it' }).click()
      await page.getByRole('dialog').getByLabel('Location').fill('Bhola Sadar')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Waits for a moderator')).toBeVisible()
      await admin.reload()
      await choose(admin, 'Make public')
      await expectMessage(admin, 'The profile is public now')
      await other.reload()
      await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
    })

    await test.step('somebody else adds a crime type and moves them; it is not shown yet', async () => {
      await other.getByRole('button', { name: 'Edit crime types' }).click()
      const types = other.getByRole('dialog')
      await expect(types.getByLabel('Fraud')).toBeDisabled()
      await types.getByText('Extortion', { exact: true }).click()
      await expectAccessible(other)
      await types.getByRole('button', { name: 'Save' }).click()
      await expectMessage(other, 'A moderator looks at it before others see it')
      await expect(other.getByText('A moderator looks at your change')).toBeVisible()

      await other.getByRole('button', { name: menu }).click()
      await expect(other.getByRole('menuitem')).toHaveText(['Edit', 'Report'])
      await other.getByRole('menuitem', { name: 'Edit' }).click()
      const form = other.getByRole('dialog')
      await form.getByLabel('Location').fill('Barguna')
      await expect(form.getByLabel('Name')).toHaveCount(0)
      await expectAccessible(other)
      // A message that is shown is not shown twice: that of the first change must have gone.
      await expect(other.locator('.toast')).toHaveCount(0)
      await form.getByRole('button', { name: 'Save changes' }).click()
      await expectMessage(other, 'A moderator looks at it before others see it')
      await expect(form).toHaveCount(0)
      await expect(other.getByRole('main')).not.toContainText('Extortion')
      await expect(other.getByRole('main')).not.toContainText('Barguna')
    })

    await test.step('an admin sees each change without a name, confirms, refuses, and undoes one', async () => {
      await admin.reload()
      await choose(admin, 'Changes')
      const dialog = admin.getByRole('dialog', { name: 'Changes' })
      const changes = dialog.getByRole('listitem')
      await expect(changes).toHaveCount(5)
      const added = changes.filter({ hasText: 'Extortion' })
      await expect(added).toContainText(/contributor \d/)
      await expect(added).toContainText('Waits for a moderator')
      await expect(dialog).not.toContainText('Parvez')
      await expectAccessible(admin)
      await added.getByRole('button', { name: 'Confirm' }).click()
      await expectMessage(admin, 'The change was confirmed')
      await expect(added).toContainText('Confirmed')
      const moved = changes.filter({ hasText: 'Barguna' })
      await moved.getByRole('button', { name: 'Refuse' }).click()
      await admin.getByRole('button', { name: 'No report and no public source says so.' }).click()
      await admin.getByRole('dialog').last().getByRole('button', { name: 'Refuse' }).click()
      await expectMessage(admin, 'The change was refused')
      await expect(moved).toContainText('No report and no public source says so.')
      await other.reload()
      await expect(other.getByRole('main')).toContainText('Extortion')
      await expect(other.getByRole('main')).not.toContainText('Barguna')

      await added.getByRole('button', { name: 'Undo this change' }).click()
      await admin.getByRole('button', { name: 'Undo', exact: true }).click()
      await expectMessage(admin, 'The change was undone')
      await expect(changes).toHaveCount(6)
      await expect(changes.first()).toContainText('Removed: Extortion')
      await expect(changes.first()).toContainText(bichar.admin.name)
      await admin.goto('/admin/suspects?list=changes&state=refused')
      await expect(admin.getByRole('article', { name })).toContainText('Barguna')
      await expectAccessible(admin)
    })

    await test.step('its creator deletes it', async () => {
      await page.reload()
      await page.getByRole('button', { name: menu }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await expect(page.getByText('Are you sure you want to delete this criminal profile?')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expectMessage(page, 'Criminal profile deleted successfully')
      await expect(page).toHaveURL(/\/suspects$/)
      await expect(page.getByText(name)).toHaveCount(0)
    })
  },
)

// Shows spec 2.79, 2.83, 2.100, 2.101, 9.33.
test(
  'the suspects stand in two columns and scroll on; the panel shows twelve, and more on request',
  atBothWidths,
  async ({ bichar, page, signIn }) => {
    const creator = await bichar.makePerson('Salma Khatun')
    const family = `Bahini${Date.now()}`
    const statuses = ['wanted', 'arrested', 'released'] as const
    const names = Array.from({ length: 13 }, (_, index) => `${family} ${index + 1}`)
    for (const [index, name] of names.entries()) {
      const photo = index === 0 ? picture : undefined
      await bichar.createSuspect(
        creator,
        { name, status: statuses[index % 3], location: `Ward ${index}` },
        photo,
      )
    }
    const cards = page.getByRole('article').filter({ hasText: family })

    const html = await (await page.request.get('/criminals')).text()
    expect(names.filter((name) => html.includes(`>${name}<`)).length).toBeLessThan(names.length)
    await page.goto('/criminals')
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      expect(await cards.count()).toBe(names.length)
    }).toPass({ intervals: [100] })
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(2)

    await signIn(page, bichar.admin)
    await page.goto(`/admin/suspects?search=${family}`)
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Load More' }).click()
    await expect(cards).toHaveCount(names.length)
    const linkTo = (number: number) => page.getByRole('link', { name: `${family} ${number}`, exact: true })
    const badgeOf = (number: number, status: string) =>
      cards.filter({ has: linkTo(number) }).getByText(status)
    await expect(badgeOf(1, 'Wanted')).toHaveCSS('background-color', red)
    await expect(badgeOf(2, 'Arrested')).toHaveCSS('background-color', green)
    await expect(badgeOf(3, 'Released')).toHaveCSS('background-color', blue)
    const cardOf = (number: number) => cards.filter({ has: linkTo(number) })
    await expect(cardOf(13).locator('img')).toHaveAttribute('src', '/default-avatar.png')
    await expect(cardOf(1).locator('img')).toHaveAttribute('src', /^\/media\//)
    await expect(cardOf(13)).toContainText('Ward 12')
    await expect(linkTo(13)).toHaveAttribute('href', /^\/suspects\/[\w-]{36}$/)

    // A server that crashes sends no error message of its own.
    const id = await bichar.createSuspect(creator, { name: `${family} 14` })
    await page.route(`**/api/criminals/${id}`, (route) => route.fulfill({ status: 500, body: 'broken' }))
    await page.goto(`/suspects/${id}`)
    await expectMessage(page, 'Failed to fetch criminal details')
    await expect(page).toHaveURL(/\/criminals$/)
  },
)

test(
  'suspects are narrowed to what they are accused of and to where they are; the cards say it',
  atBothWidths,
  async ({ bichar, page, expectAccessible, isMobile }) => {
    const family = `Chakra${Date.now()}`
    const creator = await bichar.makePerson('Nargis Fakhri')
    const made = { crimeTypes: ['Kidnapping', 'Extortion', 'Fraud'], location: 'Rupsa, Khulna' }
    await bichar.createSuspect(creator, { name: `${family} Near`, ...made })
    await bichar.createSuspect(creator, { name: `${family} Far`, ...made, location: 'Bhola' })
    await bichar.createSuspect(creator, { name: `${family} Other`, ...made, crimeTypes: ['Theft'] })
    const cards = page.getByRole('article').filter({ hasText: family })
    await page.goto('/suspects')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Crime category').selectOption('Kidnapping')
    await filters.getByRole('combobox', { name: 'District or upazila' }).fill('Khulna')
    await filters.getByRole('option', { name: 'Khulna', exact: true }).click()
    await expectAccessible(page)
    await filters.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/category=Kidnapping&district=Khulna$/)
    // Suspects of the same day are listed in random order, so only a filter with few results surely has this one on its first page.
    await expect(cards).toHaveCount(1)
    const near = cards.filter({ hasText: 'Near' })
    await expect(near).toContainText('Accused of: Kidnapping, Extortion and 1 more')
    if (!isMobile) expect((await near.locator('img').boundingBox())?.width).toBeLessThanOrEqual(160)
    await expectAccessible(page)
    const html = await (await page.request.get(page.url())).text()
    expect([html.includes(`${family} Near`), html.includes(`${family} Far`)]).toEqual([true, false])
    await page.getByRole('link', { name: 'Remove filter: Khulna' }).click()
    await expect(cards).toHaveCount(2)
    await page.getByRole('link', { name: 'Remove filter: Kidnapping' }).click()
    await expect(page).toHaveURL(/\/suspects$/)
  },
)

test('who knows something begins a report about the suspect, or adds to one of their own', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const person = await bichar.makePerson('Shefali Ghosh')
  const name = `Kala Jahangir ${Date.now()}`
  const id = await bichar.createSuspect(person, { name })
  await signIn(page, person)
  const know = page.getByRole('button', { name: 'I know something' })
  const chosen = page.getByRole('main').getByRole('list', { name: 'Chosen suspects' })

  await test.step('without a report of theirs it is a new one', async () => {
    await page.goto(`/suspects/${id}`)
    await expect(page.getByText('No posts found')).toBeVisible()
    await know.click()
    await expect(page.getByRole('heading', { name: '#NEW_REPORT' })).toBeVisible()
    await expect(chosen).toContainText(name)
    expect(page.url()).not.toContain(id)
  })

  await test.step('with one they may add to it', async () => {
    const title = `Seen at the mill ${Date.now()}`
    await bichar.publish(person, { title, desc: 'At noon.', isAnonymous: false, criminals: [id] })
    await page.goto(`/suspects/${id}`)
    await expect(page.getByRole('article', { name: title })).toBeVisible()
    await know.click()
    const ways = page.getByRole('dialog')
    await expect(ways.getByRole('button', { name: `File a report about ${name}` })).toBeVisible()
    await expectAccessible(page)
    await ways.getByRole('button', { name: `Add to the timeline of “${title}”` }).click()
    await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(`${name}: `)
  })
})
