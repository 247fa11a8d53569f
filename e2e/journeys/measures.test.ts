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

/** The position of the page title, and the left edge and width of its container. */
const frameOf = (page: Page) =>
  titleOf(page).evaluate((title) => {
    const { left, top } = title.getBoundingClientRect()
    const measure = title.closest('[class*="measure-"]')?.getBoundingClientRect()
    return {
      title: [Math.round(left), Math.round(top + scrollY)],
      left: Math.round(measure?.left ?? 0),
      width: Math.round(measure?.width ?? 0),
    }
  })

/** Opens each page; fails unless its title is at the common position and its container at the common left edge with one of the widths. */
async function expectOneFrame(page: Page, paths: readonly string[], title: readonly number[]) {
  const [left] = title
  const widths = (page.viewportSize()?.width ?? 0) < 700 ? [336] : [640, 960, 1200]
  const found = new Set<number>()
  for (const path of paths) {
    await page.goto(path)
    await expect(titleOf(page), path).toBeVisible()
    await expect.poll(() => frameOf(page), path).toMatchObject({ title, left })
    const { width } = await frameOf(page)
    expect(widths, path).toContain(width)
    found.add(width)
  }
  return found
}

test(
  'titles stand at one place, and pages have one left edge and one of three measures',
  atBothWidths,
  async ({ bichar, page, signIn, isMobile }) => {
    // Wide enough for the widest measure next to the sidebar of admins.
    if (!isMobile) await page.setViewportSize({ width: 1600, height: 900 })
    const [left, top] = isMobile ? [12, 68] : [248, 24]

    await test.step('for guests', async () => {
      const found = await expectOneFrame(page, forGuests, [left, top])
      expect(found.size).toBe(isMobile ? 1 : 3)
    })

    await test.step('in Bengali, too', async () => {
      await page.context().addCookies([{ name: 'language', value: 'bn', url: bichar.url }])
      await expectOneFrame(page, ['/suspects', '/report'], [left, top])
      await page.context().clearCookies({ name: 'language' })
    })

    await test.step('for who is logged in', async () => {
      await signIn(page, await bichar.makePerson('Shahana Begum'))
      await expectOneFrame(page, forPeople, [left, top])
    })

    await test.step('in the panel, whose sidebar is wider', async () => {
      await signIn(page, await bichar.superAdmin())
      await expectOneFrame(page, forAdmins, [isMobile ? left : 312, top])
    })

    await test.step('on the desk, too, which takes all the room there is', async () => {
      await page.goto('/admin/desk')
      await expect(titleOf(page)).toHaveText('Desk')
      await expect.poll(() => frameOf(page)).toMatchObject({ title: [isMobile ? left : 312, top] })
    })
  },
)
