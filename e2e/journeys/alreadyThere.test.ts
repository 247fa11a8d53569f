import { expect, onPhone, test } from '../test.ts'

test(
  'who is there already is shown before somebody is added a second time',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Rokeya Khatun')
    const elsewhere = 'Kuddus Bepari'
    await bichar.createSuspect(person, { name: elsewhere, location: 'Bogura' })
    const there = 'Kuddus Beparee'
    await bichar.createSuspect(person, { name: there, location: 'রূপসা, খুলনা' })
    await signIn(page, person)
    await page.goto('/newreport')
    await page.getByLabel('Location').fill('Rupsa')
    await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill('Kuddus Bepar')

    await test.step('in the list those from the same place stand first, and a new one last', async () => {
      const options = page.getByRole('option')
      await expect(options).toHaveText([/Kuddus Beparee/, /Kuddus Bepari/, 'Add new suspect: Kuddus Bepar'])
      await options.last().click()
    })

    await test.step('in the form of the new one they stand there once more, with a way back to them', async () => {
      const dialog = page.getByRole('dialog', { name: 'Add suspect' })
      const alike = dialog.getByRole('region', { name: 'Is it one of these?' })
      await expect(alike.getByRole('listitem')).toHaveCount(2)
      await dialog.getByLabel('Location').fill('বগুড়া')
      await expect(alike.getByRole('listitem').first()).toContainText(elsewhere)
      await expectAccessible(page)
      await alike.getByRole('button', { name: `It is this one: ${there}` }).click()
      await expect(dialog).toHaveCount(0)
      const chosen = page.getByRole('list', { name: 'Chosen suspects' }).getByRole('listitem')
      await expect(chosen).toHaveText([new RegExp(there)])
    })
  },
)

test(
  'while a report is written, what may be the same report is offered; not without a network or a link',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Momena Begum')
    const title = `Goldsmith robbed behind the ferry ghat ${Date.now()}`
    const desc = 'Four men with machetes took all the gold from the goldsmith behind the ferry ghat.'
    const name = `Machete Salam ${Date.now()}`
    const suspect = await bichar.createSuspect(person, { name })
    const report = { desc, isAnonymous: false, location: 'রূপসা', criminals: [suspect] }
    const inWords = `Goldsmith attacked at the ghat ${Date.now()}`
    await bichar.publish(bichar.admin, { ...report, title: inWords, criminals: [] })
    const id = await bichar.publish(bichar.admin, { ...report, title })
    const waiting = `Goldsmith robbed, and it waits ${Date.now()}`
    await bichar.file(bichar.admin, { ...report, title: waiting })
    await signIn(page, person)
    await page.goto('/newreport')
    const offer = page.getByRole('region', { name: 'Is it one of these?' })
    const link = offer.getByRole('link', { name: `Add to it: ${title}` })
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/search/similar')) asked += 1
    })

    await test.step('nothing is asked without a network', async () => {
      await context.setOffline(true)
      await page.getByLabel('Title').fill('Goldsmith robbed behind the ferry ghat')
      await page.getByLabel('Location').fill('Rupsa')
      await page.waitForTimeout(1500)
      expect(asked).toBe(0)
      await context.setOffline(false)
    })

    await test.step('what is public is offered, and what waits is not', async () => {
      await page.getByLabel('Description').fill('Men with machetes took the gold.')
      await expect(offer.getByRole('link', { name: `Add to it: ${inWords}` })).toBeVisible()
      await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
      await expect(link).toBeVisible()
      await expect(offer).not.toContainText(waiting)
      await expectAccessible(page)
    })

    await test.step('whoever wants no link to the report tells of it in no other way', async () => {
      await page.getByLabel('Keep no link to me').check()
      await expect(offer).toHaveCount(0)
      const before = asked
      await page.getByLabel('Description').fill('Men with machetes took the gold at noon.')
      await page.waitForTimeout(1500)
      expect(asked).toBe(before)
      await page.getByLabel('Keep no link to me').uncheck()
    })

    await test.step('it leads to where something can be added, and the draft stays', async () => {
      await link.click()
      await expect(page).toHaveURL(`/postDetails/${id}?tab=comments`)
      await page.goBack()
      await expect(page.getByLabel('Title')).toHaveValue('Goldsmith robbed behind the ferry ghat')
    })
  },
)
