import { goToStep, writeReport } from '../reportForm.ts'
import { expect, onPhone, test } from '../test.ts'

test(
  'who is there already is shown before somebody is added a second time',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Rokeya Khatun')
    // Letters that begin differently in every run, because the search also shows similar names.
    const word = [...String(Date.now())]
      .reverse()
      .map((digit) => 'bdfgklmnrt'[Number(digit)])
      .join('a')
    const elsewhere = `${word} Bepari`
    await bichar.createSuspect(person, { name: elsewhere, location: 'Bogura' })
    const there = `${word} Beparee`
    await bichar.createSuspect(person, { name: there, location: 'রূপসা, খুলনা' })
    await signIn(page, person)
    await page.goto('/newreport')
    await writeReport(page, { title: word, desc: word, location: 'Rupsa' })
    await goToStep(page, 'proof')
    await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill(`${word} Bepar`)

    await test.step('in the list those from the same place stand first, and a new one last', async () => {
      const options = page.getByRole('option')
      await expect(options).toHaveText([
        new RegExp(there),
        new RegExp(elsewhere),
        `None of these: add ${word} Bepar`,
      ])
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
  'while a report is written, what may be the same is offered; nothing anonymous is sent before its author asks',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const stamp = Date.now()
    const person = await bichar.makePerson('Momena Begum')
    const title = `Goldsmith robbed behind the ferry ghat ${stamp}`
    const desc = 'Four men with machetes took all the gold from the goldsmith behind the ferry ghat.'
    const name = `Machete Salam ${stamp}`
    const suspect = await bichar.createSuspect(person, { name })
    const report = { desc, isAnonymous: false, location: 'রূপসা', criminals: [suspect] }
    const inWords = `Goldsmith attacked at the ghat ${stamp}`
    await bichar.publish(bichar.admin, { ...report, title: inWords, criminals: [] })
    const id = await bichar.publish(bichar.admin, { ...report, title })
    const waiting = `Goldsmith robbed, and it waits ${stamp}`
    await bichar.file(bichar.admin, { ...report, title: waiting })
    await signIn(page, person)
    await page.goto('/newreport')
    const offer = page.getByRole('region', { name: 'Is it one of these?' })
    const link = offer.getByRole('link', { name: `Add to it: ${title}` })
    const see = page.getByRole('button', { name: 'See whether it has been reported already' })
    const asked: string[] = []
    const addresses: string[] = []
    page.on('request', (request) => {
      addresses.push(decodeURIComponent(request.url()))
      if (request.url().includes('/search/similar')) asked.push(request.postData() ?? '')
    })
    const write = async (desc: string) => {
      await writeReport(page, { desc })
      // Longer than the debounce after which the text would be sent.
      await page.waitForTimeout(1500)
    }

    await test.step('what is anonymous is sent when its author asks, and no earlier', async () => {
      await writeReport(page, { title: 'Goldsmith robbed behind the ferry ghat', location: 'Rupsa' })
      await write('Men with machetes took the gold.')
      expect(asked).toEqual([])
      await expect(see).toHaveAccessibleDescription('Your text is sent for this search, and not kept.')
      await see.click()
      await expect(offer.getByRole('link', { name: `Add to it: ${inWords}` })).toBeVisible()
      await expect(offer).not.toContainText(waiting)
      await expectAccessible(page)
      await write('Men with machetes took the gold at noon.')
      expect(asked).toHaveLength(1)
    })

    await test.step('whoever wants no link to the report tells of it in no other way', async () => {
      await goToStep(page, 'name')
      await page.getByLabel('Keep no link to me').check()
      await expect(offer).toHaveCount(0)
      await expect(see).toHaveCount(0)
      await write('Men with machetes took the gold at night.')
      expect(asked).toHaveLength(1)
      await goToStep(page, 'name')
      await page.getByLabel('Keep no link to me').uncheck()
      await expect(see).toBeVisible()
    })

    await test.step('nothing is asked without a network', async () => {
      await context.setOffline(true)
      await expect(see).toHaveCount(0)
      await goToStep(page, 'name')
      await page.getByLabel('Post anonymously').uncheck()
      await write('Four men with machetes took the gold.')
      expect(asked).toHaveLength(1)
      await context.setOffline(false)
    })

    await test.step('what is signed is compared by itself, about the same suspect as well', async () => {
      await goToStep(page, 'proof')
      await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill(name)
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
      await expect(link).toBeVisible()
      await expect(see).toHaveCount(0)
      await expect.poll(() => asked.at(-1)).toContain(suspect)
    })

    await test.step('what is written stands in no address', () => {
      expect(addresses.filter((address) => /machetes|goldsmith/i.test(address))).toEqual([])
    })

    await test.step('it leads to where something can be added, and the draft stays', async () => {
      await link.click()
      await expect(page).toHaveURL(`/postDetails/${id}?tab=comments`)
      await page.goBack()
      await expect(page.getByLabel('Title')).toHaveValue('Goldsmith robbed behind the ferry ghat')
    })
  },
)
