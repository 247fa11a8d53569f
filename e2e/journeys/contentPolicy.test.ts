import { expect, test } from '../test.ts'

const policyOf = async (response: { headers(): Record<string, string> } | null) =>
  response?.headers()['content-security-policy'] ?? ''

test('each kind of page runs its own scripts and no others, and writes no style sheets', async ({
  bichar,
  page,
  browser,
}) => {
  const author = await bichar.makePerson('Laila Noor')
  const id = await bichar.publish(author, { title: 'Well poisoned', desc: 'In May.', isAnonymous: false })
  const paths = ['/', `/postDetails/${id}`, '/suspects', '/blogs', '/success-stories', '/report', '/follow']
  for (const path of [...paths, '/login', '/register', '/verify-otp', '/search', '/nothing-here']) {
    const response = await page.goto(path)
    const policy = await policyOf(response)
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src-elem 'self';/)
    // The first inline script leaves `earlyClick` on window, which the app deletes after hydration.
    await page.waitForFunction(() => !('earlyClick' in window) && '__reactRouterContext' in window)
    await expect(page.locator('style'), path).toHaveCount(0)
    expect(await response?.text(), path).not.toContain('nonce')
  }
  // An attacker has injected a script into a page. The browser refuses to run it; the console message is expected, so this page is not
  // watched.
  const attacked = await (await browser.newContext({ baseURL: bichar.url })).newPage()
  await attacked.route('**/suspects', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<body>', '<body><script>window.planted = true</script>')
    await route.fulfill({ response, body })
  })
  const refused = attacked.waitForEvent('console', (message) => message.text().includes('script-src'))
  await attacked.goto('/suspects')
  await refused
  expect(await attacked.evaluate(() => 'planted' in window)).toBe(false)
  await attacked.context().close()
})
