import { writeReport } from '../reportForm.ts'
import { startServer } from '../server.ts'
import { expect, onPhone, test } from '../test.ts'

const pages = ['/about', '/rules', '/privacy', '/accessibility']

test('who runs this stands on the pages that say whom one entrusts something to', async () => {
  const server = await startServer({
    OPERATOR_NAME: 'Nagarik Foundation',
    OPERATOR_ADDRESS: '12 Lake Road, Dhaka',
    OPERATOR_CONTACT: 'hello@nagarik.example',
  })
  const textOf = async (path: string) => (await fetch(server.url + path)).text()
  try {
    for (const path of ['/about', '/privacy', '/accessibility']) {
      const text = await textOf(path)
      for (const part of ['Nagarik Foundation', '12 Lake Road, Dhaka', 'mailto:hello@nagarik.example'])
        expect(text).toContain(part)
      expect(text).not.toMatch(/<p[^>]*>Whoever runs this site has not said/)
    }
    expect(await textOf('/accessibility'), 'whoever has an address is written to there').not.toContain(
      'href="/support"',
    )
  } finally {
    await server.stop()
  }
})

test(
  'a guest reads what this is, the rules and what is kept, in both languages',
  onPhone,
  async ({ page, expectAccessible }) => {
    await page.goto('/')
    const links = page.getByRole('navigation', { name: 'About this site' })
    for (const [link, heading, chapter] of [
      ['About', 'About', 'What we are not'],
      ['Rules', 'Rules', 'Leave out'],
      ['Accessibility', 'Accessibility', 'What does not work yet'],
      ['Privacy', 'Privacy', 'How anonymous works'],
    ] as const) {
      await links.getByRole('link', { name: link }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible()
      await expectAccessible(page)
    }
    await expect(page.getByText('has not said who they are')).toBeVisible()
    await page.getByRole('button', { name: 'Read in বাংলা' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'গোপনীয়তা' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'বেনামে লেখা কীভাবে কাজ করে' })).toBeVisible()
  },
)

test('they stand there without a script, under an address that search engines find', async ({ bichar }) => {
  const ask = async (path: string, language = 'en') => {
    const response = await fetch(bichar.url + path, { headers: { 'accept-language': language } })
    return { status: response.status, text: await response.text() }
  }
  expect((await ask('/accessibility')).text).toContain('href="/support"')
  for (const path of pages) {
    const [english, bengali] = [await ask(path), await ask(path, 'bn')]
    expect([english.status, bengali.status]).toEqual([200, 200])
    expect(english.text).toContain(`<link rel="canonical" href="${bichar.url}${path}"/>`)
    expect(bengali.text).toMatch(/<h1[^>]*>[^<]*[\u0980-\u09ff]/)
    expect((await ask('/sitemaps/pages')).text).toContain(`<loc>${bichar.url}${path}</loc>`)
  }
})

test('their addresses are read as the router reads them, in any case and encoded', async ({
  bichar,
  page,
}) => {
  for (const [path, address] of [
    ['/About', '/about'],
    ['/RULES/', '/rules'],
    ['/%70rivacy', '/privacy'],
  ] as const) {
    const response = await fetch(bichar.url + path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain(`<link rel="canonical" href="${bichar.url}${address}"/>`)
  }
  await page.goto('/About')
  await page.getByRole('link', { name: 'Privacy' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
})

test('whoever is about to write anonymously can read how that works, and loses nothing', async ({
  page,
  bichar,
  signIn,
}) => {
  await signIn(page, await bichar.makePerson('Shirin Sultana'))
  await page.goto('/newreport')
  await writeReport(page, { title: 'Half a sentence' })
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'How this works' }).click()
  const beside = await opened
  await expect(beside.getByRole('heading', { name: 'How anonymous works' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Half a sentence')
})
