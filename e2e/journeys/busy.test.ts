import { startServer } from '../server.ts'
import { expect, test } from '../test.ts'

test('whoever asks for too many pages is asked to wait, in both languages, and everybody else reads on', async ({
  browser,
  expectAccessible,
}) => {
  const server = await startServer({ PAGE_SECONDS: '1', TRUSTED_PROXIES: '1' })
  try {
    const at = (address: string) => ({
      baseURL: server.url,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    const busy = await browser.newContext(at('203.0.113.7'))
    // A different page each time: a cached page costs nothing and is not counted.
    let asked = 0
    const askForOne = async () => {
      asked += 1
      return (await busy.request.get(`/login?${asked}`)).status()
    }
    // Twenty at once, so that the second is used up well within its minute; of more than thirty, some would not be let into the queue.
    const askForTwenty = () => Promise.all(Array.from({ length: 20 }, askForOne))
    await expect.poll(askForTwenty, { intervals: [0], timeout: 60_000 }).toContain(429)
    const page = await busy.newPage()
    const answer = await page.goto('/')
    expect(answer?.status()).toBe(429)
    await expect(page).toHaveTitle('Bichar')
    await expect(page.getByRole('heading', { name: 'Please wait a moment' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'একটু অপেক্ষা করুন' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'আবার চেষ্টা করুন · Try again' })).toBeVisible()
    await expectAccessible(page)
    await busy.close()

    const others = await browser.newContext(at('203.0.113.8'))
    const reading = await others.newPage()
    expect((await reading.goto('/'))?.status()).toBe(200)
    await expect(reading.getByRole('main')).toBeVisible()
    await others.close()
  } finally {
    await server.stop()
  }
})
