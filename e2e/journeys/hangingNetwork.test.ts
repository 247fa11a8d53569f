import { endSessionOnChange } from '../endSession.ts'
import { logInByForm } from '../loginForms.ts'
import { expectMessage } from '../messages.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

test(
  'a reaction that is given where the network hangs waits for it, and arrives',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `Hanging network ${Date.now()}`
    const id = await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    await signIn(page, await bichar.makePerson('Jahanara Begum'))
    await page.clock.install()
    await page.goto(`/postDetails/${id}`)
    await untilAlive(page)
    await expect(page.getByRole('link', { name: 'Profile' }).filter({ visible: true })).toBeVisible()
    const justice = page.getByRole('main').getByRole('button', { name: /বিচার চাই/ })
    let hangs = 0
    await page.route('**/reactions', () => {
      hangs += 1
    })
    await justice.click()
    await expect(justice).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => hangs).toBe(1)
    await expect(page.getByText('Waits for the network')).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(page.getByText('Waits for the network')).toBeVisible()
    await page.unroute('**/reactions')
    await page.clock.runFor(60_000)
    await page.reload()
    await expect(justice).toHaveAccessibleName(/ 1 /)
    await expect(justice).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'a comment that is typed when the session ends is found again after the login, and by nobody else',
  onPhone,
  async ({ bichar, page, signIn }) => {
    const title = `Session ends ${Date.now()}`
    const id = await bichar.publish(bichar.admin, { title, desc: 'x', isAnonymous: false })
    const person = await bichar.makePerson('Jahanara Begum')
    const other = await bichar.makePerson('Nurul Islam')
    await signIn(page, person)
    const open = () => page.goto(`/postDetails/${id}?tab=comments`)
    const field = page.getByLabel('Write a comment')
    await open()
    await untilAlive(page)
    await field.fill('What I saw from the roof')
    await page.getByLabel('Comment anonymously').check()
    await endSessionOnChange(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page).toHaveURL(/\/login$/)

    await test.step('the login leads its writer back to it', async () => {
      await logInByForm(page, person)
      await expect(page).toHaveURL(new RegExp(`/postDetails/${id}`))
      await page.getByRole('tab', { name: 'Comments' }).click()
      await expect(field).toHaveValue('What I saw from the roof')
      await expect(page.getByLabel('Comment anonymously')).toBeChecked()
    })

    await test.step('whoever logs in next on the device has nothing of it', async () => {
      await signIn(page, other)
      await open()
      await expect(field).toHaveValue('')
      await signIn(page, person)
      await open()
      await expect(field).toHaveValue('What I saw from the roof')
    })

    await test.step('a logout forgets it', async () => {
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectMessage(page, 'Logged out successfully')
      expect(
        await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unsent/'))),
      ).toEqual([])
    })
  },
)
