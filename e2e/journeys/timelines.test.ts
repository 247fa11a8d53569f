import path from 'node:path'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

// Shows spec 2.68, 2.70.
test(
  'what became of a post stands beside it, on small screens behind a tab of its own',
  atBothWidths,
  async ({ bichar, page, isMobile, expectAccessible }) => {
    const stamp = Date.now()
    const author = await bichar.makePerson(`Kamrul ${stamp}`)
    const id = await bichar.publish(author, {
      title: `Shop broken into ${stamp}`,
      desc: 'At night.',
      isAnonymous: true,
    })
    await bichar.tell(author, id, {
      title: 'Two people arrested',
      date: '2026-11-20',
      desc: 'Police found the goods.',
    })

    const html = await (await page.request.get(`/postDetails/${id}`)).text()
    expect(html).toContain('Two people arrested')
    expect(html).not.toContain(author.name)

    await page.goto(`/postDetails/${id}`)
    const entry = page.getByRole('listitem').filter({ hasText: 'Two people arrested' })
    if (isMobile) {
      await expect(entry).toBeHidden()
      await untilAlive(page)
      await page.getByRole('tab', { name: 'Post' }).press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Timelines' })).toBeFocused()
      await expect(page).toHaveURL(/tab=timelines/)
      await expect(page.getByRole('tab')).toHaveText(['Post', 'Timelines (1)', 'Comments'])
    } else {
      const post = await page.getByRole('article').boundingBox()
      const beside = await page.getByRole('region', { name: 'Timelines' }).locator('..').boundingBox()
      if (!post || !beside) throw new Error('Either column is missing')
      expect(beside.x).toBeGreaterThan(post.x + post.width)
      expect(beside.y).toBe(post.y)
      expect(post.width / beside.width).toBeCloseTo(2, 1)
    }
    await expect(entry).toBeVisible()
    await expect(entry).toContainText('20 Nov 2026')
    await expect(entry).toContainText('Added by Unknown')
    await expectAccessible(page)
  },
)

// Shows spec 2.24, 2.58, 2.97, 2.98, 4.18, 4.19, 4.41, 5.32, 5.35, 5.58, 8.83, 8.85, 8.86, 9.25.
test(
  'the author tells more with evidence, an admin lets it through once, guests read it until it is deleted',
  atBothWidths,
  async ({ bichar, page, signIn, elsewhere, expectAccessible }) => {
    const author = await bichar.makePerson('Farhana Islam')
    const stamp = `${Date.now()}`
    const title = `Charge sheet submitted ${stamp}`
    const report = { title: `House robbed ${stamp}`, desc: 'In the afternoon.', isAnonymous: true }
    const id = await bichar.publish(author, report)
    await bichar.call(author, 'POST /timelines/post/:postId', {
      params: { postId: id },
      form: { title: 'Heard in court', date: '2026-10-04' },
    })
    const address = `/postDetails/${id}?tab=timelines`
    const entry = page.getByRole('listitem').filter({ hasText: title })
    const dialog = page.getByRole('dialog', { name: 'Add timeline' })

    await test.step('what is typed is not lost by closing, and what is missing is named', async () => {
      await signIn(page, author)
      await page.goto(address)
      await page.getByRole('button', { name: 'Add Timeline' }).click()
      await dialog.getByLabel('Title').fill(title)
      await page.keyboard.press('Escape')
      await page
        .getByRole('dialog', { name: 'Discard entry?' })
        .getByRole('button', { name: 'Cancel' })
        .click()
      await expect(dialog.getByLabel('Title')).toHaveValue(title)
      await dialog.getByRole('button', { name: 'Add Timeline' }).click()
      await expect(dialog.getByText('Date is required')).toBeVisible()
      await expect(dialog.getByLabel('Date')).toBeFocused()
    })

    await test.step('it is sent with two of the pictures, and waits', async () => {
      await dialog.getByLabel('Date').fill('2026-10-05')
      await dialog.locator('input[type=file]').first().setInputFiles(Array(6).fill(picture))
      const files = dialog.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
      await expect(files).toHaveCount(4)
      await dialog.getByRole('button', { name: '+2 more' }).click()
      await expect(files).toHaveCount(6)
      await expectAccessible(page)
      for (let left = 5; left >= 2; left -= 1) {
        await files
          .last()
          .getByRole('button', { name: /^Remove/ })
          .click()
        await expect(files).toHaveCount(left)
      }
      await dialog.getByRole('button', { name: 'Add Timeline' }).click()
      await expectMessage(page, 'Timeline is sent for approval')
      await expect(dialog).toHaveCount(0)
      await expect(entry).toContainText('Pending approval')
    })

    const guest = await elsewhere()
    const seenByGuest = guest.getByRole('listitem').filter({ hasText: title })
    await test.step('until then a guest finds no trace of it', async () => {
      const html = await (await guest.request.get(address)).text()
      expect(html).toContain(report.title)
      expect(html).not.toContain(title)
      const answer = await guest.request.get(`/api/timelines/post/${id}/approved`)
      expect(await answer.json()).toMatchObject({ timelines: [], total: 0 })
    })

    await test.step('an admin finds it, looks at the evidence and approves; another who is late is told', async () => {
      const screens = [await elsewhere(), await elsewhere()] as const
      for (const screen of screens) {
        await signIn(screen, bichar.admin)
        await screen.goto('/admin/pending-timelines')
        await expect(screen.getByRole('heading', { name: 'Pending Timelines' })).toBeVisible()
        await screen.getByRole('searchbox', { name: 'Search pending timelines' }).fill(stamp)
        await expect(screen.getByText('1 timeline waits for approval')).toBeVisible()
        await expect(screen.getByRole('article', { name: title })).toContainText('Added by Unknown')
      }
      const [first, second] = screens
      await expectAccessible(first)
      await first.getByRole('link', { name: /^Picture 2 of 2/ }).click()
      const viewer = first.getByRole('dialog', { name: 'Pictures, videos and recordings' })
      await expect(viewer.getByText('2 / 2', { exact: true })).toBeVisible()
      await first.keyboard.press('Escape')
      await first.getByRole('button', { name: 'Approve' }).click()
      await expectMessage(first, 'Timeline approved')
      await expect(first.getByText('Nothing found')).toBeVisible()

      await second.getByRole('button', { name: 'Approve' }).click()
      await expectMessage(second, 'Another moderator has already decided this')
      await expect(second.getByRole('article')).toHaveCount(0)
    })

    await test.step('the guest reads it', async () => {
      await guest.goto(address)
      await expect(seenByGuest).toContainText('Added by Unknown')
      await expect(seenByGuest.getByRole('link', { name: /^Picture/ })).toHaveCount(2)
      await expect(guest.getByRole('button', { name: 'Add Timeline' })).toHaveCount(0)
    })

    await test.step('its author takes it away for good', async () => {
      await page.reload()
      await expect(entry).not.toContainText('Pending approval')
      await entry.getByRole('button', { name: /^More about/ }).click()
      await page.getByRole('menuitem', { name: 'Delete Timeline' }).click()
      await expect(page.getByText('Are you sure you want to delete this timeline?')).toBeVisible()
      await page.getByRole('button', { name: 'Delete', exact: true }).click()
      await expectMessage(page, 'Timeline deleted successfully')
      await expect(entry).toHaveCount(0)
      await guest.reload()
      await expect(guest.getByText('No news yet')).toBeVisible()
    })
  },
)
