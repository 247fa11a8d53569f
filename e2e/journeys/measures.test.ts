import type { Page } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'

const forGuests = [
  '/suspects',
  '/places',
  '/numbers',
  '/blogs',
  '/success-stories',
  '/about',
  '/rules',
  '/privacy',
  '/accessibility',
  '/report',
  '/follow',
  '/an-address-that-leads-nowhere',
]
const forPeople = ['/suspects', '/notification', '/following', '/support', '/newreport']
const forAdmins = ['', 'pending-posts', 'pending-timelines', 'reported-posts', 'fake-react', 'suspects']
  .concat('users', 'appeals', 'support-requests', 'watch-words', 'audit', 'blogs', 'success-stories')
  .map((page) => `/admin/${page}`)

const titleOf = (page: Page) => page.locator('main h1').filter({ visible: true }).first()

const widths = [720, 1104]

/** How far down the page title stands, and the edges and the width of its page. */
const frameOf = (page: Page) =>
  titleOf(page).evaluate((title) => {
    const { left, top } = title.getBoundingClientRect()
    const frame = title.closest('[class*="measure-"]')?.getBoundingClientRect()
    const content = document.getElementById('content')
    if (!frame || !content) return null
    const style = getComputedStyle(content)
    const room = content.getBoundingClientRect()
    const before = frame.left - room.left - Number.parseFloat(style.paddingLeft)
    const after = room.right - Number.parseFloat(style.paddingRight) - frame.right
    return {
      top: Math.round(top + scrollY),
      titleIsAtEdge: Math.round(left) === Math.round(frame.left),
      isCentred: Math.abs(before - after) <= 1,
      width: Math.round(frame.width),
    }
  })

/**
 * Opens each page; fails unless it stands in the middle of the room beside the sidebar, as wide as one of the measures, with its title at
 * its edge and at the common height.
 */
async function expectOneFrame(page: Page, paths: readonly string[], top: number) {
  const room = (page.viewportSize()?.width ?? 0) - 24
  const found = new Set<number>()
  for (const path of paths) {
    await page.goto(path)
    await expect(titleOf(page), path).toBeVisible()
    await expect.poll(() => frameOf(page), path).toMatchObject({ top, titleIsAtEdge: true, isCentred: true })
    const { width } = (await frameOf(page)) ?? { width: 0 }
    expect(
      widths.map((each) => Math.min(each, room)),
      path,
    ).toContain(width)
    found.add(width)
  }
  return found
}

test(
  'titles stand at one height, and pages in the middle with one of two widths',
  atBothWidths,
  async ({ bichar, page, signIn, isMobile }) => {
    // Wide enough for the wider measure next to the sidebar of admins.
    if (!isMobile) await page.setViewportSize({ width: 1600, height: 900 })
    const top = isMobile ? 68 : 24

    await test.step('for guests', async () => {
      const found = await expectOneFrame(page, forGuests, top)
      expect(found.size).toBe(isMobile ? 1 : 2)
    })

    await test.step('in Bengali, too', async () => {
      await page.context().addCookies([{ name: 'language', value: 'bn', url: bichar.url }])
      await expectOneFrame(page, ['/suspects', '/report'], top)
      await page.context().clearCookies({ name: 'language' })
    })

    await test.step('for who is logged in', async () => {
      await signIn(page, await bichar.makePerson('Shahana Begum'))
      await expectOneFrame(page, forPeople, top)
    })

    await test.step('in the panel, whose sidebar is wider', async () => {
      await signIn(page, await bichar.superAdmin())
      await expectOneFrame(page, forAdmins, top)
    })

    await test.step('on the desk, too, which takes all the room there is', async () => {
      await page.goto('/admin/desk')
      await expect(titleOf(page)).toHaveText('Desk')
      await expect.poll(() => titleOf(page).evaluate((title) => title.getBoundingClientRect().top)).toBe(top)
    })
  },
)
