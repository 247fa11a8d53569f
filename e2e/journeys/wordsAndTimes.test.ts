import { atBothWidths, expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.describe('in Bengali', () => {
  test.use({ locale: 'bn-BD' })

  test('the product bears its Bengali name, in the page and in the tab, until another language is chosen', async ({
    page,
  }) => {
    const asked = await page.request.get('/', { headers: { 'accept-language': 'bn' } })
    expect(await asked.text()).toContain('<title>বিচার</title>')
    await page.goto('/')
    const brand = page.getByRole('link', { name: 'বিচার', exact: true }).filter({ visible: true })
    await expect(brand).toBeVisible()
    await expect(page).toHaveTitle('বিচার')
    await page.getByRole('button', { name: 'English ভাষায় পড়ুন' }).filter({ visible: true }).click()
    await expect(
      page.getByRole('link', { name: 'Bichar', exact: true }).filter({ visible: true }),
    ).toBeVisible()
    await expect(page).toHaveTitle('Bichar')
    await page.getByRole('link', { name: 'Suspects', exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Suspects' })).toBeVisible()
    await expect(page).toHaveTitle('Suspects · Bichar')
  })

  test('how long ago something was is said in Bengali, and the boxes of a code are counted in it', async ({
    bichar,
    page,
  }) => {
    const title = `ঘাটে ছিনতাই ${Date.now()}`
    const author = await bichar.makePerson('রহিমা বেগম')
    await bichar.publish(author, { title, desc: 'ভোরে।', isAnonymous: false })
    await page.goto('/')
    const time = page.getByRole('article').filter({ hasText: title }).locator('time')
    await expect(time).toHaveText(/^(এইমাত্র|[০-৯]+ মিনিট আগে)$/)
    await page.goto('/register')
    await page.getByLabel('নাম', { exact: true }).fill('রহিমা')
    await page.getByLabel('ফোন নম্বর').fill(`018${String(Date.now()).slice(-8)}`)
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('a long password')
    await page.getByRole('button', { name: 'নিবন্ধন করুন' }).click()
    await expect(page.getByRole('textbox', { name: '৬টির মধ্যে ২ নম্বর অঙ্ক' })).toBeVisible()
  })
})

test(
  'pages come with the moment itself, the same for everybody, and nothing moves when they say how long ago it was',
  atBothWidths,
  async ({ bichar, page }) => {
    const stamp = Date.now()
    const author = await bichar.makePerson('Jahanara Imam of Rupsa')
    const told = { desc: 'At the ghat.', location: 'Rupsa, Khulna' }
    await bichar.publish(author, { title: `Seen by name ${stamp}`, ...told, isAnonymous: false })
    await bichar.publish(author, { title: `Seen by nobody ${stamp}`, ...told, isAnonymous: true })
    // A font that loads late moves text that uses it; the heads of these cards have no such text.
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { sources } = entry as unknown as { sources: { node: Node | null }[] }
          for (const { node } of sources) {
            const element = node instanceof Element ? node : node?.parentElement
            if (element?.closest('article header') || element?.matches('article'))
              moved.push(element.outerHTML.slice(0, 200))
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const html = await (await page.request.get('/')).text()
    expect(html).not.toMatch(/[Jj]ust now|minutes? ago/)
    await page.goto('/')
    const timeOf = (title: string) =>
      page
        .getByRole('article')
        .filter({ hasText: `${title} ${stamp}` })
        .locator('time')
    await expect(timeOf('Seen by name')).toHaveText(/^(Just now|\d+ minutes? ago)$/)
    // Only the day of an anonymous report is shown.
    await expect(timeOf('Seen by nobody')).toHaveText(/^(Today|Yesterday)$/)
    await expect(timeOf('Seen by nobody')).toHaveAttribute('title', /^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([])
  },
)

test(
  'with letters of twice the size the bar at the bottom keeps its places, each with its name',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    const expectWhole = async (places: readonly string[]) => {
      for (const place of places)
        await expect(bar.getByRole('link', { name: place })).toBeInViewport({ ratio: 1 })
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      // A label is shown completely, or hidden in favour of the icon above it.
      const cut = await bar
        .locator('span')
        .evaluateAll((words) =>
          words
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        )
      expect(cut).toEqual([])
    }
    await bichar.publish(await bichar.makePerson('Abdul Karim'), {
      title: 'Seen at the ghat',
      desc: 'At night.',
      isAnonymous: false,
    })
    await page.goto('/')
    await untilAlive(page)
    const smallest = await page.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('body *')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          // A comma between two words is for a reader of the screen, and has no width.
          .filter((element) => [...element.getClientRects()].some(({ width }) => width > 0))
          .filter((element) => !element.closest('.sr-only'))
          .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect(smallest).toBeGreaterThanOrEqual(12)
    // The size that a person sets in the browser. A screen of less than 30 lines has its bars in the page, not over it.
    await page.setViewportSize({ width: 360, height: 1_000 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectWhole(['Home', 'Suspects', 'Create report', 'JOIN NOW'])
    const login = page.getByRole('banner').getByRole('link', { name: 'LOGIN' })
    await expect(login).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await signIn(page, await bichar.makePerson('Rokeya Sakhawat'))
    await page.goto('/suspects')
    await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectWhole(['Home', 'Suspects', 'Create report', 'Notifications', 'Profile'])
    await expectAccessible(page)
  },
)
