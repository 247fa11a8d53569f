import { chromium, type Page } from '@playwright/test'
import { browserArguments } from '../browser.ts'
import { oldBrowser, oldVersions } from '../oldBrowsers.ts'
import { expect, onPhone, test } from '../test.ts'
import { untilAlive } from '../untilAlive.ts'

// Playwright's own actions and assertions call functions in the page that the oldest of these browsers lack.

const untilShown = (page: Page, text: string) =>
  page.waitForFunction((sought) => document.body.innerText.includes(sought), text)

/** Presses the first visible link or button with this text or name, once there is one. */
const press = (page: Page, text: string) =>
  page.waitForFunction((sought) => {
    for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
      const names = [element.textContent, element.getAttribute('aria-label')]
      if (!names.some((name) => name?.includes(sought))) continue
      if (element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden') continue
      element.click()
      return true
    }
    return false
  }, text)

/** Writes into the field with this label, once it can have the focus (not before the page is shown) and before anything else takes it. */
const write = (page: Page, label: string, text: string) =>
  page.waitForFunction(
    ([sought, written]) => {
      for (const { textContent, control } of document.querySelectorAll('label')) {
        if (!textContent?.includes(sought)) continue
        control?.focus()
        if (control && document.activeElement === control)
          return document.execCommand('insertText', false, written)
      }
      return false
    },
    [label, text] as const,
  )

for (const version of oldVersions)
  test(`Chromium ${version}: a guest reads a post and the suspects, logs in with a code, and sends a report`, async ({
    bichar,
    problems,
  }) => {
    const stamp = Date.now()
    const person = await bichar.makePerson(`Shirin ${stamp}`)
    const suspect = await bichar.createSuspect(person, {
      name: `Babul Mia ${stamp}`,
      crimeTypes: ['Drug Trafficking'],
      location: 'Thanchi',
    })
    const title = `Shop shutter cut open ${stamp}`
    await bichar.publish(person, {
      title,
      desc: 'Two men came at night.',
      isAnonymous: true,
      criminals: [suspect],
    })

    const browser = await chromium.launch({ ...(await oldBrowser(version)), args: browserArguments })
    try {
      const page = await browser.newPage({ baseURL: bichar.url, viewport: { width: 1280, height: 900 } })
      page.on('pageerror', (error) => problems.push(String(error)))
      await page.goto('/')
      await untilAlive(page)
      await press(page, title)
      await page.waitForURL(/\/postDetails\//)
      await untilShown(page, 'Two men came at night.')
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(244, 245, 242)',
      )
      // Those of a day stand in no order: of the list of everybody, other journeys may have the first page.
      await page.goto('/suspects?category=Drug%20Trafficking&district=Bandarban')
      await untilShown(page, `Babul Mia ${stamp}`)

      await page.goto('/login')
      await untilAlive(page)
      await write(page, 'Phone number', person.phone)
      await write(page, 'Password', person.password)
      await press(page, 'LOGIN')
      await page.waitForURL(/\/verify-otp$/)
      await untilAlive(page)
      await write(page, 'OTP', await bichar.codeSentTo(person.phone))
      await page.waitForURL(bichar.url)

      await page.goto('/newreport')
      await untilAlive(page)
      await write(page, 'Title', `Another one ${stamp}`)
      await write(page, 'Description', 'The same men again.')
      await press(page, 'Submit report')
      await expect.poll(() => bichar.waiting(`Another one ${stamp}`)).toHaveLength(1)
      expect(await page.evaluate(() => document.body.innerText)).not.toContain('Something went wrong')
    } catch (error) {
      const [page] = browser.contexts().flatMap((context) => context.pages())
      const shown = await page?.evaluate(() => document.body.innerText.replaceAll('\n', ' | '))
      throw new Error(`${error instanceof Error ? error.message : error} at ${page?.url()}: ${shown}`, {
        cause: error,
      })
    } finally {
      await browser.close()
    }
  })

test(
  'where the app fails, pages stay as the server made them, with links and forms that work',
  onPhone,
  async ({ bichar, browser }) => {
    const title = `Net cut in the haor ${Date.now()}`
    await bichar.publish(bichar.admin, { title, desc: 'Found at dawn.', isAnonymous: true })
    // Not watched for errors: one is what this is about.
    const context = await browser.newContext({ baseURL: bichar.url })
    const page = await context.newPage()
    await page.addInitScript(() =>
      Object.defineProperty(HTMLElement.prototype, 'popover', {
        configurable: true,
        set() {
          throw new Error('This browser lacks something')
        },
      }),
    )
    const root = page.locator('html')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })

    await page.goto('/')
    // To look into the page would count as somebody using it.
    await expect.poll(() => loads).toBe(2)
    await expect(root).not.toHaveAttribute('data-scripting')
    await page.getByRole('link', { name: title, exact: true }).first().click()
    await page.waitForURL(/\/postDetails\//)
    await expect(page.getByText('Found at dawn.')).toBeVisible()

    await test.step('a form is sent that was pressed before the scripts had come', async () => {
      const scripts = Promise.withResolvers<void>()
      await page.route('**/assets/entry.client-*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto('/follow', { waitUntil: 'commit' })
      await page.getByLabel('Follow-up code').fill('1234 5678 9012 3456')
      await page.getByRole('button', { name: 'Show the report' }).click()
      scripts.resolve()
      await expect(page.getByText('No report has this code')).toBeVisible()
    })
    await expect(root).not.toHaveAttribute('data-scripting')
    await expect(page.getByText('Something went wrong')).toHaveCount(0)

    await test.step('until somebody reloads a page of a browser that lacks nothing', async () => {
      await context.addInitScript(() => {
        for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
      })
      await page.goto('/suspects')
      await expect(root).not.toHaveAttribute('data-scripting')
      await page.reload()
      await expect(root).toHaveAttribute('data-scripting')
    })
    await context.close()
  },
)
