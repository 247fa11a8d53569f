import { atBothWidths, expect, smoke, test, withMotion } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test.use(withMotion)

// Shows spec 2.1, 6.1.
test(
  'a guest reads the feed and a post with JavaScript switched off',
  smoke(),
  async ({ browser, bichar, page, signIn }) => {
    const author = await bichar.makePerson('Jamal Uddin')
    const title = `Streetlights stolen ${Date.now()}`
    await bichar.publish(author, {
      title,
      desc: 'All the lamps of the lane are gone. '.repeat(12),
      isAnonymous: false,
    })

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bichar.url })
    const plain = await context.newPage()
    await plain.goto('/')
    const card = plain.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('Jamal Uddin')
    await card.getByRole('link', { name: title, exact: true }).click()
    await expect(plain).toHaveURL(/\/postDetails\//)
    await expect(plain.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    await expect(plain.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/)
    await expect(plain.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', title)
    expect(await context.cookies()).toEqual([])
    await context.close()

    await signIn(page, author)
    await page.goto('/')
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  },
)

test('a page names our own address to share cards, whatever the caller calls us', async ({
  bichar,
  request,
}) => {
  for (const host of ['elsewhere.example', 'not a host', '']) {
    const response = await request.get(`${bichar.url}/`, { headers: { host } })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(`<meta property="og:url" content="${bichar.url}/"/>`)
  }
  expect((await request.get(`${bichar.url}//[`)).status()).toBe(404)
})

// Shows spec 2.36, 2.37, 4.37.
test(
  'the feed scrolls on without repeating or hiding a post, and says where it ends',
  atBothWidths,
  async ({ bichar, page }) => {
    const author = await bichar.makePerson('Parvin Sultana')
    const stamp = Date.now()
    const titles = Array.from({ length: 12 }, (_, index) => `Report ${index + 1} of ${stamp}`)
    for (const title of titles)
      await bichar.publish(author, { title, desc: 'A short report.', isAnonymous: false })

    await page.goto('/')
    const shown = page
      .getByRole('article')
      .getByRole('heading')
      .filter({ hasText: String(stamp) })
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(page.getByText('No more posts to load')).toBeVisible({ timeout: 500 })
    }).toPass({ intervals: [100] })
    expect(await shown.allTextContents()).toEqual([...titles].reverse())
  },
)

// Shows spec 2.36, 4.37.
test('the feed goes on also where a page of it has arrived before the phone has shown that it is fetched', async ({
  bichar,
  page,
}) => {
  const stamp = Date.now()
  for (let number = 1; number <= 12; number += 1)
    await bichar.publish(bichar.admin, {
      title: `Slow phone ${number} of ${stamp}`,
      desc: 'x',
      isAnonymous: false,
    })
  // So tall that nothing has to be scrolled, and more is always needed.
  await page.setViewportSize({ width: 360, height: 9_000 })
  // Timers stand still, as where a phone is busy: that is how the app hears of a page that is fetched.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  let arrived = 0
  page.on('requestfinished', (request) => {
    if (/api\/posts\?.*cursor/.test(request.url())) arrived += 1
  })
  await page.goto('/')
  await untilAlive(page)
  await expect.poll(() => arrived).toBe(1)
  await page.clock.resume()
  await expect(page.getByRole('heading', { name: `Slow phone 1 of ${stamp}` })).toBeVisible()
})

test(
  'a guest chooses Bengali, and the server remembers it without having set a cookie',
  atBothWidths,
  async ({ page, expectAccessible }) => {
    const first = await page.goto('/')
    expect(await first?.headerValue('set-cookie')).toBeNull()
    await page.getByRole('button', { name: 'Read in বাংলা' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expectAccessible(page)
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await expect(page.getByRole('button', { name: 'লগইন' })).toBeVisible()
  },
)

test('an address that leads nowhere says so, and leads to the search and the latest reports without a script', async ({
  bichar,
  browser,
  page,
  expectAccessible,
}) => {
  const title = `Read on here ${Date.now()}`
  await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false, district: 'Barguna' })
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(new URL('/no/such/page', page.url()).href)
  await plain.getByRole('main').getByRole('searchbox').fill('goat')
  await plain.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(plain).toHaveURL(/[/](search|login)/)
  await plain.goBack()
  const report = plain.getByRole('main').getByRole('link', { name: title })
  await expect(report).toContainText('Barguna')
  await report.click()
  await expect(plain).toHaveURL(/[/]postDetails[/]/)
  await expect(plain.getByRole('heading', { name: title })).toBeVisible()
  await plain.close()
})
