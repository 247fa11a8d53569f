import type { Worker } from '@playwright/test'
import { expect, onPhone, test, withServiceWorker } from '../test.ts'

test.use(withServiceWorker)

/** Records the last notification that the service worker shows, because a headless browser shows none. */
async function watchShown(worker: Worker) {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, options) => {
      Object.assign(globalThis, {
        shown: { title, body: options?.body, tag: options?.tag, data: options?.data },
      })
      return show(title, options)
    }
  })
  return () => worker.evaluate(() => Reflect.get(globalThis, 'shown'))
}

// Shows spec 2.42, 4.36.
test(
  'a push that comes while nobody looks is shown, and the open windows tell how much is unread',
  onPhone,
  async ({ bichar, context, page, signIn }) => {
    // A private window has no push service, so the test delivers the push messages to the browser itself.
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
    const shown = await watchShown(
      context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker')),
    )
    const message = {
      id: 'n1',
      title: 'Your post was approved',
      body: 'Everybody can read it now',
      link: '/profile',
    }
    for (const unreadCount of [7, 120]) {
      // The windows may still be loading the real count, which would overwrite the pushed one.
      await expect(async () => {
        await push({ ...message, unreadCount })
        for (const window of [page, other])
          await expect(window).toHaveTitle(new RegExp(`^\\(${unreadCount}\\) .*Bichar$`), { timeout: 1_000 })
      }).toPass()
    }
    const { id, title, body, link } = message
    // A repeated notification replaces the first, because it has the same tag.
    await expect.poll(shown).toEqual({ title, body, tag: id, data: { link } })
  },
)
