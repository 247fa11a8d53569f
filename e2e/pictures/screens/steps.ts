import type { Page } from '@playwright/test'
import type { Messages } from '../messages.ts'
import type { Places } from '../places.ts'

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const choose = async (page: Page, { posts }: Messages, name: string) => {
  await press(page, posts.card.menu)
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

export const post = ({ post: id }: Places) => `/postDetails/${id}`
