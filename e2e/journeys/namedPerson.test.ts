import type { CallInput } from '@bichar/contract/api.ts'
import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { goToStep, submitReport, writeReport } from '../reportForm.ts'
import { expect, test } from '../test.ts'

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen suspects' }).getByRole('listitem')
const picker = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Suspects' })

/** Adds a suspect from inside the form of a report. */
async function add(page: Page, name: string): Promise<void> {
  await goToStep(page, 'proof')
  await picker(page).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`(Add new suspect:|None of these: add) ${name}`) })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add suspect' })
  await dialog.getByText('Robbery').first().click()
  await dialog.getByRole('button', { name: 'Add suspect' }).click()
  await expect(dialog).toHaveCount(0)
}

test('whom a report names, others see once a moderator has looked; what the report does not name goes', async ({
  bichar,
  page,
  signIn,
  elsewhere,
  expectAccessible,
}) => {
  const stamp = Date.now()
  const [named, mistaken] = [`Shipon ${stamp}`, `Sumon ${stamp}`]
  const title = `Taken at the ferry ${stamp}`
  const author = await bichar.makePerson('Rokeya Khatun')
  const guest = await elsewhere()
  const pending = async (name: string) =>
    (await bichar.call(bichar.admin, 'GET /admin/suspects/pending', { query: { search: name } })).criminals
  const readByGuest = async (path: string) => (await guest.request.get(path)).text()
  await signIn(page, author)

  await test.step('somebody adds two people, takes one back, and still finds them', async () => {
    await page.goto('/newreport')
    await writeReport(page, { title, desc: 'Two men, one of whom the whole ghat knows.' })
    await add(page, mistaken)
    await add(page, named)
    await expect(chosen(page)).toHaveText([new RegExp(mistaken), new RegExp(named)])
    await expect(chosen(page).first()).toContainText('Waits for a moderator')
    await page.getByRole('button', { name: `Remove ${mistaken}` }).click()
    await picker(page).fill('Sumon')
    await expect(page.getByRole('option', { name: mistaken }).first()).toContainText('added by you')
    await expectAccessible(page)
    await picker(page).fill('')
    expect(await pending(mistaken)).toHaveLength(1)
  })

  await test.step('sent, the report says what becomes of them, and who is not named is gone', async () => {
    await submitReport(page)
    await expect(page.getByText('Others see the suspects you added only together')).toBeVisible()
    await expectAccessible(page)
    await expect.poll(() => pending(mistaken)).toEqual([])
  })
  const [suspect] = await pending(named)
  const suspectPath = `/suspects/${suspect?._id}`
  await page.getByRole('link', { name: 'See my post' }).click()
  await expect(page.getByRole('link', { name: new RegExp(named) })).toContainText('Waits for a moderator')
  const postPath = new URL(page.url()).pathname
  const id = postPath.split('/').at(-1) ?? ''
  const decide = (body: CallInput<'POST /posts/admin/toggle-approval/:id'>['body']) =>
    bichar.call(bichar.admin, 'POST /posts/admin/toggle-approval/:id', { params: { id }, body })

  await test.step('a guest sees nobody, neither while it waits nor when it is sent back', async () => {
    expect(await readByGuest('/suspects')).not.toContain(named)
    await decide({ action: 'disapprove', reason: 'Where was it?' })
    expect(await readByGuest('/suspects')).not.toContain(named)
    await page.reload()
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Edit Post' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Location/)
      .fill('Paturia ghat')
    await page.getByRole('button', { name: 'Save and send for review' }).click()
    await expectMessage(page, 'Post updated successfully and sent for review')
  })

  await test.step('approved without them, the report says that somebody is named', async () => {
    await decide({ action: 'approve', leaveOut: [suspect?._id ?? ''] })
    const html = await readByGuest(postPath)
    expect(html).not.toContain(named)
    await guest.goto('/')
    const card = guest.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('Somebody is named; a moderator looks first.')
    await guest.goto(postPath)
    await expect(guest.getByText('This report names somebody not shown yet')).toBeVisible()
    await expectAccessible(guest)
  })

  await test.step('once a moderator shows them, everybody sees them, and where it comes from', async () => {
    const admin = await elsewhere()
    await signIn(admin, bichar.admin)
    await admin.goto('/admin/suspects?list=pending')
    const card = admin.getByRole('article', { name: named })
    await card.getByRole('button', { name: 'Make public' }).click()
    await expectMessage(admin, 'The profile is public now')
    await expect(card).toHaveCount(0)
    await guest.reload()
    const strip = guest.getByRole('main').getByRole('article').first()
    await expect(strip).toContainText('Named in this report, not confirmed.')
    await expect(strip).toContainText('An accusation is not a conviction.')
    await expect(guest.getByRole('link', { name: new RegExp(named) })).toBeVisible()
    await expect.poll(() => readByGuest('/suspects?category=Armed+Robbery')).toContain(named)
  })

  await test.step('a change by whoever added them waits', async () => {
    await page.goto(suspectPath)
    await page.getByRole('button', { name: 'More about this suspect' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(`Somebody else ${stamp}`)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectMessage(page, 'A moderator looks at it before others see it')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(named)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(named)
  })

  await test.step('a draft that is discarded takes those with it whom it had added', async () => {
    const left = `Kalam ${stamp}`
    await page.goto('/newreport?draft=new')
    await add(page, left)
    await expect.poll(() => pending(left)).toHaveLength(1)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
    await expectMessage(page, 'Draft discarded')
    await expect.poll(() => pending(left)).toEqual([])
  })
})
