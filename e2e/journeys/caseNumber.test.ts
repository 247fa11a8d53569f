import type { Page } from '@playwright/test'
import { goToStep, openGuestReport, submitReport, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, test } from '../test.ts'

const number = (page: Page) => page.getByLabel('GD or case number')
const warning = 'If that was you, leave it out.'

test(
  'a case number is shown on the page of a report, and the form of an anonymous one warns of it',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const title = `Bicycle stolen ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await page.goto('/newreport')

    await test.step('only an anonymous report is warned', async () => {
      await writeReport(page, { title, desc: 'It stood by the gate.' })
      await goToStep(page, 'proof')
      await expect(number(page)).toHaveAccessibleDescription(new RegExp(warning))
      await expectAccessible(page)
      await goToStep(page, 'name')
      await page.getByLabel('Post anonymously').uncheck()
      await goToStep(page, 'proof')
      await expect(number(page)).toHaveAccessibleDescription(/like 1234\/2026/)
      await expect(page.getByText(warning)).toHaveCount(0)
    })

    await test.step('it is shown to everybody', async () => {
      await number(page).fill('১২৩৪/২০২৬')
      await submitReport(page)
      await page.getByRole('link', { name: 'See my post' }).click()
      await expect(page.getByText('1234/2026')).toBeVisible()
      await expectAccessible(page)
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await bichar.approve(id)
      const guest = await elsewhere()
      await guest.goto(`/postDetails/${id}`)
      await expect(guest.getByText('GD or case number')).toBeVisible()
      await expect(guest.getByText('1234/2026')).toBeVisible()
    })

    await test.step('the form without an account always warns', async () => {
      const guest = await elsewhere()
      await openGuestReport(guest)
      await writeReport(guest, { title: 'Bicycle stolen', desc: 'It stood by the gate.' })
      await goToStep(guest, 'proof')
      await expect(number(guest)).toHaveAccessibleDescription(new RegExp(warning))
    })
  },
)
