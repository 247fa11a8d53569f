import type { Page } from '@playwright/test'
import type { Places } from '../places.ts'
import type { Screen } from './screen.ts'
import { press } from './steps.ts'

/** Waits until the desk shows its queue; on a phone this is the only visible part. */
const opened = (page: Page) => page.locator('[data-step] ol').first().waitFor({ state: 'attached' })

/** Opens the first waiting item, which a phone shows only after a tap. */
async function openFirst(page: Page): Promise<void> {
  await opened(page)
  const first = page.locator('[data-step=queue] ol a').first()
  if (await first.isVisible()) await first.click()
  await page.locator('[data-step=thing]').waitFor()
}

const flaggedKinds = ['comment', 'timeline', 'suspect', 'person'] as const

export const deskScreens: readonly Screen[] = [
  { name: 'Desk', as: 'admin', path: '/admin/desk', prepare: opened },
  {
    name: 'Desk, a report',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}`,
    prepare: opened,
  },
  {
    name: 'Desk, what is known of it',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}&step=facts`,
    prepare: opened,
  },
  {
    name: 'Desk, why it goes back',
    as: 'admin',
    path: ({ waitingPost }) => `/admin/desk?item=post/${waitingPost}`,
    async prepare(page, words) {
      await opened(page)
      await press(page, words.desk.actions.sendBack)
      await page.getByText(words.desk.reasons.own).waitFor()
    },
  },
  {
    name: 'Desk, a report with findings',
    as: 'admin',
    path: ({ dangerousPost }) => `/admin/desk?item=post/${dangerousPost}`,
    prepare: opened,
  },
  {
    name: 'Desk, findings, why it goes back',
    as: 'admin',
    path: ({ dangerousPost }) => `/admin/desk?item=post/${dangerousPost}`,
    async prepare(page, words) {
      await opened(page)
      await press(page, words.desk.actions.sendBack)
      await page.getByText(words.desk.reasons.proposed).waitFor()
    },
  },
  {
    name: 'Desk, an edited report',
    as: 'admin',
    path: ({ editedPost }) => `/admin/desk?item=post/${editedPost}`,
    prepare: opened,
  },
  {
    name: 'Desk, a timeline entry',
    as: 'admin',
    path: '/admin/desk?kind=timeline',
    prepare: openFirst,
  },
  {
    name: 'Desk, filters',
    as: 'admin',
    path: '/admin/desk',
    async prepare(page, { desk: { filters } }) {
      await page.getByRole('button', { name: filters.open }).click()
    },
  },
  { name: 'Desk, a flagged post', as: 'admin', path: '/admin/desk?kind=flag', prepare: openFirst },
  ...flaggedKinds.map((kind) => ({
    name: `Desk, a flagged ${kind}`,
    as: 'admin' as const,
    path: ({ flagged }: Places) => `/admin/desk?kind=flag&item=flag/${flagged[kind]}`,
    prepare: opened,
  })),
  {
    name: 'Desk, a new suspect',
    as: 'admin',
    path: ({ proposed }) => `/admin/desk?kind=suspect&item=suspect/${proposed}`,
    prepare: opened,
  },
  {
    name: 'Desk, why a suspect is removed',
    as: 'admin',
    path: ({ proposed }) => `/admin/desk?kind=suspect&item=suspect/${proposed}`,
    async prepare(page, words) {
      await opened(page)
      await press(page, words.desk.actions.remove)
      await page.getByText(words.desk.reasons.own).waitFor()
    },
  },
  {
    name: 'Desk, a change of a suspect',
    as: 'admin',
    path: ({ change }) => `/admin/desk?kind=suspectChange&item=suspectChange/${change}`,
    prepare: opened,
  },
  {
    name: 'Desk, people named in a report',
    as: 'admin',
    path: ({ namingPost }) => `/admin/desk?item=post/${namingPost}`,
    async prepare(page) {
      await opened(page)
      await page.locator('fieldset details summary').first().click()
    },
  },
  { name: 'Desk, a request for support', as: 'admin', path: '/admin/desk?kind=support', prepare: openFirst },
  {
    name: 'Desk, keys',
    as: 'admin',
    path: '/admin/desk',
    async prepare(page) {
      await openFirst(page)
      // The help button is hidden on touch screens, so this presses its shortcut key.
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
]
