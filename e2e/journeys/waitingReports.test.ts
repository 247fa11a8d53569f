import path from 'node:path'
import type { Page } from '@playwright/test'
import { handOver } from '../handOver.ts'
import { expectMessage, noteMessages } from '../messages.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { storedOnDevice } from '../storedOnDevice.ts'
import { expect, onPhone, test, withServiceWorker } from '../test.ts'

test.use(withServiceWorker)

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')
const shown = 'A gate that was broken open'
const waits = 'Your report waits for the network'

/** Opens the app and waits until it can be opened offline. */
async function isReadyForOffline(page: Page) {
  await page.goto('/')
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('bichar-report')
      return (await cache.keys()).some(({ url }) => url.includes('/newreport'))
    })
  await expect.poll(isKept).toBe(true)
}

async function write(page: Page, title: string) {
  await writeReport(page, { title, desc: 'Seen from the window of the bus.' })
  await page.getByLabel('Date', { exact: true }).fill('2025-11-13')
}

async function attachPicture(page: Page) {
  await goToStep(page, 'proof')
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('What does it show?').fill(shown)
}

const drafts = (page: Page) =>
  page.getByRole('list', { name: 'Reports on this device' }).locator(':scope > li')

test(
  'reports written without a network, the app closed in between, arrive once each when it is back',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const stamp = `${Date.now()}`
    const titles = [`First without network ${stamp}`, `Second without network ${stamp}`]
    await signIn(page, await bichar.makePerson('Sharmin Akter'))
    await isReadyForOffline(page)
    await context.setOffline(true)

    await test.step('what is visited without a network leads to a new report', async () => {
      await page.goto('/suspects')
      await page.getByRole('link', { name: /Write a report/ }).click()
      await expect(page.getByRole('heading', { name: '#NEW_REPORT' })).toBeVisible()
      await expect(page.getByText('There is no network now.')).toBeVisible()
    })

    await test.step('two are written, each with a picture', async () => {
      for (const title of titles) {
        await write(page, title)
        await attachPicture(page)
        await submitReport(page)
        await expect(page.getByRole('heading', { name: waits })).toBeFocused()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Write another report' }).click()
        await expect(page.getByLabel('Title')).toHaveValue('')
      }
      await page.close()
    })

    const again = await context.newPage()
    await noteMessages(again)
    await test.step('they are found by whoever opens the app again', async () => {
      await again.goto('/newreport')
      await expect(drafts(again)).toHaveText([/Second/, /First/])
      await expect(drafts(again).first()).toContainText('1 file, ')
      await expect(drafts(again).first()).toContainText('Will be sent when the network is back')
      await expectAccessible(again)
    })

    await test.step('and arrive, once each', async () => {
      await context.setOffline(false)
      await expectMessage(again, 'Report submitted successfully')
      await expect(again.getByRole('heading', { name: 'Who will see your name?' })).toBeVisible()
      const arrived = await bichar.waiting(stamp)
      // Anonymous reports are in random order.
      expect(arrived.map(({ title }) => title).toSorted()).toEqual(titles)
      for (const { medias, user, incidentAt } of arrived)
        expect({ files: medias.map(({ alt }) => alt), user, incidentAt }).toEqual({
          files: [shown],
          user: null,
          incidentAt: '2025-11-13',
        })
      await again.reload()
      await expect(again.getByLabel('Title')).toHaveValue('')
      expect(await bichar.waiting(stamp)).toHaveLength(2)
    })
  },
)

test(
  'a report whose sending is cut off by a reload becomes one post',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const title = `Cut off while sending ${Date.now()}`
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.goto('/newreport')
    await write(page, title)
    await attachPicture(page)
    await context.setOffline(true)
    await submitReport(page)
    await expect(page.getByRole('heading', { name: waits })).toBeVisible()

    let sendings = 0
    const arrived = Promise.withResolvers<void>()
    await context.route('**/api/posts', async (route) => {
      if (route.request().method() !== 'POST' || ++sendings > 1) return route.fallback()
      await route.fetch({ timeout: 0 })
      arrived.resolve()
    })
    await context.setOffline(false)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await arrived.promise
    await page.reload()
    await expectMessage(page, 'Report submitted successfully')
    await expect(page.getByLabel('Title')).toHaveValue('')
    expect(sendings).toBe(2)
    expect(await bichar.waiting(title)).toHaveLength(1)
  },
)

