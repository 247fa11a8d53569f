import { expect, type Page } from '@playwright/test'

/** How the titles of the steps of a report begin. A phone shows one step at a time, a wide screen all of them on one page. */
const steps = {
  name: 'Who will see your name?',
  what: 'What, when and where?',
  proof: 'Evidence',
  check: 'Check before you send',
} as const

export type Step = keyof typeof steps

const order = Object.keys(steps) as Step[]

const titleOf = (page: Page, step: Step) => page.getByRole('heading', { level: 2, name: steps[step] })

/** The visible step of a report; undefined on a wide screen. */
export async function stepOf(page: Page): Promise<Step | undefined> {
  const title = page.locator('[data-step] h2').filter({ visible: true })
  await expect(title.first()).toBeVisible()
  if ((await title.count()) > 1) return undefined
  const words = await title.innerText()
  return order.find((step) => words.includes(steps[step]))
}

/** Fails unless this step is shown and its title has the focus, so that a screen reader announces it. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  const title = titleOf(page, step)
  await expect(title).toBeFocused()
  const beginning = `Step ${order.indexOf(step) + 1} of 4 ${steps[step]}`
  await expect(title).toHaveAccessibleName(new RegExp(`^${beginning.replace('?', '\\?')}`))
}

/** Goes to this step; on a wide screen it is visible already. */
export async function goToStep(page: Page, step: Step): Promise<void> {
  const wanted = order.indexOf(step)
  for (;;) {
    const shown = await stepOf(page)
    if (shown === undefined || shown === step) return
    const isBefore = order.indexOf(shown) < wanted
    const button = isBefore ? /^(Next|Check again)$/ : 'Back'
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(titleOf(page, shown)).toBeHidden()
  }
}

/** Opens the form for a report without an account, which is in steps as soon as its scripts have been loaded. */
export async function openGuestReport(page: Page): Promise<void> {
  await page.goto('/report')
  await untilInSteps(page)
}

/** Waits until the steps have replaced the form for browsers without scripts. */
export const untilInSteps = (page: Page) => expect(page.locator('form[action="/report"]')).toHaveCount(0)

export interface WrittenReport {
  title?: string
  desc?: string
  location?: string
  source?: string
}

/** Fills in the texts of a report, each in its step. */
export async function writeReport(page: Page, written: WrittenReport): Promise<void> {
  const { title, desc, location, source } = written
  await goToStep(page, 'what')
  if (title !== undefined) await page.getByLabel('Title').fill(title)
  if (desc !== undefined) await page.getByLabel('Description').fill(desc)
  if (location !== undefined) await page.getByLabel(/^Location/).fill(location)
  if (source === undefined) return
  await goToStep(page, 'proof')
  await page.getByLabel(/^Source/).fill(source)
}

/** Submits the report from any step. */
export async function submitReport(page: Page): Promise<void> {
  await goToStep(page, 'check')
  await page.getByRole('button', { name: 'Submit report' }).click()
}
