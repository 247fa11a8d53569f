import { enterCode, logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { atBothWidths, expect, onPhone, test } from '../test.ts'

const justice = /বিচার চাই/

// Shows spec 2.13, 2.14, 2.54, 4.21, 4.22, 5.52, 6.5, 8.113.
test(
  'a guest who wants justice is led to log in, and comes back to the post',
  atBothWidths,
  async ({ bichar, page, expectAccessible }) => {
    const author = await bichar.makePerson('Selim Reza')
    const person = await bichar.makePerson('Nadia Islam')
    const title = `Van stolen at the market ${Date.now()}`
    const id = await bichar.publish(author, { title, desc: 'It stood there at noon.', isAnonymous: true })
    const address = `${bichar.url}/postDetails/${id}`
    const button = page.getByRole('button', { name: justice })

    // The counts come with the posts, so it does not matter that the list of reactions fails to load.
    await page.route('**/api/posts/*/reactions', (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )

    await test.step('the guest is told why, and logs in', async () => {
      await page.goto(address)
      await expect(button).toContainText('0')
      await expect(button).toHaveAttribute('aria-pressed', 'false')
      await button.click()
      await expectMessage(page, 'Please login to continue')
      await expect(page).toHaveURL(/\/login$/)
      await logInByForm(page, person)
      await enterCode(page, bichar, person.phone)
      await expect(page).toHaveURL(address)
    })

    await test.step('what the guest wanted is done: it shows on the post, on its card, and after a reload', async () => {
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toHaveAccessibleName('বিচার চাই 1 person wants justice')
      await expectAccessible(page)
      // A page that is left at once could take the call with it.
      const counted = async () =>
        (await bichar.call(bichar.admin, 'GET /posts/:id/reactions', { params: { id } })).reactionCount
      await expect.poll(counted).toBe(1)
      await page.goto('/')
      const card = page.getByRole('article').filter({ hasText: title })
      const onCard = card.getByRole('button', { name: justice })
      await expect(onCard).toHaveAttribute('aria-pressed', 'true')
      await expect(onCard).toContainText('1')

      await card.getByRole('link', { name: title }).click()
      const opened = page.getByRole('dialog').getByRole('button', { name: justice })
      await opened.click()
      await expect(opened).toHaveAttribute('aria-pressed', 'false')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(onCard).toHaveAttribute('aria-pressed', 'false')
      await expect(onCard).toContainText('0')
    })
  },
)

test(
  'a guest is told when what was wanted before the login cannot be done after it',
  onPhone,
  async ({ bichar, page }) => {
    const author = await bichar.makePerson('Selim Reza')
    const person = await bichar.makePerson('Mahmuda Begum')
    const id = await bichar.publish(author, { title: 'Pump taken', desc: 'At night.', isAnonymous: false })
    await page.goto(`/postDetails/${id}`)
    await page.getByRole('button', { name: justice }).click()
    await expectMessage(page, 'Please login to continue')
    await bichar.call(author, 'DELETE /posts/:id', { params: { id } })
    await logInByForm(page, person)
    await enterCode(page, bichar, person.phone)
    await expect(page.getByText('Post not found').first()).toBeVisible()
    await expectMessage(page, 'Post not found')
  },
)

// Shows spec 4.21, 8.110.
test('however often and fast it is pressed, the screen and the server agree; what is refused is undone', async ({
  bichar,
  page,
  signIn,
}) => {
  const person = await bichar.makePerson('Kamrul Hasan')
  const title = `Street lamp broken ${Date.now()}`
  const id = await bichar.publish(person, { title, desc: 'Dark since Monday.', isAnonymous: false })
  await signIn(page, person)
  await page.goto(`/postDetails/${id}`)
  const button = page.getByRole('button', { name: justice })
  await expect(button).toBeEnabled()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const onServer = async () => {
    const answer = await page.request.get(`/api/posts/${id}/reactions`, { headers })
    return (await answer.json()).hasReacted
  }

  await test.step('an odd number of presses leaves it pressed', async () => {
    for (let press = 0; press < 5; press++) await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(onServer).toBe(true)
  })

  await test.step('too many are refused with the reason, and the reaction stays as it was', async () => {
    /** Reacts until the server refuses; returns how many times it succeeded, and for how many seconds none will. */
    const spendAll = async () => {
      for (let accepted = 0; ; accepted++) {
        const answer = await page.request.post(`/api/posts/${id}/reactions`, { headers })
        if (answer.status() === 429) return { accepted, left: Number(answer.headers()['retry-after']) }
        expect(answer.status()).toBe(200)
      }
    }
    await spendAll()
    // On a slow machine the minute of the rate limit may be over before the page has reloaded, or before it is pressed.
    await expect(async () => {
      await page.reload()
      await expect(button).toBeVisible()
      const { accepted, left } = await spendAll()
      expect([accepted, left > 40]).toEqual([0, true])
    }).toPass()
    const before = String(await onServer())
    await expect(button).toHaveAttribute('aria-pressed', before)
    const seen = Promise.withResolvers<void>()
    await page.route('**/reactions', async (route) => {
      await seen.promise
      await route.continue()
    })
    await button.click()
    await expect(button).not.toHaveAttribute('aria-pressed', before)
    seen.resolve()
    await expectMessage(page, 'Please wait before reacting again.')
    await expect(button).toHaveAttribute('aria-pressed', before)
  })

  await test.step('without a network it waits', async () => {
    const before = String(await onServer())
    await page.context().setOffline(true)
    await button.click()
    await expect(button).toContainText('Waits for the network')
    await expect(button).not.toHaveAttribute('aria-pressed', before)
  })
})
