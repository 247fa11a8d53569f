import { expect, test } from '../test.ts'

for (const language of ['en', 'bn']) {
  test(`the menu of an admin lies whole above the fold of 900 px (${language})`, async ({
    bichar,
    page,
    signIn,
    expectAccessible,
  }) => {
    const author = await bichar.makePerson('Nazma Begum')
    await bichar.file(author, { title: `To be seen ${Date.now()}`, desc: 'x', isAnonymous: false })
    await page.context().addCookies([{ name: 'language', value: language, url: bichar.url }])
    await page.setViewportSize({ width: 1440, height: 900 })
    await signIn(page, bichar.admin)
    await page.goto('/admin')
    const sidebar = page.getByRole('complementary').first()
    const [main, panel] = [sidebar.getByRole('navigation').first(), sidebar.getByRole('navigation').nth(1)]
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', '/admin/desk')
    await expect(panel.getByRole('link').nth(2)).toContainText(/[1-9১-৯]/)
    // In the font that stands in until theirs has arrived, words may be wider, and break.
    await page.evaluate(() => document.fonts.ready)
    expect(await sidebar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
    await expect(panel.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    const line = await main.boundingBox()
    expect(line?.height).toBeLessThanOrEqual(44)
    await expect(main.getByRole('link')).toHaveCount(7)
    await expectAccessible(page)
  })
}

test('a number of unread notifications never breaks the word beside it', async ({ bichar, page, signIn }) => {
  const author = await bichar.makePerson('Shireen Akhter')
  const id = await bichar.publish(author, { title: `Commented ${Date.now()}`, desc: 'x', isAnonymous: false })
  const other = await bichar.makePerson('Bilkis Banu')
  await bichar.call(other, 'POST /posts/:id/comments', { params: { id }, body: { text: 'Seen.' } })
  await signIn(page, author)
  await page.goto('/')
  const entry = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('link', { name: /Notifications/ })
  await expect(entry.getByText('unread')).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  const height = await entry.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? link)
    return words.getClientRects().length
  })
  expect(height).toBe(1)
})
