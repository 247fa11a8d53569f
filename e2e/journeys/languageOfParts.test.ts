import path from 'node:path'
import { makeThings } from '../failures/fixtures.ts'
import { panelScreens } from '../panelScreens.ts'
import { runTogether } from '../runTogether.ts'
import { settled } from '../settled.ts'
import { expect, test } from '../test.ts'
import { unmarkedParts } from '../unmarkedParts.ts'

const picture = path.join(import.meta.dirname, '../files/with-gps.jpg')

const reports = {
  bn: { title: 'বাজারে দোকান ভাঙচুর', desc: 'কাল রাতে বাজারের তিনটি দোকান ভেঙে টাকা নিয়ে গেছে। '.repeat(6) },
  en: {
    title: 'Shops looted at the bazaar',
    desc: 'Last night three shops of the bazaar were broken. '.repeat(6),
  },
}

const ofPanel = ['', 'desk', ...panelScreens, 'appeals'].map((screen) => `/admin/${screen}`)

for (const [screens, written] of [
  ['en', 'bn'],
  ['bn', 'en'],
] as const) {
  test(`what people wrote in '${written}' is marked as such on every screen in '${screens}'`, async ({
    bichar,
    page,
    signIn,
  }) => {
    const admin = await bichar.superAdmin()
    await signIn(page, admin)
    const { post, waiting, suspect } = await makeThings(bichar, page, admin, written)
    const files = [picture, picture, picture]
    const author = await bichar.makePerson(written === 'bn' ? 'শাহানা বেগম' : 'Shahana Begum')
    const long = await bichar.publish(
      author,
      {
        ...reports[written],
        isAnonymous: false,
        source: 'https://example.com/a',
        kinds: ['Vandalism'],
        criminals: [suspect],
      },
      files,
    )
    await page.context().addCookies([{ name: 'language', value: screens, url: bichar.url }])

    const reading = [
      '/',
      `/postDetails/${post}?tab=comments`,
      `/postDetails/${post}?tab=timelines`,
      `/postDetails/${long}`,
      '/suspects',
      `/suspects/${suspect}`,
      '/blogs',
      '/success-stories',
      '/notification',
      '/following',
      '/profile',
      '/newreport',
      '/support',
      `/search?query=${encodeURIComponent(reports[written].title)}`,
      `/admin/getpostDetails/${waiting}`,
    ]
    for (const address of [...reading, ...ofPanel]) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.locator('main h1, main h2').first()).toBeAttached()
        await settled(page)
        expect(await unmarkedParts(page)).toEqual([])
        expect.soft(await runTogether(page), address).toEqual([])
      })
    }
    await test.step('in the viewer', async () => {
      await page.goto(`/postDetails/${long}`)
      await page.getByRole('link', { name: reports[written].title }).first().click()
      await expect(page.getByRole('dialog').getByRole('img', { name: reports[written].title })).toBeVisible()
      expect(await unmarkedParts(page)).toEqual([])
    })
  })
}
