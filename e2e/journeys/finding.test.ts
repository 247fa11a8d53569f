import type { Page } from '@playwright/test'
import { storedOnDevice } from '../storedOnDevice.ts'
import { atBothWidths, expect, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

const fieldOf = (page: Page) => page.getByLabel('Search posts and suspects').filter({ visible: true })

test('a name in one script finds who is written in the other, and says why', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Sultana Razia')
  const stamp = Date.now()
  const [rubel, jahangir] = [`Rubel Hawladar ${stamp}`, `জাহাঙ্গীর আলম ${stamp}`]
  await bichar.createSuspect(person, { name: rubel, location: 'Khulna' })
  await bichar.createSuspect(person, { name: jahangir })
  const title = `নদীর ঘাটে চাঁদাবাজি ${stamp}`
  await bichar.publish(person, { title, desc: 'রূপসা ঘাটে প্রতিদিন টাকা নেয়।', isAnonymous: true })
  await signIn(page, person)
  const found = page.getByRole('tabpanel', { name: /^Suspects/ })
  for (const [query, name, marked] of [
    ['রুবেল', rubel, 'Rubel'],
    ['jahangir', jahangir, 'জাহাঙ্গীর'],
  ] as const) {
    await test.step(query, async () => {
      await page.goto(`/search?show=suspects&query=${encodeURIComponent(query)}`)
      await expect(found.getByRole('link', { name })).toBeVisible()
      await expect(found.getByRole('link', { name }).locator('mark')).toHaveText(marked)
    })
  }
  await test.step('of a post the words are marked as well', async () => {
    await page.goto('/search?query=rupsa')
    await expect(page.getByRole('article').filter({ hasText: title }).locator('mark')).toHaveText('রূপসা')
  })
})

test(
  'what somebody may be about to type is suggested from the second letter on, by keyboard alone',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Kamrul Hasan')
    const name = `Quddus Mollah ${Date.now()}`
    const suspectId = await bichar.createSuspect(person, {
      name,
      status: 'arrested',
      location: 'Rupsa',
    })
    await signIn(page, person)
    await page.goto('/search')
    const field = fieldOf(page)
    const option = (name: string | RegExp) => page.getByRole('option', { name })
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/search/suggestions') asked.push(searchParams.get('query') ?? '')
    })
    /** Moves down to the option with the arrow key and selects it. */
    const choose = async (name: string | RegExp) => {
      await expect(option(name)).toBeVisible()
      await expect(async () => {
        await page.keyboard.press('ArrowDown')
        const active = await field.getAttribute('aria-activedescendant')
        expect(await option(name).getAttribute('id')).toBe(active)
      }).toPass()
      await page.keyboard.press('Enter')
    }

    await test.step('a suspect, with face and status', async () => {
      await field.focus()
      await page.keyboard.type('Q')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.type('u')
      await expect(option(new RegExp(`${name}.*Arrested.*Rupsa`))).toBeVisible()
      expect(asked).toEqual(['Qu'])
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await expect(field).toHaveValue('Qu')
      await page.keyboard.type('d')
      await choose(new RegExp(name))
      await expect(page).toHaveURL(`/suspects/${suspectId}`)
    })

    await test.step('a place and a category, in either script', async () => {
      await page.goto('/search')
      await field.focus()
      await page.keyboard.type('খুল')
      await choose('Khulna')
      await expect(page).toHaveURL('/search?district=Khulna')
      await expect(page.getByRole('heading', { name: 'Reports and suspects: Khulna' })).toBeVisible()
      await field.fill('kidn')
      await choose('Kidnapping')
      await expect(page.getByRole('heading', { name: 'Posts related to "Kidnapping"' })).toBeVisible()
    })

    await test.step('Enter searches for what is typed, and offers it again another time', async () => {
      await page.goto('/search')
      await field.focus()
      await page.keyboard.type('nowhere at all')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/search?query=nowhere+at+all')
      await expect(field).toHaveValue('nowhere at all')
      // The address changes before the page does, and with the page the field takes on the words of the address.
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await field.fill('NOWH')
      await expect(option('nowhere at all')).toBeVisible()
      // A query is offered before it is stored; leaving the page earlier would prevent that.
      const searches = async () =>
        [...((await storedOnDevice(page)) ?? [])].find(([key]) => key.endsWith('/searches'))?.[1]
      await expect.poll(searches).toContain('nowhere at all')
      await page.goto('/search')
      await field.focus()
      await page.keyboard.type('NOWH')
      await choose('nowhere at all')
      await expect(page).toHaveURL('/search?query=nowhere+at+all')
    })
  },
)

