import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { atBothWidths, expect, test } from '../test.ts'

test(
  'a report says what kinds of crime it is about, as its words propose and its author taps',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const title = `Handbag snatched near the lake ${Date.now()}`
    await signIn(page, await bichar.makePerson('Sadia Rahman'))
    await page.goto('/newreport')
    await goToStep(page, 'what')
    const kinds = page.getByRole('group', { name: 'Kind of crime' })
    const box = (name: string) => kinds.getByRole('checkbox', { name, exact: true })
    const tap = (name: string) => kinds.getByText(name, { exact: true }).click()

    await test.step('they are chosen from all of them, and the draft keeps them', async () => {
      await expect(kinds).toHaveAccessibleDescription('Three at most. Readers find the report by these.')
      await expect(kinds.getByRole('checkbox')).toHaveCount(0)
      await kinds.getByRole('button', { name: 'All kinds' }).click()
      await expect(kinds.getByRole('checkbox')).toHaveCount(20)
      await expectAccessible(page)
      await tap('Gang Violence')
      await expect(page.getByText('Draft saved at')).toBeAttached()
      await page.reload()
      await goToStep(page, 'what')
      await expect(box('Gang Violence')).toBeChecked()
      await expect(kinds.getByRole('checkbox')).toHaveCount(1)
    })

    await test.step('what the words propose stands there, and is not chosen', async () => {
      await writeReport(page, { title, desc: 'I fell and was attacked with a stick.' })
      await expect(kinds).toHaveAccessibleDescription(
        'Tap what fits: suggested from your words. Three at most.',
      )
      await expect(kinds.getByRole('checkbox')).toHaveCount(3)
      await expect(box('Theft')).not.toBeChecked()
      await expect(box('Assault')).not.toBeChecked()
      await expectAccessible(page)
      await tap('Theft')
      await expect(box('Theft')).toBeChecked()
      await expect(box('Theft')).toBeFocused()
    })

    await test.step('three at most, of which one may be given up', async () => {
      await tap('Assault')
      await kinds.getByRole('button', { name: 'All kinds' }).click()
      await expect(box('Murder')).toBeDisabled()
      await expectAccessible(page)
      await tap('Assault')
      await expect(box('Murder')).toBeEnabled()
      await expect(box('Assault')).toBeFocused()
      await kinds.getByRole('button', { name: 'Fewer kinds' }).click()
      await expect(box('Murder')).toHaveCount(0)
      // No words in the text propose this kind; once unchecked, it remains visible only because it has the focus.
      await tap('Gang Violence')
      await expect(box('Gang Violence')).not.toBeChecked()
      await expect(box('Gang Violence')).toBeFocused()
      await tap('Gang Violence')
      await expect(box('Gang Violence')).toBeChecked()
    })

    await test.step('a moderator and, once it is public, everybody sees them', async () => {
      await submitReport(page)
      await page.getByRole('link', { name: 'See my post' }).click()
      await expect(page.getByText('Theft · Gang Violence', { exact: true })).toBeVisible()
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`/admin/pending-posts?search=${encodeURIComponent(title)}`)
      await expect(moderator.getByText('Theft · Gang Violence', { exact: true })).toBeVisible()
      await bichar.approve(new URL(page.url()).pathname.split('/').at(-1) ?? '')
      const guest = await elsewhere()
      await guest.goto('/')
      await expect(guest.getByRole('article').filter({ hasText: title })).toContainText(
        'Theft +1, Gang Violence',
      )
    })

    await test.step('the page of each of them lists it', async () => {
      await page.goto('/search?category=Gang%20Violence')
      await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
    })
  },
)
