import type { Page } from '@playwright/test'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test, withMotion } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withMotion)

const message = (page: Page) => page.locator('.toast')

/** The time of the page's clock. */
const now = (page: Page) => page.evaluate(() => Date.now())

/** Stops the page's clock; from now on the journey advances it. */
const stopClock = async (page: Page) => page.clock.pauseAt((await now(page)) + 60_000)

test(
  'messages come one at a time, below the bar at the top, and go with the page',
  atBothWidths,
  async ({ bichar, page, context, signIn, isMobile }) => {
    const author = await bichar.makePerson('Zohra Tajuddin')
    const id = await bichar.publish(author, { title: 'Pump stolen', desc: 'In May.', isAnonymous: true })
    await context.grantPermissions(['clipboard-write'])
    await signIn(page, author)
    await page.clock.install()
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    await page.getByRole('button', { name: /শেয়ার/ }).click()
    const copy = page.getByRole('button', { name: 'Copy Link' })
    await expect(copy).toBeVisible()
    await stopClock(page)
    let saidAt = 0

    await test.step('the newer takes the place of the one before', async () => {
      await copy.click()
      await expect(message(page)).toHaveText('Link copied to clipboard!')
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
        document.execCommand = () => false
      })
      // Some moments later, when the button has its original label again.
      await page.clock.runFor(1_900)
      await page.getByRole('button', { name: /Copy Link|Copied!/ }).click()
      saidAt = await now(page)
      await expect(message(page)).toHaveText('Failed to copy link')
      await expect(message(page)).toHaveCount(1)
    })

    await test.step('below the bar', async () => {
      if (!isMobile) return
      const bar = await page.locator('header').first().boundingBox()
      // The toast slides in from above.
      await expect
        .poll(async () => (await message(page).boundingBox())?.y)
        .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    })

    await test.step('gone with the page, long before its time', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.clock.runFor(1_100)
      await expect(message(page)).not.toHaveAttribute('data-leaving')
      await page.getByRole('link', { name: 'Suspects', exact: true }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/suspects$/)
      await expect(async () => {
        await page.clock.runFor(50)
        await expect(message(page)).toHaveCount(0, { timeout: 100 })
      }).toPass({ intervals: [50] })
      // Less than the four seconds for which it would be shown.
      expect((await now(page)) - saidAt).toBeLessThan(3_500)
    })
  },
)

test(
  'what was unfollowed is followed again with a press on the message that says so',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const reader = await bichar.makePerson('Mizanur Rahman')
    const title = `Shop broken into ${Date.now()}`
    const id = await bichar.publish(bichar.admin, { title, desc: 'At night.', isAnonymous: true })
    await bichar.ask(reader, '/api/follows', { kind: 'post', of: id }, 'PUT')
    await signIn(page, reader)
    await page.goto('/following')
    const row = page.getByRole('region', { name: 'Reports' }).getByRole('listitem')
    const stop = page.getByRole('button', { name: `Unfollow: ${title}` })
    const isFollowed = async () =>
      (await bichar.ask(reader, '/api/follows', {}, 'GET')).follows.some(
        ({ of }: { of: string }) => of === id,
      )
    await stop.click()
    await expect(message(page)).toContainText('You do not follow this any more.')
    const undo = message(page).getByRole('button', { name: 'Undo' })
    // The message stays for as long as it has the focus.
    await undo.focus()
    await expect(row).toHaveCount(0)
    expect(await isFollowed()).toBe(false)

    await test.step('it waits for whoever comes by keyboard', async () => {
      await expectAccessible(page)
      await expect(undo).toBeFocused()
    })
    await undo.press('Enter')
    await expect(row).toContainText(title)
    await expect.poll(isFollowed).toBe(true)
    await page.reload()
    await expect(row).toContainText(title)
  },
)

test(
  'what a message offers can be pressed over an open dialog',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const reader = await bichar.makePerson('Mizanur Rahman')
    const title = `Boat stolen ${Date.now()}`
    const id = await bichar.publish(bichar.admin, { title, desc: 'At night.', isAnonymous: true })
    await bichar.ask(reader, '/api/follows', { kind: 'post', of: id }, 'PUT')
    await signIn(page, reader)
    await page.goto(`/?post=${id}`)
    const dialog = page.getByRole('dialog')
    const follow = (name: string) => dialog.getByRole('button', { name, exact: true })
    await follow('Following').click()
    await expectMessage(page, 'You do not follow this any more.')
    // It stays while the pointer is on it.
    await message(page).hover()
    const undo = message(page).getByRole('button', { name: 'Undo' })
    await expectAccessible(page)
    await undo.click()
    await expect(follow('Following')).toBeVisible()
    await expectMessage(page, 'Only you see what you follow.')

    await test.step('one that comes after a message that was focused, and pressed, goes by itself', async () => {
      await follow('Following').click()
      await undo.focus()
      await undo.press('Enter')
      await expectMessage(page, 'Only you see what you follow.')
      await follow('Following').hover()
      await expect(message(page)).toHaveCount(0)
    })

    await test.step('one that was shown in the dialog stays when it is closed', async () => {
      await follow('Following').click()
      await undo.hover()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await undo.click()
      await expectMessage(page, 'Only you see what you follow.')
    })
  },
)