test(
  'filters stand in the address: they survive a reload and going back, and are taken off where they leave nothing',
  atBothWidths,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const person = await bichar.makePerson('Nazma Akter')
    const word = `kolshi${Date.now()}`
    const wanted = await bichar.createSuspect(person, { name: 'Selim', crimeTypes: ['Burglary'] })
    const report = { desc: 'At night.', isAnonymous: false }
    await bichar.publish(person, {
      ...report,
      title: `First ${word}`,
      location: 'Rupsa, Khulna',
      criminals: [wanted],
    })
    await bichar.publish(person, { ...report, title: `Second ${word}`, location: 'সাভার, ঢাকা' })
    await signIn(page, person)
    const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
    const referrers: (string | undefined)[] = []
    page.on('request', (request) => void referrers.push(request.headers().referer))

    await test.step('the chips count, and a category that has none is not among them', async () => {
      await page.goto(`/search?query=${word}`)
      await expect(titles).toHaveCount(2)
      await expect(titles.first().locator('mark')).toHaveText(word)
      const chips = page.getByRole('navigation', { name: 'Crime categories' }).getByRole('link')
      await expect(chips.first()).toHaveText('Burglary1 post')
      await expect(chips).toHaveCount(1)
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/search?*', (route) => answer.promise.then(() => route.continue()))
      await chips.first().click()
      await expect(page).toHaveURL(/category=Burglary/)
      await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
      // The chips stay visible while the next response is loading.
      await expect(chips.first()).toHaveText('Burglary1 post')
      answer.resolve()
      await expect(titles).toHaveText([`First ${word}`])
      await page.unroute('**/api/search?*')
      await expectAccessible(page)
      await chips.first().click()
      await expect(titles).toHaveCount(2)
    })

    await test.step('a district, found by its Bengali name', async () => {
      await page.getByRole('button', { name: 'Filters' }).click()
      const dialog = page.getByRole('dialog', { name: 'Filters' })
      await dialog.getByLabel('District or upazila').fill('খুলন')
      await expectAccessible(page)
      // Typed text without a selected place does not count as a filter, so the search is not submitted.
      await dialog.getByRole('button', { name: 'Show results' }).click()
      await expect(dialog).toBeVisible()
      await dialog.getByRole('button', { name: 'Clear filters' }).click()
      await expect(dialog.getByLabel('District or upazila')).toHaveValue('')
      await dialog.getByLabel('District or upazila').fill('খুলন')
      await dialog.getByRole('option', { name: 'Khulna' }).click()
      await expect(dialog.getByLabel('District or upazila')).toHaveValue('Khulna')
      await dialog.getByRole('button', { name: 'Show results' }).click()
      await expect(page).toHaveURL(`/search?query=${word}&district=Khulna`)
      await expect(titles).toHaveText([`First ${word}`])
    })

    await test.step('it is there after a reload, and gone after going back', async () => {
      await page.reload()
      await expect(titles).toHaveText([`First ${word}`])
      await expect(page.getByRole('link', { name: 'Remove filter: Khulna' })).toBeVisible()
      await page.goBack()
      await expect(titles).toHaveCount(2)
      await page.goForward()
      await expect(titles).toHaveCount(1)
    })

    await test.step('where filters leave nothing, each can be taken off, and a report be filed', async () => {
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByLabel('Status of a suspect').selectOption('Released')
      await page.getByRole('button', { name: 'Show results' }).click()
      await expect(page.getByText('No posts found')).toBeVisible()
      const ways = page.getByRole('region', { name: 'What you can do instead' })
      await expect(ways.getByRole('link')).toHaveText([
        'Without “Khulna”',
        'Without “Released”',
        'Without any filter',
        'File a report',
      ])
      await expectAccessible(page)
      await ways.getByRole('link', { name: 'Without “Released”' }).click()
      await expect(titles).toHaveText([`First ${word}`])
      await page.goBack()
      await ways.getByRole('link', { name: 'Without any filter' }).click()
      await expect(titles).toHaveCount(2)
    })

    await test.step('what was searched for is in no referrer', () => {
      expect(referrers.filter(Boolean)).toEqual([])
    })
  },
)

test('what is typed while the results are on their way stays', async ({ bichar, page, signIn }) => {
  await signIn(page, await bichar.makePerson('Shahana Parvin'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/SearchPage-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/about')
  await untilAlive(page)
  const field = fieldOf(page)
  await field.fill('river')
  await field.press('Enter')
  await field.pressSequentially(' ghat')
  release()
  await expect(page.getByRole('heading', { name: 'Search Results for "river"' })).toBeVisible()
  await expect(field).toHaveValue('river ghat')
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(field).toHaveValue('')
})
