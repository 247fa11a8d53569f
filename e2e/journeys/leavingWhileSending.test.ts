import type { Page, Route } from '@playwright/test'
import { photoOf } from '../photo.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

/** Drops one file on the page and pastes another. */
const give = async (page: Page) => {
  const { name, mimeType, buffer } = photoOf(40, 30)
  await page.evaluate(
    ({ base64, name, type }) => {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
      for (const kind of ['drop', 'paste']) {
        const transfer = new DataTransfer()
        transfer.items.add(new File([bytes], `${kind}${name}`, { type }))
        const shared = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent(kind, { ...shared, dataTransfer: transfer })
            : new ClipboardEvent(kind, { ...shared, clipboardData: transfer }),
        )
      }
    },
    { base64: buffer.toString('base64'), name, type: mimeType },
  )
}

test(
  'whoever leaves while a request is sent is asked, also once the network is lost',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const link = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).first()
    const network = page.locator('#network')
    const desc = page.getByLabel('Description')
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.goto('/profile')
    await untilAlive(page)
    // What is needed without a network is loaded after the page.
    await expect(network).toBeAttached()
    await link('Create report').click()
    await link('Do you need legal or victim support?').click()
    await desc.fill('Somebody waits at my door.')
    await page.locator('input[type=file]').first().setInputFiles(photoOf(500, 400))
    const attached = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
    await expect(attached).toHaveCount(1)
    await give(page)
    await expect(attached).toHaveCount(3)
    const held: Route[] = []
    await page.route('**/api/uploads**', (route) => void held.push(route))
    await page.getByRole('button', { name: 'Submit request' }).click()
    await expect.poll(() => held.length).toBe(1)
    // What came now would look as if it were sent as well.
    await give(page)
    await expect(page.getByText('Preparing')).toHaveCount(0)
    await expect(attached).toHaveCount(3)
    // The page of somebody's profile has been loaded, and could be opened without a network.
    await context.setOffline(true)
    await expect(network).toContainText('No network.')

    const question = page.getByRole('dialog', { name: 'Still sending' })
    await link('Profile').click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(attached).toHaveCount(3)
    await expect(desc).toHaveValue('Somebody waits at my door.')
    await link('Profile').click()
    await question.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(page).toHaveURL(/\/profile$/)
  },
)
