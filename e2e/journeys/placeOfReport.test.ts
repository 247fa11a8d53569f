import type { Page } from '@playwright/test'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'District or upazila' })

/** Types, and selects the result. */
async function choose(page: Page, typed: string, name: string) {
  await field(page).fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(field(page)).toHaveValue(name)
}

const desc = 'Two men on a motorbike took a bag.'

test(
  'the place of a report is chosen, kept in its draft, shown on card and page, found, and changed by an edit',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, isMobile, expectAccessible }) => {
    const title = `Bag taken near the stand ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await page.goto('/newreport')
    await goToStep(page, 'what')

    await test.step('it is found by typing in either script, and the draft keeps it', async () => {
      await field(page).fill('সাভ')
      await expect(page.getByRole('option', { name: 'Savar, Dhaka', exact: true })).toBeVisible()
      await expectAccessible(page)
      await choose(page, 'sava', 'Savar, Dhaka')
      await expect(page.getByText('Draft saved at')).toBeAttached()
      await page.reload()
      await goToStep(page, 'what')
      await expect(field(page)).toHaveValue('Savar, Dhaka')
    })

    await writeReport(page, { title, desc, location: 'Behind the bus stand' })

    await test.step('what is only typed is no choice, and nothing leads on without it', async () => {
      await field(page).fill('Dhaka Sav')
      await expect(field(page)).toHaveAccessibleDescription('No place of that name was found.')
      await page.getByRole('button', { name: isMobile ? 'Next' : 'Submit report' }).click()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page)).toHaveAccessibleDescription('No place of that name was found.')
      await expectAccessible(page)
      await choose(page, 'Savar', 'Savar, Dhaka')
    })

    await test.step('it stands in the summary, and once it is sent on the page', async () => {
      await goToStep(page, 'check')
      if (isMobile) await expect(page.getByText('Savar, Dhaka', { exact: true })).toBeVisible()
      await submitReport(page)
      await page.getByRole('link', { name: 'See my post' }).click()
      await expect(page.getByText('Savar, Dhaka · Behind the bus stand')).toBeVisible()
    })
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    await test.step('a moderator sees both, and once it is public everybody on its card', async () => {
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
      await expect(moderator.getByText('Savar, Dhaka · Behind the bus stand')).toBeVisible()
      await bichar.approve(id)
      const guest = await elsewhere()
      await guest.goto('/')
      const card = guest.getByRole('article').filter({ hasText: title })
      await expect(card).toContainText('Savar, Dhaka · Behind the bus stand')
      await untilAlive(guest)
      await guest.getByRole('button', { name: 'Read in বাংলা' }).filter({ visible: true }).click()
      await expect(card).toContainText('সাভার, ঢাকা · Behind the bus stand')
    })

    await test.step('it is found where it was', async () => {
      await page.goto('/search?query=stand&district=Dhaka&upazila=Savar')
      await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    })

    await test.step('an edit changes it, and another clears it', async () => {
      const edit = async () => {
        await page.goto(`/postDetails/${id}`)
        await page.getByRole('button', { name: 'More about this post' }).click()
        await page.getByRole('menuitem', { name: 'Edit Post' }).click()
      }
      const save = async () => {
        await page.getByRole('button', { name: 'Save and send for review' }).click()
        await expect(page.getByRole('dialog', { name: 'Edit post' })).toHaveCount(0)
      }
      await edit()
      await expect(field(page)).toHaveValue('Savar, Dhaka')
      await choose(page, 'খুলনা', 'Khulna')
      await save()
      await expect(page.getByText('Khulna · Behind the bus stand')).toBeVisible()
      await edit()
      await field(page).fill('')
      await save()
      await expect(page.getByText(/^Behind the bus stand,/)).toBeVisible()
    })
  },
)

test(
  'my location fills in the place, also over what was typed',
  onPhone,
  async ({ bichar, context, page, signIn }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 23.859, longitude: 90.268 })
    await signIn(page, await bichar.makePerson('Kamal Hossain'))
    await page.goto('/newreport')
    await goToStep(page, 'what')
    await field(page).fill('Khul')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect(field(page)).toHaveValue('Savar, Dhaka')
    await expect(page.getByLabel(/^Location/)).toHaveValue('Savar, Dhaka')
  },
)

test(
  'without an account the place is chosen as well, and what was typed before the page was alive stays',
  onPhone,
  async ({ bichar, page, expectAccessible }) => {
    const title = `A wall across the river ${Date.now()}`
    const hold = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await hold.promise
      await route.continue()
    })
    await page.goto('/report', { waitUntil: 'commit' })
    await field(page).fill('Khuln')
    hold.resolve()
    await untilAlive(page)
    await expect(field(page)).toHaveAccessibleDescription('Choose a place from the list.')
    await expect(field(page)).toHaveValue('Khuln')
    await choose(page, 'সাভ', 'Savar, Dhaka')
    await expectAccessible(page)
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill(desc)
    await page.getByRole('button', { name: 'Submit report' }).click()
    await expect(page.getByRole('link', { name: 'I have written it down' })).toBeVisible()
    expect(await bichar.waiting(title)).toMatchObject([{ district: 'Dhaka', upazila: 'Savar' }])
  },
)

test(
  'the place is chosen on the map: a district, and the upazila within it',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await signIn(page, await bichar.makePerson('Nasima Begum'))
    // The cached numbers of a district must not be mistaken for search results.
    await page.goto('/places/sylhet')
    await untilAlive(page)
    await page.goto('/newreport')
    await goToStep(page, 'what')
    const dialog = page.getByRole('dialog', { name: 'Choose on the map' })
    const open = () => page.getByRole('button', { name: 'Choose on the map' }).click()

    await test.step('by a touch, which a district answers with its upazilas', async () => {
      await open()
      await expect(dialog.getByRole('group', { name: 'Map of the districts' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Rangamati', exact: true }).click()
      await expect(dialog.getByRole('group', { name: 'Map of the upazilas of Rangamati' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Another district' }).click()
      await dialog.getByRole('button', { name: 'Dinajpur', exact: true }).click()
      await dialog.getByRole('button', { name: 'Birganj', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(field(page)).toHaveValue('Birganj, Dinajpur')
    })

    await test.step('by keyboard, the whole of one, in the place of what was typed', async () => {
      await field(page).fill('Sav')
      // The list of results covers the button until the focus has moved there.
      await page.getByRole('button', { name: 'Choose on the map' }).press('Enter')
      await dialog.getByRole('button', { name: 'Bhola', exact: true }).press('Enter')
      await dialog.getByRole('button', { name: 'All of Bhola' }).press('Enter')
      await expect(field(page)).toHaveValue('Bhola')
      await expect(field(page)).toHaveJSProperty('validationMessage', '')
    })
  },
)
