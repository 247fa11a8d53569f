import type { Locator, Page } from '@playwright/test'

/** Actions, keyed by the message that their failure shows, or by several messages separated by commas. */
export type FailingActions = Record<string, (page: Page) => Promise<unknown>>

export const press = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true }).first().click()

export const choose = async (page: Page, menu: string | RegExp, entry: string) => {
  await press(page, menu)
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

export const agree = async (page: Page, question: string) =>
  press(page.getByRole('dialog').filter({ hasText: question }), 'Delete')
