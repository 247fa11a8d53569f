import { makeThings } from '../failures/fixtures.ts'
import { panelScreens } from '../panelScreens.ts'
import { expect, onPhone, test } from '../test.ts'

// The behaviour of these screens is the same at any width, and tested by journeys on a wide screen.
test(
  'every screen of the panel and of reading fits a phone, and axe finds nothing there',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const admin = await bichar.superAdmin()
    await signIn(page, admin)
    const { post, waiting, suspect } = await makeThings(bichar, page, admin)
    const panel = [...panelScreens, `getpostDetails/${waiting}`].map((screen) => `/admin/${screen}`)
    const reading = [
      '/blogs',
      '/success-stories',
      '/notification',
      '/search?query=Kala',
      `/suspects/${suspect}`,
      `/postDetails/${post}?tab=comments`,
      '/no/such/page',
    ]
    for (const address of ['/admin', ...panel, ...reading]) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.locator('main h1, main h2').first()).toBeAttached()
        await expectAccessible(page)
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth, 'how far it reaches').toBeLessThanOrEqual(clientWidth)
      })
    }
  },
)
