import { expectMessage } from '../messages.ts'
import { submitReport, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'

// Shows spec 8.89.
test('somebody reports whom they know and whom nobody knew yet, by keyboard alone, and takes one back', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const stamp = Date.now()
  const title = `Rickshaw taken at night ${stamp}`
  const known = `Tofazzal ${stamp}`
  const unknown = `Shipon ${stamp}`
  const person = await bichar.makePerson('Rokeya Khatun')
  // A namesake in another place: only the location distinguishes them.
  await bichar.createSuspect(person, { name: known, location: 'Bogura' })
  const rightOne = await bichar.createSuspect(person, { name: known, location: 'Barishal' })
  await signIn(page, person)
  const field = page.getByRole('main').getByRole('combobox', { name: 'Suspects' })
  const option = (name: string | RegExp) => page.getByRole('option', { name })
  const chosen = page.getByRole('list', { name: 'Chosen suspects' }).getByRole('listitem')
  const choose = async (name: string | RegExp) => {
    await expect(option(name)).toBeVisible()
    const active = async () => {
      await page.keyboard.press('ArrowDown')
      const id = await field.getAttribute('aria-activedescendant')
      expect(await option(name).getAttribute('id')).toBe(id)
    }
    await expect(active).toPass()
    await page.keyboard.press('Enter')
  }

  await test.step('the one who is known is found by name and place', async () => {
    await page.goto('/newreport')
    await writeReport(page, { title, desc: 'Two men, one of whom the whole lane knows.' })
    await field.focus()
    await page.keyboard.type(known)
    await expect(option(/Tofazzal/)).toHaveCount(3)
    await expectAccessible(page)
    await choose(/Barishal/)
    await expect(chosen).toHaveCount(1)
    await expect(field).toBeFocused()
  })

  await test.step('Escape closes the list, and Backspace takes the last one back', async () => {
    await page.keyboard.type('T')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(chosen).toHaveCount(0)
    await page.keyboard.type(known)
    await choose(/Barishal/)
  })

  await test.step('the other one is added from inside the form', async () => {
    await page.keyboard.type(unknown)
    await choose(`Add new suspect: ${unknown}`)
    const dialog = page.getByRole('dialog', { name: 'Add suspect' })
    await expect(dialog.getByLabel('Name')).toHaveValue(unknown)
    await dialog.getByLabel('Robbery').focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Add suspect' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(chosen).toHaveText([new RegExp(known), new RegExp(unknown)])
    await expect(field).toBeFocused()
  })

  await test.step('both are still there for whoever leaves the form and comes back', async () => {
    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Latest reports' })).toBeAttached()
    await page.goBack()
    await expect(chosen).toHaveText([new RegExp(known), new RegExp(unknown)])
    await submitReport(page)
    await expect(page.getByText('Your report waits for review')).toBeVisible()
    await page.getByRole('link', { name: 'See my post' }).click()
    await expect(page).toHaveURL(/\/postDetails\//)
  })
  const address = page.url()
  const postId = address.split('/').at(-1) ?? ''

  const guest = await elsewhere()
  const card = guest.getByRole('article').filter({ hasText: title })
  const links = card.getByRole('list', { name: 'Suspects' }).getByRole('link')
  await test.step('once approved, a guest sees both, and is led to log in for the profile', async () => {
    await bichar.approve(postId)
    expect(await (await guest.request.get(address)).text()).toContain(unknown)
    await guest.goto('/')
    await expect(links).toHaveText([new RegExp(known), new RegExp(unknown)])
    await expect(links.first()).toHaveAttribute('href', `/suspects/${rightOne}`)
    await expectAccessible(guest)
    await links.first().click()
    await expect(guest).toHaveURL(/\/login$/)
    await expectMessage(guest, 'Please login to continue')
    expect(await guest.evaluate(() => localStorage.getItem('redirectAfterLogin'))).toBe(
      `/suspects/${rightOne}`,
    )
  })

  await test.step('an edit takes one back', async () => {
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    const form = page.getByRole('dialog')
    await expect(chosen).toHaveCount(2)
    await form.getByRole('button', { name: `Remove ${known}` }).click()
    await expect(form.getByRole('button', { name: `Remove ${unknown}` })).toBeFocused()
    // The author has just been notified of the approval, and a toast that fades out has too little contrast for axe.
    await expect(page.locator('.toast')).toHaveCount(0)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save and send for review' }).click()
    await expectMessage(page, 'Post updated successfully and sent for review')
    await bichar.approve(postId)
    await guest.goto('/')
    await expect(links).toHaveText([new RegExp(unknown)])
  })
})

// Shows spec 2.53.
test(
  'of many suspects a card shows the faces of the first, and the names of all on request',
  onPhone,
  async ({ bichar, page }) => {
    const person = await bichar.makePerson('Ayesha Siddika')
    const stamp = Date.now()
    const suspects: string[] = []
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const name = `Gang member ${number} of ${stamp}`
      suspects.push(await bichar.createSuspect(person, { name }))
    }
    const publish = (title: string, criminals: string[]) =>
      bichar.publish(person, { title, desc: 'At the market.', isAnonymous: true, criminals })
    await publish(`Nobody ${stamp}`, [])
    await publish(`One ${stamp}`, suspects.slice(0, 1))
    await publish(`Six ${stamp}`, suspects)

    await page.goto('/')
    const card = (title: string) => page.getByRole('article').filter({ hasText: `${title} ${stamp}` })
    const links = (title: string) => card(title).getByRole('list', { name: 'Suspects' }).getByRole('link')
    await expect(card('Nobody')).toContainText('No Suspects Found')
    await expect(links('One')).toHaveText([/^Gang member 1/])
    await expect(card('One').getByRole('button', { name: 'SHOW MORE' })).toHaveCount(0)
    await expect(links('Six')).toHaveCount(4)
    const lastName = card('Six').getByText(/^Gang member 6/)
    await expect(lastName).toBeHidden()
    await card('Six').getByRole('button', { name: 'SHOW MORE' }).click()
    await expect(links('Six')).toHaveCount(6)
    await expect(lastName).toBeVisible()
    await card('Six').getByRole('button', { name: 'SHOW LESS' }).click()
    await expect(links('Six')).toHaveCount(4)
  },
)
