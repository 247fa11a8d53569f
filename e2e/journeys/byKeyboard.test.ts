import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from '../tabTo.ts'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

/** Expects that the focused element has a visible focus ring, is in the viewport, and is not covered. */
async function expectFocusSeen(page: Page) {
  const unseen = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      // A file input is a single pixel; its label shows the focus ring.
      const frame = element.matches('input[type=file]') ? (element.closest('label') ?? element) : element
      const { outlineStyle, outlineWidth } = getComputedStyle(frame)
      // On a picture the focus ring is drawn inside, in two tones.
      const { content, borderTopWidth } = getComputedStyle(frame, '::after')
      const { x, y, width, height } = frame.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      const isClear = above !== null && (frame.contains(above) || above.contains(frame))
      const isFramed =
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
        (content !== 'none' && Number.parseFloat(borderTopWidth) >= 2)
      return isFramed && isClear ? undefined : `${frame.outerHTML.slice(0, 200)} ${outlineStyle} ${isClear}`
    })
  await expect.poll(unseen, 'what has the focus is not seen').toBeUndefined()
}

/** The focus must be visible at every stop. */
const seenTabTo = (page: Page, target: Locator, key?: 'Shift+Tab') =>
  tabTo(page, target, { key, atStop: expectFocusSeen })

async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await seenTabTo(page, target)
  await page.keyboard.press(key)
}

async function fillIn(page: Page, target: Locator, text: string) {
  await seenTabTo(page, target)
  await page.keyboard.type(text)
}

/** Closes the topmost dialog, and expects the focus to return to its opener. */
async function closeWithEscape(page: Page, opener: Locator) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expectFocusSeen(page)
}

test('somebody reads, logs in, reports, wants justice and comments with nothing but the keyboard', async ({
  bichar,
  page,
  expectAccessible,
}) => {
  test.slow()
  const stamp = Date.now()
  const person = await bichar.makePerson('Ruma Akter')
  const suspect = `Kala Manik ${stamp}`
  await bichar.createSuspect(person, { name: suspect })
  const older = `Ponds filled with sand ${stamp}`
  const report = { title: older, desc: 'Night after night. '.repeat(20), isAnonymous: false }
  await bichar.publish(await bichar.makePerson('Abul Hashem'), report, [picture, picture])
  const title = `Fish poisoned ${stamp}`
  const card = page.getByRole('article').filter({ hasText: older })
  const dialog = page.getByRole('dialog')

  // The listener is added early, because a file chooser that opens without one waits for a person.
  page.on('filechooser', (chooser) => chooser.setFiles(picture))

  await test.step('past the sidebar, a guest reads a post and comes back to where they were', async () => {
    await page.goto('/')
    await expect(card).toBeVisible()
    // Before hydration the link opens the page of the post instead of a dialog over the feed.
    await untilAlive(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Enter')
    const link = card.getByRole('link', { name: older, exact: true })
    await pressOn(page, link)
    await expect(dialog.getByRole('heading', { name: older })).toBeVisible()
    await closeWithEscape(page, link)
    await pressOn(page, card.getByRole('button', { name: 'Read More' }))
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Read More' })).toBeFocused()
  })

  await test.step('the way to a report stands before the feed and leads over the login', async () => {
    await seenTabTo(page, page.getByRole('link', { name: 'Create report' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await fillIn(page, page.getByLabel('Phone number'), person.phone)
    await fillIn(page, page.getByLabel('Password', { exact: true }), person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused()
    await page.keyboard.type(await bichar.codeSentTo(person.phone))
    await expect(page.getByRole('heading', { name: '#NEW_REPORT' })).toBeVisible()
  })

  await test.step('a report with a file and a suspect is written and sent', async () => {
    // The heading stands above the form's placeholder, too.
    await expect(page.getByLabel('Title')).toBeVisible()
    await fillIn(page, page.getByLabel('Title'), title)
    await fillIn(page, page.getByLabel('Description'), 'All of them were dead in the morning.')
    await pressOn(page, page.getByLabel('Add files'))
    await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(1)
    await fillIn(page, page.getByRole('main').getByRole('combobox', { name: 'Suspects' }), suspect)
    // The suspect that was found, and the option to add another.
    await expect(page.getByRole('option')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Chosen suspects' })).toContainText(suspect)
    await pressOn(page, page.getByRole('button', { name: 'Submit report' }))
    await expect(page.getByRole('heading', { name: 'Your report waits for review' })).toBeFocused()
    await expectAccessible(page)
    await pressOn(page, page.getByRole('link', { name: 'Go to the feed' }))
    await expect(card).toBeVisible()
  })

  await test.step('they want justice for another', async () => {
    const justice = card.getByRole('button', { name: 'বিচার চাই' })
    await pressOn(page, justice, 'Space')
    await expect(justice).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('and say something about it', async () => {
    const opener = card.getByRole('button', { name: 'মতামত' })
    await pressOn(page, opener)
    await expect(dialog).toBeVisible()
    await fillIn(page, dialog.getByLabel('Write a comment'), 'Ours too, last year.')
    await pressOn(page, dialog.getByLabel('Comment anonymously'), 'Space')
    await pressOn(page, dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Ours too' })).toContainText(
      'Anonymous (you)',
    )
    await closeWithEscape(page, opener)
    await expect(opener).toContainText('1')
  })

  await test.step('viewer, share and menu give the focus back', async () => {
    const share = card.getByRole('button', { name: 'শেয়ার' })
    await pressOn(page, share)
    await expect(dialog).toBeVisible()
    await expectFocusSeen(page)
    await closeWithEscape(page, share)

    const second = card.getByRole('link', { name: /^Picture 2 of 2/ })
    await seenTabTo(page, second, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('2 / 2', { exact: true })).toBeVisible()
    await expectFocusSeen(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('1 / 2', { exact: true })).toBeVisible()
    await closeWithEscape(page, second)

    const menu = card.getByRole('button', { name: 'More about this post' })
    await seenTabTo(page, menu, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Report', exact: true })).toBeFocused()
    await expectFocusSeen(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Report', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await fillIn(page, dialog.getByRole('textbox'), 'Not in our village')
    await page.keyboard.press('Escape')
    await pressOn(page, dialog.getByRole('button', { name: 'Discard' }))
    await expect(dialog).toHaveCount(0)
    await expect(menu).toBeFocused()
    await expectFocusSeen(page)
  })
})
