import type { Page } from '@playwright/test'
import type { Bichar } from './bichar.ts'

/** The address of the moderator's desk with a search. */
export const desk = (search: string) => `/admin/desk?search=${encodeURIComponent(search)}`

export const queue = (page: Page) => page.getByRole('region', { name: 'What waits' }).getByRole('listitem')
export const thing = (page: Page) => page.getByRole('region', { name: 'What is to be decided' })
export const title = (page: Page) => thing(page).getByRole('heading', { level: 2 })
/** What is shown, from when it has been on the screen for long enough to take a decision. */
export const readable = (page: Page) => thing(page).and(page.locator('[data-readable=true]'))
/** Says that the item is claimed, once it takes a decision. */
export const claimed = (page: Page) => readable(page).getByText(/^Yours until/)

/** Files anonymous reports that wait for review, distinguished by a number. */
export async function fileReports(bichar: Bichar, stamp: string, count: number) {
  const author = await bichar.makePerson('Tariq Anam')
  const filed: { id: string; title: string }[] = []
  for (let number = 1; number <= count; number++) {
    const report = {
      title: `${stamp} number ${number}`,
      desc: 'Three men cut the fence behind the market at night and took the pump away.',
      location: 'Bogura',
      isAnonymous: true,
    }
    filed.push({ id: await bichar.file(author, report), title: report.title })
  }
  return filed
}
