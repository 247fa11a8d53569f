import { expect, test } from '../test.ts'

test('a push that comes while nobody looks is shown, and the open windows tell how much is unread', async ({
  bichar,
  context,
  page,
  signIn,
}) => {
  // A private window has no push service; what comes from one is handed to the browser here.
  await context.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error('There is no push service'))
  })
  await context.grantPermissions(['notifications'], { origin: bichar.url })
  await signIn(page, await bichar.makePerson('Monir Hossain'))
  await page.goto('/suspects')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('heading', { name: 'Latest reports' })).toBeAttached()

  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (message: object) =>
    browser.send('ServiceWorker.deliverPushMessage', {
      origin: bichar.url,
      registrationId,
      data: JSON.stringify(message),
    })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
    })

  const message = {
    id: 'n1',
    title: 'Your post was approved',
    body: 'Everybody can read it now',
    link: '/profile',
  }
  // What the windows read when they open may still be on its way, and would be the later word.
  await expect(async () => {
    await push({ ...message, unreadCount: 7 })
    for (const window of [page, other]) await expect(window).toHaveTitle('(7) Bichar', { timeout: 1_000 })
  }).toPass()
  const { title, body, link } = message
  // However often it comes, it is there once.
  await push({ ...message, unreadCount: 120 })
  await expect(other).toHaveTitle('(99+) Bichar')
  await expect.poll(shown).toEqual([{ title, body, data: { link } }])
})
