import { expect, onPhone, test } from '../test.ts'

/** Letters instead of digits: the search would look for three digits in a row in phone numbers. */
const lettersOf = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

test(
  'the people of the panel come on one page without a pager, on seven in full, on eight with a gap',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    const family = lettersOf(Date.now())
    const makeRelatives = (from: number, to: number) =>
      bichar.makePeople(
        Array.from({ length: to - from + 1 }, (_, index) => `Runa ${family} ${lettersOf(from + index)}`),
      )
    const pager = page.getByRole('navigation', { name: 'Pages' })
    const pagesListed = async () =>
      (await pager.getByRole('link', { name: /^Page/ }).allTextContents()).join(' ')
    const look = async (relatives: number, query = '') => {
      await page.goto(`/admin/users?search=${family}${query}`)
      await expect(page.getByText(new RegExp(`of ${relatives} items$`))).toBeVisible()
    }
    await signIn(page, bichar.admin)

    await makeRelatives(1, 9)
    await look(9)
    await expect(page.getByText('Showing 1 to 9 of 9 items')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(9)
    await expect(pager).toHaveCount(0)

    await makeRelatives(10, 61)
    await look(61)
    expect(await pagesListed()).toBe('1 2 3 4 5 6 7')

    await makeRelatives(62, 71)
    await look(71)
    expect(await pagesListed()).toBe('1 2 3 6 7 8')
    await expect(pager).toContainText('…')
    await expectAccessible(page)
    await pager.getByRole('link', { name: 'Page 8' }).click()
    await expect(page.getByText('Showing 71 to 71 of 71 items')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await look(71, '&page=5')
    expect(await pagesListed()).toBe('1 2 3 5 6 7 8')
  },
)

test(
  'people are searched for from the second letter',
  onPhone,
  async ({ bichar, page, signIn, expectAccessible }) => {
    await bichar.makePerson('Halima Begum')
    await signIn(page, bichar.admin)
    await page.clock.install()
    const searches: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/users/users') searches.push(searchParams.get('search'))
    })
    await page.goto('/admin/users')
    await expect(page.getByText(/^Showing 1 to /)).toBeVisible()
    const field = page.getByRole('searchbox', { name: 'Search users by name or phone' })
    const hint = page.getByText('Write at least two characters to search.')
    await field.fill('N')
    await expect(hint).toBeVisible()
    await page.clock.fastForward(1_000)
    await expect(page.getByText(/^Showing 1 to /)).toBeVisible()
    await expectAccessible(page)
    await field.fill('Nasrin Akt')
    await expect(hint).toBeHidden()
    await page.clock.fastForward(1_000)
    await expect(page).toHaveURL(/search=Nasrin/)
    // The list of everybody stays until the answer arrives, and Nasrin Akter may be in it.
    await expect(page.getByRole('article').filter({ hasNotText: 'Nasrin Akter' })).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(searches.filter(Boolean)).toEqual(['Nasrin Akt'])
  },
)
