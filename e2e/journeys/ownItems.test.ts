import { claimed, desk, fileReports, queue, readable, title } from '../deskPage.ts'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'

const note = 'This is your own: another moderator decides.'

test(
  "a moderator's own report is left to another one, at the desk and in the list",
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await bichar.superAdmin()
    const stamp = `Whose own ${Date.now()}`
    const own = { title: `${stamp} mine`, desc: 'At night.', isAnonymous: false }
    await bichar.file(bichar.admin, own)
    const [others] = await fileReports(bichar, stamp, 1)
    await signIn(page, bichar.admin)
    await page.goto(desk(stamp))
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    const rowOf = (words: string) => queue(page).filter({ hasText: words })
    if (isPhone)
      await rowOf(others?.title ?? '')
        .getByRole('link')
        .click()
    await expect(title(page)).toHaveText(others?.title ?? '')
    await expect(claimed(page)).toBeVisible()
    if (isPhone) await page.goBack()

    await rowOf(own.title).getByRole('link').click()
    await expect(title(page)).toHaveText(own.title)
    const actions = page.getByRole('region', { name: 'Decision' })
    await expect(actions.getByText(note)).toBeVisible()
    for (const name of [/^Approve/, /^Send back/])
      await expect(actions.getByRole('button', { name })).toBeDisabled()
    await expectAccessible(page)
    if (isPhone) await page.goBack()

    for (const words of [own.title, others?.title ?? '']) await rowOf(words).getByRole('checkbox').check()
    if (isPhone) await actions.getByRole('button', { name: 'Read the 2 chosen' }).click()
    await expect(readable(page)).toBeVisible()
    await actions.getByRole('button', { name: 'Approve 2' }).click()
    await expect(rowOf(others?.title ?? '')).toHaveCount(0)
    await expectMessage(page, note)
    await expect(rowOf(own.title)).toBeVisible()

    await page.goto(`/admin/pending-posts?search=${encodeURIComponent(own.title)}`)
    const card = page.getByRole('article', { name: own.title })
    await expect(card.getByText(note)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  },
)