test(
  'a report that the server refuses stays, says why, and can be mended',
  onPhone,
  async ({ bichar, page, context, signIn, expectAccessible }) => {
    const stamp = Date.now()
    const person = await bichar.makePerson('Mizanur Rahman')
    const suspect = await bichar.createSuspect(person, { name: `Alamgir ${stamp}` })
    await signIn(page, person)
    await page.goto('/newreport')
    await write(page, `With somebody unknown ${stamp}`)
    await goToStep(page, 'proof')
    await page.getByRole('main').getByRole('combobox', { name: 'Suspects' }).fill(`Alamgir ${stamp}`)
    await page.getByRole('option', { name: new RegExp(`^Alamgir ${stamp}`) }).click()
    await context.setOffline(true)
    await submitReport(page)
    await expect(page.getByRole('heading', { name: waits })).toBeVisible()

    await test.step('it is kept, with the reason', async () => {
      await bichar.deleteSuspect(person, suspect)
      await context.setOffline(false)
      await expectMessage(page, 'A report was not accepted.')
      await expect(page.getByRole('heading', { name: 'This report was not accepted' })).toBeVisible()
      await page.getByRole('link', { name: 'Reports on this device' }).click()
      await expect(drafts(page)).toHaveCount(1)
      await expect(drafts(page)).toContainText('This report was not accepted')
      await expectAccessible(page)
      await page.reload()
      await expect(drafts(page)).toContainText('This report was not accepted')
      expect(await bichar.waiting(`${stamp}`)).toHaveLength(0)
    })

    await test.step('the form shows what is wrong, and mended it arrives', async () => {
      await page.getByRole('link', { name: 'Open' }).click()
      await expect(page.getByRole('main').getByRole('combobox', { name: 'Suspects' })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await page.getByRole('button', { name: `Remove Alamgir ${stamp}` }).click()
      await submitReport(page)
      await expect(page.getByText('Your report waits for review')).toBeVisible()
      expect(await bichar.waiting(`${stamp}`)).toHaveLength(1)
    })
  },
)

test(
  'a waiting report is seen by nobody else on the device, and sent as nobody else',
  onPhone,
  async ({ bichar, page, context, signIn }) => {
    const title = `Only as myself ${Date.now()}`
    const author = await bichar.makePerson('Sultana Razia')
    const other = await bichar.makePerson('Billal Hossain')
    await signIn(page, author)
    await page.goto('/newreport')
    await write(page, title)
    await goToStep(page, 'name')
    await page.getByLabel('Post anonymously').uncheck()
    await context.setOffline(true)
    await submitReport(page)
    await expect(page.getByRole('heading', { name: waits })).toBeVisible()
    await handOver(page)

    await signIn(page, other)
    await page.goto('/newreport')
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(page.getByText(title)).toHaveCount(0)
    expect(await bichar.waiting(title)).toHaveLength(0)

    await signIn(page, author)
    await page.goto('/newreport')
    await expectMessage(page, 'Report submitted successfully')
    expect((await bichar.waiting(title)).map(({ user }) => user?.name)).toEqual([author.name])
  },
)

test(
  'drafts are kept side by side, and logging out asks before it removes them',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await signIn(page, await bichar.makePerson('Nurul Islam'))
    await page.goto('/newreport')
    await write(page, 'The first one')
    await expect(page.getByText('Draft saved at')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('The first one')
    await page.getByRole('link', { name: 'Write a new report' }).click()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await write(page, 'The second one')
    await expect(page).toHaveURL(/draft=[0-9a-f]{32}$/)
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue('The second one')
    await test.step('the way to a new report says how many there are', async () => {
      await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click()
      const create = page.getByRole('link', { name: 'Create report' }).filter({ visible: true })
      await expect(create).toHaveAccessibleName(/2 unsent reports/)
      await expectAccessible(page)
      await page.goBack()
    })
    await page.getByRole('link', { name: '1 more report on this device' }).click()
    await expect(drafts(page)).toHaveText([/The second one/, /The first one/])
    await expectAccessible(page)

    await test.step('one is discarded after a question', async () => {
      await drafts(page).first().getByRole('button', { name: 'Discard draft' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
      await expectMessage(page, 'Draft discarded')
      await expect(drafts(page)).toHaveText([/The first one/])
    })

    await test.step('the other is open in one tab at a time', async () => {
      await page.getByRole('link', { name: 'Open' }).click()
      await expect(page.getByLabel('Title')).toHaveValue('The first one')
      const second = await page.context().newPage()
      await second.goto('/newreport')
      await expect(second.getByText('This report is open in another tab')).toBeVisible()
      await page.goto('/profile')
      await second.getByRole('link', { name: 'Open' }).click()
      await expect(second.getByLabel('Title')).toHaveValue('The first one')
      await second.close()
    })

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('A report on this device has not been sent.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expectMessage(page, 'Logged out successfully')
    expect(await storedOnDevice(page)).toEqual(new Map())
  },
)
