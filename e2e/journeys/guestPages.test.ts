import path from 'node:path'
import { startServer } from '../server.ts'
import { expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const headersOf = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))

test('a page is the same bytes for all guests, in their language and with or without pictures', async ({
  bichar,
  page,
}) => {
  const author = await bichar.makePerson(`Sufia ${Date.now()}`)
  const title = `Boat stolen ${Date.now()}`
  const id = await bichar.publish(author, { title, desc: 'In May.', isAnonymous: true }, [picture])
  const target = `/postDetails/${id}`
  // The other widths of a picture are made after the upload, and the page refers to them.
  const sizes = async () =>
    (await bichar.call(bichar.admin, 'GET /posts/:id', { params: { id } })).post.medias[0]?.widths
  await expect.poll(sizes).not.toEqual([])
  const showsPicture = (text: string) => /<img[^>]*\/media\//.test(text)
  const ask = async (headers: Record<string, string> = {}, address = target, method = 'GET') => {
    let answer = { response: new Response(), text: '' }
    await expect(async () => {
      const response = await fetch(bichar.url + address, { method, headers })
      answer = { response, text: await response.text() }
      // A page that is drawn while the server cannot be sure of what it remembers is for one guest only, and has no ETag.
      if (response.status === 200) expect(response.headers.get('etag')).not.toBeNull()
    }).toPass({ timeout: 60_000 })
    return answer
  }
  // The first visitor has many preferences, none of which may leak into the pages of others.
  const first = await ask({ cookie: 'language=bn; dataSaver=on; theme=dark; secret=mine' })
  expect(first.text).toContain('<html lang="bn" data-words="first further">')
  expect(showsPicture(first.text)).toBe(false)
  const one = await ask({ 'accept-language': 'en', 'user-agent': 'one' })
  const another = await ask({ 'accept-language': 'en-GB,en;q=0.9', 'user-agent': 'another' })
  expect(one.text).toContain('<html lang="en" data-words="first further">')
  expect(showsPicture(one.text)).toBe(true)
  expect(another.text).toBe(one.text)
  expect((await ask({ 'accept-language': 'bn' })).text).toContain(
    '<html lang="bn" data-words="first further">',
  )
  expect(showsPicture((await ask({ 'save-data': 'on' })).text)).toBe(false)
  expect(showsPicture((await ask({ 'save-data': 'on', cookie: 'dataSaver=off' })).text)).toBe(true)
  for (const { text, response } of [first, one]) {
    expect(text).toContain(title)
    expect(text).toContain(
      `<link rel="alternate" type="application/rss+xml" title="${title}" href="${target}/feed.xml"/>`,
    )
    for (const personal of [author.name, 'secret', 'mine;', author.phone])
      expect(text).not.toContain(personal)
    expect(headersOf(response, 'content-language', 'cache-control', 'vary', 'set-cookie')).toEqual([
      /<html lang="(..)"/.exec(text)?.[1],
      'public, max-age=0, s-maxage=1',
      'Accept-Encoding, Accept-Language, Cookie, Save-Data',
      null,
    ])
    const safe = headersOf(response, 'x-content-type-options', 'referrer-policy', 'content-security-policy')
    expect(safe).toEqual(['nosniff', 'no-referrer', expect.stringContaining("script-src 'self' 'sha256-")])
  }
  const etag = one.response.headers.get('etag') ?? ''
  expect((await ask({ 'if-none-match': etag })).response.status).toBe(304)
  const head = await ask({ 'accept-encoding': 'identity' }, target, 'HEAD')
  expect([head.text, head.response.headers.get('etag')]).toEqual(['', etag])
  // Tracking parameters in a URL do not create another cached page, and the app hydrates with them.
  expect((await ask({}, `${target}?fbclid=abc&utm_source=x`)).response.headers.get('etag')).toBe(etag)
  await page.goto(`${target}?fbclid=abc`)
  await untilAlive(page)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await bichar.call(bichar.admin, 'POST /posts/admin/toggle-approval/:id', {
    params: { id },
    body: { action: 'disapprove' },
  })
  const gone = await ask({ 'if-none-match': etag })
  expect(gone.response.status).toBe(410)
  expect(gone.text).not.toContain(title)
  expect((await ask({}, '/')).text).not.toContain(title)
})

test('a link with the end of a sentence behind it leads to the post', async ({ bichar, page }) => {
  const author = await bichar.makePerson('Farhana Islam')
  const id = await bichar.publish(author, { title: 'Passed on', desc: 'In a chat.', isAnonymous: false })
  for (const end of ['।', ').']) {
    await page.goto(`/postDetails/${id}${end}`)
    await expect(page).toHaveURL(`/postDetails/${id}`)
    await expect(page.getByRole('heading', { name: 'Passed on' })).toBeVisible()
  }
})

test('a page says to programs what it is, as data that no browser runs and no title ends', async ({
  bichar,
  page,
}) => {
  const author = await bichar.makePerson('Farhana Islam')
  const suspect = await bichar.createSuspect(author, { name: 'Moksed Gazi' })
  const title = '</script><script>document.title = "taken over"</script>'
  const id = await bichar.publish(author, { title, desc: 'x', isAnonymous: true, criminals: [suspect] })
  const dataOf = async (address: string) => {
    await page.goto(address)
    await untilAlive(page)
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  }
  const post = await dataOf(`/postDetails/${id}`)
  expect(post).toMatchObject({ '@type': 'DiscussionForumPosting', headline: title })
  expect(JSON.stringify(post)).not.toMatch(/Farhana|Moksed|"author"|T\d\d:/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page).not.toHaveTitle('taken over')
  const numbers = await dataOf('/numbers')
  expect(numbers).toMatchObject({ '@type': 'Dataset', license: expect.stringContaining('/by/4.0/') })
  for (const { contentUrl } of numbers.distribution) expect((await fetch(contentUrl)).status).toBe(200)
})

test('a page is in the language of its address, which sets no cookie and is that page to search engines', async ({
  bichar,
  page,
}) => {
  const answer = await page.goto('/rules?lang=bn')
  expect(answer?.headers()['set-cookie']).toBeUndefined()
  await untilAlive(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${bichar.url}/rules?lang=bn`)
  const links = page.locator('link[hreflang]')
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(addresses).toEqual(['?lang=en', '?lang=bn', ''].map((query) => `${bichar.url}/rules${query}`))
  expect(await page.context().cookies()).toEqual([])
  const other = await fetch(`${bichar.url}/rules?lang=de`, { headers: { 'accept-language': 'bn' } })
  const plain = await fetch(`${bichar.url}/rules`, { headers: { 'accept-language': 'bn' } })
  expect(await other.text()).toBe(await plain.text())
})

/** More than a second of processor time is enough for. */
const maxPages = 3_000

test('limits count what is drawn, and not what is remembered', async () => {
  const small = await startServer({ PAGE_SECONDS: '1' })
  const statusOf = async (path: string) => (await fetch(small.url + path)).status
  try {
    expect(await statusOf('/')).toBe(200)
    // If each page were rendered anew, this would take several seconds of processor time.
    for (let time = 0; time < 300; time += 1) expect(await statusOf('/')).toBe(200)
    let drawn = 0
    while (drawn < maxPages && (await statusOf('/login')) === 200) drawn += 1
    expect(drawn).toBeLessThan(maxPages)
    // A busy server may for a moment not be sure of what it remembers. This ends before the budget returns after a minute.
    await expect.poll(() => statusOf('/'), { timeout: 20_000 }).toBe(200)
  } finally {
    await small.stop()
  }
})
