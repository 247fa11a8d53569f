import type { Page } from '@playwright/test'
import { photoOf } from '../photo.ts'
import type { Messages } from './messages.ts'
import type { Screen } from './screens/screen.ts'

/** Fills in what a report requires, in the step in which a phone asks for it. */
export async function writeTexts(page: Page, words: Messages): Promise<void> {
  const { fields } = words.posts
  if (!(await isWide(page))) await goOn(page, words)
  await page.getByLabel(fields.title, { exact: true }).fill('Handbag snatched from a rickshaw')
  await page.getByLabel(fields.desc).fill('Two men on a black motorcycle pulled the bag off my shoulder.')
  await page.getByRole('combobox', { name: words.places.place }).fill('Gulsh')
  await page.getByRole('option').first().click()
  await page.getByLabel(fields.location).fill('Lake road')
}

/** Goes to the next step; does nothing on a wide screen, which has no steps. */
export async function goOn(page: Page, { steps }: Messages): Promise<void> {
  if (await isWide(page)) return
  await page.getByRole('button', { name: steps.next, exact: true }).click()
}

const isWide = (page: Page) => page.evaluate(() => matchMedia('(min-width: 48rem)').matches)

const newReport = { as: 'user', path: '/newreport?draft=new' } as const

/** Writes a report and adds a suspect who is not in the list. */
async function nameSomebody(page: Page, words: Messages): Promise<void> {
  const { suspectPicker, suspects } = words
  await writeTexts(page, words)
  await goOn(page, words)
  await page.getByRole('main').getByRole('combobox', { name: suspectPicker.label }).fill('Lokman “Driver”')
  await page.getByRole('option').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(words.crimeTypes.Theft, { exact: true }).click()
  await dialog.getByRole('button', { name: suspects.form.addSubmit, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

export const reportSteps: readonly Screen[] = [
  { ...newReport, name: 'New report, what and where', prepare: writeTexts },
  {
    ...newReport,
    name: 'New report, nothing written',
    async prepare(page, words) {
      await goOn(page, words)
      if (await isWide(page)) await page.getByRole('button', { name: words.posts.form.submit }).click()
      else await goOn(page, words)
    },
  },
  {
    ...newReport,
    name: 'New report, evidence',
    async prepare(page, words) {
      await writeTexts(page, words)
      await goOn(page, words)
    },
  },
  { ...newReport, name: 'New report, a person added', prepare: nameSomebody },
  {
    ...newReport,
    name: 'Report sent',
    async prepare(page, words) {
      await nameSomebody(page, words)
      await goOn(page, words)
      await page.getByRole('button', { name: words.posts.form.submit }).click()
      await page.getByRole('heading', { name: words.posts.form.receipt.title }).waitFor()
    },
  },
  {
    ...newReport,
    name: 'New report, check',
    async prepare(page, words) {
      await writeTexts(page, words)
      await goOn(page, words)
      await page.locator('input[type=file]').first().setInputFiles(photoOf(400, 300))
      await goOn(page, words)
    },
  },
]
