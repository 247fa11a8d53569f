import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'

// Shows spec 2.13, 2.56, 2.58, 2.61, 2.62, 2.63, 5.52, 6.5, 8.94.
test(
  'somebody shares a post: by a link to a network, and by copying its address',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Moushumi Roy')
    const title = `Shop broken into ${Date.now()}`
    const id = await bichar.publish(person, { title, desc: 'At three in the night.', isAnonymous: true })
    const address = `${bichar.url}/postDetails/${id}`
    const card = page.getByRole('article').filter({ hasText: title })

    await test.step('a guest is led to log in', async () => {
      await page.goto('/')
      await card.getByRole('button', { name: 'শেয়ার' }).click()
      await expect(page.getByText('Please login to continue')).toBeVisible()
      await expect(page).toHaveURL(/\/login$/)
    })

    await signIn(page, person)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    await card.getByRole('button', { name: 'শেয়ার' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share post' })
    await expectAccessible(page)
    // With a basis of 0 % WebKit gives the content of a dialog whose height is its content's no height at all.
    await expect(dialog.locator('header + div')).toHaveCSS('flex-basis', 'auto')
    for (const network of ['WhatsApp', 'Facebook', 'X', 'Telegram', 'LinkedIn']) {
      const link = dialog.getByRole('link', { name: `${network} (opens in a new tab)`, exact: true })
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(dialog.getByRole('listitem')).toHaveText(
      [/WhatsApp/, /Messenger/, /imo/, /Facebook/, /X/, /Telegram/, /LinkedIn/, /Instagram/],
      { useInnerText: true },
    )
    // These sites accept no address to share, so it is copied to the clipboard.
    await expect(dialog.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      'https://www.instagram.com/',
    )
    await dialog.getByRole('button', { name: 'Copy Link' }).click()
    await Promise.all([
      expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible(),
      expectMessage(page, 'Link copied to clipboard!'),
    ])
    // WebKit would stretch the one row of messages down to the end of the screen, where it takes the presses.
    await expect(page.locator('dialog > [popover]')).toHaveCSS('align-content', 'flex-start')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible()

    await test.step('where the device has ways of its own, they are offered, too; a suspect is shared, too', async () => {
      const suspect = await bichar.createSuspect(person, { name: 'Rafiq Sarkar' })
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async (data: ShareData) => {
            document.documentElement.dataset.shared = JSON.stringify(data)
          },
        })
      })
      await page.goto(`/suspects/${suspect}`)
      await page.getByRole('button', { name: 'শেয়ার' }).click()
      const ways = page.getByRole('dialog', { name: 'Share suspect' })
      await expect(ways.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', new RegExp(suspect))
      await ways.getByRole('button', { name: 'Share with an app …' }).click()
      await expect(page.locator('html')).toHaveAttribute(
        'data-shared',
        JSON.stringify({ title: 'Rafiq Sarkar', url: `${bichar.url}/suspects/${suspect}` }),
      )
    })
  },
)

// Shows spec 2.13, 2.49, 2.50, 2.58, 4.41, 5.30, 5.52, 6.5, 8.87.
test(
  'somebody reports a post, twice to no other effect',
  onPhone,
  async ({ elsewhere, bichar, page, signIn, expectAccessible }) => {
    const author = await bichar.makePerson('Jewel Rana')
    const reporter = await bichar.makePerson('Popy Akter')
    const title = `A rumour ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'It is said that.', isAnonymous: false })
    const card = page.getByRole('article').filter({ hasText: title })
    const openForm = async () => {
      await card.getByRole('button', { name: 'More about this post' }).click()
      await expect(page.getByRole('menuitem')).toHaveText(['Report'])
      await page.getByRole('menuitem', { name: 'Report', exact: true }).click()
    }

    await page.goto('/')
    await openForm()
    await expectMessage(page, 'Please login to continue')
    await expect(page).toHaveURL(/\/login$/)

    await signIn(page, reporter)
    await page.goto('/')
    for (const reason of ['It is not true.', 'It is still not true.']) {
      await openForm()
      const form = page.getByRole('dialog', { name: 'Report post' })
      const submit = form.getByRole('button', { name: 'Submit Report' })
      await expect(submit).toBeDisabled()
      await form.getByLabel('Reason').fill('   ')
      await expect(submit).toBeDisabled()
      await form.getByLabel('Reason').press('Tab')
      await expect(form.getByText('Please provide a reason')).toBeVisible()
      await expectAccessible(page)
      await form.getByLabel('Reason').fill(reason)
      await submit.click()
      await expectMessage(page, 'Post reported successfully')
      await expect(form).toHaveCount(0)
      await expect(page.getByText('Post reported successfully')).toHaveCount(0)
    }

    const moderator = await elsewhere()
    await signIn(moderator, bichar.admin)
    const token = await moderator.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    const answer = await moderator.request.get(`/api/posts/${id}`, { headers })
    expect((await answer.json()).post.reportCount).toBe(1)
  },
)
