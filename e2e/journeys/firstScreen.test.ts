import { expect, test } from '../test.ts'

/** What a guest's phone fetches before the feed can be used, in bytes as they travel, headers included: a budget, to be lowered and not raised. */
const budget = {
  Document: { files: 1, bytes: 20_000 },
  Stylesheet: { files: 1, bytes: 11_200 },
  Script: { files: 9, bytes: 158_000 },
  Font: { files: 1, bytes: 50_000 },
} as const

type Kind = keyof typeof budget
const isBudgeted = (type: string): type is Kind => type in budget

test('the first page of a guest stays within its budget of files and bytes', async ({ bichar, page }) => {
  await bichar.publish(bichar.admin, { title: 'মোবাইল ছিনতাই', desc: 'বাসের জানালা দিয়ে', isAnonymous: false })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const asked = new Map<string, string>()
  const fetched: Record<Kind, number[]> = { Document: [], Stylesheet: [], Script: [], Font: [] }
  const guessable: string[] = []
  const hurried: string[] = []
  cdp.on('Network.requestWillBeSent', ({ type, request: { url, initialPriority } }) => {
    if (type === 'Script' && initialPriority !== 'Low') hurried.push(`${url} ${initialPriority}`)
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    asked.set(requestId, type)
    const { 'x-content-type-options': guessing } = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    if (isBudgeted(type) && guessing !== 'nosniff') guessable.push(response.url)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = asked.get(requestId) ?? ''
    if (isBudgeted(type)) fetched[type].push(encodedDataLength)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'মোবাইল ছিনতাই' })).toBeVisible()
  const spent = Object.entries(fetched).map(([type, sizes]) => ({
    type,
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }))
  for (const { type, files, bytes } of spent) {
    const most = budget[type as Kind]
    expect(files, `${type}: ${bytes} bytes`).toBeGreaterThan(0)
    expect(files, `files of ${type}`).toBeLessThanOrEqual(most.files)
    expect(bytes, `bytes of ${type}`).toBeLessThanOrEqual(most.bytes)
  }
  // The headers of files are few, to save bytes, but this one is theirs.
  expect(guessable, 'files whose type may be guessed').toEqual([])
  // Or else they share a slow line with what there is to read.
  expect(hurried, 'scripts that do not wait for it').toEqual([])
  expect(asked.size, 'all requests').toBeLessThanOrEqual(20)
  // A script behind the style sheet waits for it, and with it whatever of the page comes later.
  const html = await (await page.request.get('/')).text()
  expect(html.slice(html.indexOf('rel="stylesheet"'), html.indexOf('</main>'))).not.toContain('<script')
})
