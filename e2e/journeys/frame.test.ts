import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, test, withMotion } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withMotion)

/** Pixels per unit of the spacing scale. */
const unit = 4

// Shows spec 2.11, 2.23, 2.39, 2.40, 2.41, 2.43, 2.44, 2.45, 2.46.
test(
  'everybody finds their places in the frame, and only admins those of the panel',
  atBothWidths,
  async ({ bichar, page, signIn, isMobile, expectAccessible }) => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    const places = () => main.getByRole('link').allTextContents()
    const widthOfSidebar = async () => (await sidebar.boundingBox())?.width
    const join = (isMobile ? main : sidebar).getByRole('link', { name: 'JOIN NOW' })

    await test.step('a guest: the feed, the suspects, and the way to join', async () => {
      await page.goto('/')
      await expect(join).toBeVisible()
      expect(await places()).toEqual(
        isMobile ? ['Home', 'Suspects', 'Create report', 'JOIN NOW'] : ['Home', 'Suspects'],
      )
      const login = page.getByRole('link', { name: 'LOGIN' }).filter({ visible: true })
      await expect(login).toHaveCount(1)
      await expect(login).toHaveAttribute('href', '/login')
      if (isMobile) await expect(page.getByRole('banner').getByRole('link', { name: 'Bichar' })).toBeVisible()
      else {
        const beside = page.getByRole('main').getByRole('complementary')
        await expect(beside.getByRole('link', { name: 'JOIN NOW' })).toBeVisible()
      }
      await join.click()
      await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
      if (!isMobile) {
        const wide = page.viewportSize() ?? { width: 0, height: 0 }
        await page.setViewportSize({ ...wide, height: 600 })
        const emergency = page.getByRole('link', { name: /999/ }).filter({ visible: true })
        await expect(emergency, 'beside a form taller than the window').toBeInViewport({ ratio: 1 })
        await page.setViewportSize(wide)
      }
      await page.goto('/admin/users')
      await expectMessage(page, 'Please login to continue')
      await expect(page).toHaveURL(/\/login$/)
    })

    await test.step('a user: their own places, and the feed instead of the panel', async () => {
      await signIn(page, await bichar.makePerson('Shahana Begum'))
      await page.goto('/admin/users')
      await expectMessage(page, 'Only admins can do this')
      await expect(page).toHaveURL(`${bichar.url}/`)
      await expect(join).toHaveCount(0)
      expect(await places()).toEqual(
        isMobile
          ? ['Home', 'Suspects', 'Create report', 'Notifications', 'Profile']
          : ['Home', 'Suspects', 'Notifications', 'Profile'],
      )
      await expect(page.getByText('Pending reports')).toHaveCount(0)
      if (!isMobile) expect(await widthOfSidebar()).toBe(56 * unit)
      await page.getByRole('link', { name: 'Create report' }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/newreport$/)
    })

    await test.step('an admin: the panel in three groups, on small screens in a menu', async () => {
      await page.evaluate(() => localStorage.clear())
      await signIn(page, bichar.admin)
      await page.goto('/')
      const panel = page.getByRole('navigation', { name: 'Admin panel' }).filter({ visible: true })
      if (isMobile) {
        await expect(panel).toHaveCount(0)
        await page.getByText('Admin', { exact: true }).click()
        await expectAccessible(page)
      } else {
        await expect(panel).toBeVisible()
        expect(await widthOfSidebar()).toBe(72 * unit)
        expect(await panel.getByRole('heading').allTextContents()).toEqual(['Posts', 'Content', 'Management'])
      }
      await expect(panel.getByRole('link')).toHaveCount(15)
      await panel.getByRole('link', { name: 'Criminals' }).click()
      await expect(page).toHaveURL(/\/admin\/suspects$/)
      await expect(page.getByRole('heading', { name: 'Criminals' })).toBeVisible()
      if (isMobile) await expect(panel).toHaveCount(0)
    })

    await test.step('one page gives way to the next within 0.3 seconds', async () => {
      const entrance = page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('animationstart', ({ animationName, target }) => {
              const { animationDuration } = getComputedStyle(target as Element)
              if (animationName === 'page-in') resolve(animationDuration)
            })
            setTimeout(resolve, 60_000, 'no animation')
          }),
      )
      await main.getByRole('link', { name: 'Suspects' }).click()
      expect(await entrance).toBe('0.3s')
    })
  },
)

// Shows spec 2.12, 4.6.
test('until it is known who comes back there is the logo alone, and who is refused comes in as a guest', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/me', async (route) => {
    await held
    await route.continue()
  })
  // The clock stands still, because the app waits only five seconds for the response, and a slow machine may need longer for the
  // checks.
  await page.clock.install()
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.setItem('token', 'of a session that is over')
    localStorage.setItem('user', JSON.stringify({ _id: 'gone', name: 'Gone', role: 'user' }))
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/')
  const loading = page.getByRole('status', { name: 'Please wait…' })
  const heading = page.getByRole('heading', { level: 1, name: 'Latest reports' })
  const logo = page.locator('[data-loading-view] svg')
  await expect(page.locator('[data-loading-view]')).toBeVisible()
  await expect(logo).toBeVisible()
  await expect(logo.locator('..')).toHaveCSS('animation-name', 'pulse')
  await expect(heading).toBeHidden()
  answer()
  await expect(loading).toBeHidden()
  await expect(page.getByRole('link', { name: 'JOIN NOW' }).filter({ visible: true }).first()).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ])
})

test('what stands in the sidebar keeps its padding in both languages', async ({ page }) => {
  await page.goto('/')
  await untilAlive(page)
  const sidebar = page.getByRole('complementary').first()
  const inner = () =>
    sidebar.evaluate((aside) => {
      const { paddingLeft, paddingRight } = getComputedStyle(aside)
      const { left } = aside.getBoundingClientRect()
      return [
        left + Number.parseFloat(paddingLeft),
        left + aside.clientWidth - Number.parseFloat(paddingRight),
      ]
    })
  const edges = (path: string) =>
    sidebar.locator(`a[href="${path}"]`).evaluate((link) => {
      const { left, right } = link.getBoundingClientRect()
      return [left, right]
    })
  for (const language of ['en', 'bn']) {
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.evaluate(() => document.fonts.ready)
    for (const path of ['/register', '/login']) expect(await edges(path), language).toEqual(await inner())
    if (language === 'en')
      await page.getByRole('button', { name: 'Read in বাংলা' }).filter({ visible: true }).click()
  }
})
