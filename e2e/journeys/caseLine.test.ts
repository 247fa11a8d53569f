import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const line = (page: Page) => page.getByRole('list', { name: 'Case progress' })

test(
  'a report of some kind, a step of its case, and everybody sees how far that has come',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const author = await bichar.makePerson('Farhana Islam')
    const title = `Shop broken into ${Date.now()}`
    const report = { title, desc: 'They came at night.', isAnonymous: true, kinds: ['Burglary'] }
    const id = await bichar.file(author, report)
    await bichar.approve(id)
    const address = `/postDetails/${id}`
    const dialog = page.getByRole('dialog', { name: 'Add timeline' })
    const guest = await elsewhere()
    const card = guest.getByRole('article').filter({ hasText: title })
    const said = async (property: string) => {
      const html = await (await guest.request.get(address)).text()
      return new RegExp(`property="og:${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    }
    const description = () => said('description')

    await test.step('at first there is the report alone, also in the pages that are remembered', async () => {
      await guest.goto('/')
      await expect(card).toContainText('Burglary')
      await expect(card).not.toContainText('update')
      expect(await description()).toBe('Burglary – They came at night.')
      await guest.goto(address)
      await expect(line(guest).getByRole('listitem')).toHaveText([
        /^Reported/,
        /^Case filed/,
        /^Arrested/,
        /^In court/,
        /^Verdict/,
      ])
      await expect(line(guest).locator('[aria-current=step]')).toContainText('Reported')
    })

    await test.step('its author tells of an arrest, and that the police say so', async () => {
      await signIn(page, author)
      await page.goto(`${address}?tab=timelines`)
      await untilAlive(page)
      await page.getByRole('button', { name: 'Add Timeline' }).click()
      await dialog.getByLabel('Title').fill('Two people were arrested')
      await dialog.getByLabel('Date').fill('2026-11-13')
      await dialog.getByLabel('Step of the case').selectOption('Arrested')
      await dialog.getByLabel('Where is this from?').selectOption('According to the police')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Add Timeline' }).click()
      await expect(dialog).toHaveCount(0)
      await guest.goto('/')
      await expect(card).not.toContainText('Arrested')
    })

    await test.step('a moderator sees both and lets it through', async () => {
      const moderator = await elsewhere()
      await signIn(moderator, bichar.admin)
      await moderator.goto(`${address}?tab=timelines`)
      const entry = moderator.getByRole('listitem').filter({ hasText: 'Two people were arrested' })
      await expect(entry).toContainText('Arrested · According to the police')
      await untilAlive(moderator)
      await entry.getByRole('button', { name: 'Approve' }).click()
      await expectMessage(moderator, 'Timeline approved')
      await moderator.goto(address)
      await expect(line(moderator).locator('[aria-current=step]')).toContainText('Arrested')
    })

    await test.step('the card, the page and what a shared link shows say it at once', async () => {
      expect(await description()).toBe('Burglary – Arrested, 13 Nov 2026 – They came at night.')
      await guest.goto('/')
      await expect(card).toContainText('Arrested · 13 Nov 2026')
      await expectAccessible(guest)
      await guest.goto(address)
      await expect(line(guest).locator('[aria-current=step]')).toHaveText(
        /^Arrested\s*13 Nov 2026\s*According to the police$/,
      )
      await expectAccessible(guest)
    })

    await test.step('in Bengali as well', async () => {
      const html = await (await guest.request.get('/', { headers: { 'accept-language': 'bn' } })).text()
      expect(html).toMatch(/গ্রেপ্তার(?:<!-- -->)? · /)
    })

    await test.step('what seldom comes in this order is asked about, and taken', async () => {
      await page.goto(`${address}?tab=timelines`)
      await untilAlive(page)
      await page.getByRole('button', { name: 'Add Timeline' }).click()
      await dialog.getByLabel('Title').fill('Sentenced to two years')
      await dialog.getByLabel('Date').fill('2026-11-15')
      await dialog.getByLabel('Step of the case').selectOption('Verdict')
      await dialog.getByRole('button', { name: 'Add Timeline' }).click()
      const question = page.getByRole('dialog', { name: 'Is the order right?' })
      await expect(question).toContainText('Before that, on 13 Nov 2026, the case had reached “Arrested”.')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog.getByLabel('Title')).toHaveValue('Sentenced to two years')
      await dialog.getByRole('button', { name: 'Add Timeline' }).click()
      await question.getByRole('button', { name: 'Yes, send it' }).click()
      await expectMessage(page, 'Timeline is sent for approval')
      await expect(dialog).toHaveCount(0)
    })
  },
)
