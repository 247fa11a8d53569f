import type { Page } from '@playwright/test'
import type { Bichar } from '../bichar.ts'
import { claimed, desk, fileReports, queue, readable, thing, title } from '../deskPage.ts'
import { expectMessage } from '../messages.ts'
import { expect, test } from '../test.ts'

const tooFast = 'Too fast: this was not read yet'
const notOpen = 'Not taken: nothing was open yet'
const decided = (page: Page) => page.getByRole('list', { name: 'Just decided' })
const tab = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} ?(, )?\\d+$`) })

/** Files things of all kinds that wait, each with a word of its own, such as `stampx7x`. Returns how many. */
async function fileMixed(bichar: Bichar, stamp: string): Promise<number> {
  const author = await bichar.makePerson('Tariq Anam')
  const reader = await bichar.makePerson('Rehana Khatun')
  let count = 0
  const word = () => `${stamp}x${++count}x`
  const report = { desc: 'At night.', location: 'Bogura', isAnonymous: true }
  for (let number = 0; number < 18; number++) await bichar.file(author, { ...report, title: word() })
  const publish = () => bichar.publish(author, { ...report, title: 'The market', isAnonymous: false })
  // Each on a report of its own: the desk shows all entries of a report.
  for (let number = 0; number < 8; number++) {
    const entry = { title: word(), date: '2020-01-01', desc: 'Seen.' }
    await bichar.call(author, 'POST /timelines/post/:postId', {
      params: { postId: await publish() },
      form: entry,
    })
  }
  const postId = await publish()
  for (let number = 0; number < 5; number++) await bichar.proposeSuspect(author, { name: word() })
  for (let number = 0; number < 6; number++) {
    const said = { text: word(), isAnonymous: false }
    const { comment } = await bichar.call(author, 'POST /posts/:id/comments', {
      params: { id: postId },
      body: said,
    })
    await bichar.call(reader, 'POST /flags', {
      body: { kind: 'comment', id: comment._id, reason: 'hate', text: '' },
    })
  }
  for (let number = 0; number < 3; number++) {
    await bichar.call(author, 'POST /support', {
      form: { name: 'Rahima', phone: '01712345678', desc: word() },
    })
  }
  return count
}

/** Notes in the page, without the desk's own notion of it, what is on the screen at each press, and for how long it has been. */
const watch = (page: Page, stamp: string) =>
  page.addInitScript((word) => {
    const presses: { on: string; shownFor: number }[] = []
    let shown = { on: '', since: 0 }
    const look = (now: number) => {
      const text = document.querySelector('[aria-label="What is to be decided"]')?.textContent ?? ''
      const on = new RegExp(`${word}x\\d+x`).exec(text)?.[0] ?? ''
      if (on !== shown.on) shown = { on, since: now }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    const press = ({ key, timeStamp }: KeyboardEvent) =>
      key === 'a' || key === '1'
        ? presses.push({ on: shown.on, shownFor: timeStamp - shown.since })
        : undefined
    addEventListener('keydown', press, true)
    Object.assign(window, { presses })
  }, stamp)

test('forty things are decided with hasty keys, none of them before it could be read, and the numbers stay true', async ({
  bichar,
  page,
  signIn,
}) => {
  test.slow()
  const stamp = `hasty${Date.now()}`
  const count = await fileMixed(bichar, stamp)
  expect(count).toBe(40)
  await signIn(page, bichar.admin)
  await watch(page, stamp)
  /** What the desk sends, as the words of the items. */
  const words = new Map<string, string>()
  const sent: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/api\/admin\/desk\/\w+\/[\w-]+$/.test(pathname) || response.request().method() !== 'GET') return
    const word = new RegExp(`${stamp}x\\d+x`).exec(await response.text().catch(() => ''))?.[0]
    if (word) words.set(pathname.split('/').at(-1) ?? '', word)
  })
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/admin/desk/decisions')) return
    sent.push(...request.postDataJSON().decisions.map(({ id }: { id: string }) => id))
  })
  await page.goto(desk(stamp))
  await expect(tab(page, 'All')).toHaveText(/40/)

  const truth = async () => {
    const { summary } = await bichar.call(bichar.admin, 'GET /admin/summary', {})
    const { counts } = await bichar.call(bichar.admin, 'GET /admin/desk', { query: { search: stamp } })
    return {
      all: Object.values<number>(counts).reduce((sum, each) => sum + each, 0),
      waiting: [
        summary.pendingPosts,
        summary.pendingTimelines,
        summary.pendingSuspects,
        summary.supportRequests,
      ],
    }
  }
  const numberOf = async (name: string) =>
    Number(
      /\d+/.exec(
        await page
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .first()
          .innerText(),
      )?.[0] ?? 0,
    )
  const expectTrue = () =>
    expect(async () => {
      const { all, waiting } = await truth()
      await expect(tab(page, 'All')).toHaveText(new RegExp(`\\D${all}$`), { timeout: 100 })
      const shown = []
      for (const name of ['Pending reports', 'Pending Timelines', 'Criminals', 'Support requests'])
        shown.push(await numberOf(name))
      expect(shown).toEqual(waiting.map((each) => each.count))
    }).toPass({ timeout: 5_000 })

  // Always the same pauses, so that a failure can be repeated.
  let pause = 60
  const press = async (key: string) => {
    await page.keyboard.press(key)
    pause = 60 + ((pause * 7 + 31) % 241)
    await page.waitForTimeout(pause)
  }
  let checked = 0
  for (let presses = 0; presses < 600 && (await queue(page).count()) > 0; presses++) {
    if (presses % 5 === 4) {
      await press('r')
      await press('1')
    } else await press('a')
    if (sent.length >= checked + 8) {
      checked = sent.length
      await expectTrue()
    }
  }
  await expect(queue(page)).toHaveCount(0)
  expect(new Set(sent).size).toBe(40)
  expect(sent).toHaveLength(40)
  const made = await page.evaluate(
    () => (window as unknown as { presses: { on: string; shownFor: number }[] }).presses,
  )
  const read = new Set(made.filter(({ shownFor }) => shownFor >= 500).map(({ on }) => on))
  expect(made.some(({ shownFor }) => shownFor < 500)).toBe(true)
  expect(sent.filter((id) => !read.has(words.get(id) ?? 'unknown'))).toEqual([])

  await test.step('also once all of it has taken effect', async () => {
    await expect(decided(page)).toHaveCount(0, { timeout: 30_000 })
    await expectTrue()
    expect((await truth()).all).toBe(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Nothing fits these filters' })).toBeVisible()
    await expectTrue()
  })
})

/** Presses keys, a frame apart; from outside the page the second one could come half a second later. */
const pressHastily = (page: Page, ...keys: string[]) =>
  page.evaluate(async (all) => {
    for (const key of all) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await new Promise(requestAnimationFrame)
    }
  }, keys)

/** The same as soon as something else is on the screen: from outside the page that could come too late. */
const pressOnceShown = (page: Page, before: string, keys: readonly string[]) =>
  page.evaluate(
    async ([shown, all]) => {
      const frame = () => new Promise(requestAnimationFrame)
      const now = () =>
        document.querySelector('[aria-label="What is to be decided"] h2')?.textContent ?? shown
      while (now() === shown) await frame()
      for (const key of all) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await frame()
      }
    },
    [before, keys] as const,
  )

test('a second press, by key or button, decides nothing unseen, and the desk says so', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Bounced ${Date.now()}`
  await fileReports(bichar, stamp, 5)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  await pressHastily(page, 'a', 'a')
  await expect(page.getByText(tooFast)).toBeVisible()
  await expect(queue(page)).toHaveCount(4)

  await expect(claimed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(queue(page)).toHaveCount(3)
  await expect(page.getByText(tooFast)).toBeVisible()

  await test.step('a reason that comes too early leaves the question open', async () => {
    await expect(claimed(page)).toBeVisible()
    const before = await title(page).innerText()
    await page.keyboard.press('a')
    await pressOnceShown(page, before, ['r', '1'])
    const reasons = page.getByRole('region', { name: 'Send back: why?' })
    await expect(reasons).toBeVisible()
    await expect(readable(page)).toBeVisible()
    const second = await title(page).innerText()
    await page.keyboard.press('1')
    await expect(queue(page)).toHaveCount(1)
    await expect(decided(page)).toContainText(`Sent back: ${second}`)
  })

  await test.step('after an undo the keys mean what came back', async () => {
    await expect(claimed(page)).toBeVisible()
    const next = await title(page).innerText()
    await pressHastily(page, 'z', 'a')
    await expect(title(page)).not.toHaveText(next)
    const shown = await title(page).innerText()
    await expect(page.getByText(tooFast)).toBeVisible()
    await expect(queue(page)).toHaveCount(2)
    await expect(claimed(page)).toBeVisible()
    await page.keyboard.press('a')
    await expect(decided(page)).toContainText(`Approved: ${shown}`)
    await expect(queue(page)).toHaveCount(1)
  })

  await test.step('also before the decision has reached the server', async () => {
    await expect(claimed(page)).toBeVisible()
    const last = await title(page).innerText()
    await pressHastily(page, 'a', 'z')
    await expect(queue(page)).toHaveCount(1)
    await expect(claimed(page)).toBeVisible()
    await expect(title(page)).toHaveText(last)
    await page.keyboard.press('a')
    await expect(decided(page)).toContainText(`Approved: ${last}`)
  })
})

test('what is chosen is listed for as long as it is, and the button says how many', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  const stamp = `Seven ${Date.now()}`
  await fileReports(bichar, stamp, 8)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  await expect(claimed(page)).toBeVisible()
  for (let row = 0; row < 7; row++) await queue(page).nth(row).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Approve 7' })).toBeVisible()
  const list = thing(page).getByRole('heading', { level: 3 })
  await expect(list).toHaveCount(7)
  await expectAccessible(page)
  await test.step('reading on leaves no choice behind', async () => {
    for (const key of ['j', 'j', 'k']) {
      await page.keyboard.press(key)
      await expect(list).toHaveCount(7)
    }
  })
  await test.step('what becomes chosen at the last moment has to be seen', async () => {
    await expect(readable(page)).toBeVisible()
    const last = queue(page).nth(7).getByRole('checkbox')
    await last.evaluate((box: HTMLElement) => {
      box.click()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    })
    await expect(page.getByText(tooFast)).toBeVisible()
    await expect(list).toHaveCount(8)
    await thing(page)
      .getByRole('button', { name: /^Leave out/ })
      .last()
      .click()
    await expect(list).toHaveCount(7)
  })
  await expect(readable(page)).toBeVisible()
  await page.keyboard.press('a')
  await expect(decided(page)).toContainText('7 decided together')
  await expect(queue(page)).toHaveCount(1)
})

test('what is pressed before the desk has been loaded moves on once it is, and decides nothing', async ({
  bichar,
  page,
  signIn,
}) => {
  const stamp = `Early ${Date.now()}`
  await fileReports(bichar, stamp, 3)
  await signIn(page, bichar.admin)
  let release = () => {}
  const arrival = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(desk(stamp), { waitUntil: 'commit' })
  await expect(page.locator('body')).toBeAttached()
  for (const key of ['a', 'j']) await page.keyboard.press(key)
  release()
  await expect(page.getByText(notOpen)).toBeVisible()
  await expect(queue(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(queue(page)).toHaveCount(3)
  await expect(decided(page)).toHaveCount(0)
})

test('what was decided today is listed, and taken back from the list or on the page of the report', async ({
  bichar,
  page,
  signIn,
  expectAccessible,
}) => {
  test.slow()
  const stamp = `Taken back ${Date.now()}`
  const filed = await fileReports(bichar, stamp, 2)
  const status = async (id = '') => (await page.request.get(`/api/posts/${id}`)).status()
  const expectStatuses = (...expected: number[]) =>
    expect.poll(() => Promise.all(filed.map(({ id }) => status(id))), { timeout: 60_000 }).toEqual(expected)
  await signIn(page, bichar.admin)
  await page.goto(desk(stamp))
  for (const left of [1, 0]) {
    await expect(claimed(page)).toBeVisible()
    await page.keyboard.press('a')
    await expect(queue(page)).toHaveCount(left)
  }
  await expectStatuses(200, 200)

  await test.step('from the list', async () => {
    await page.keyboard.press('d')
    const list = page.getByRole('dialog', { name: 'Decided by me today' })
    const entry = list.getByRole('article').filter({ hasText: filed[0]?.title ?? '' })
    await expect(entry).toContainText('approved the post')
    await expectAccessible(page)
    await entry.getByRole('button', { name: 'Take back' }).click()
    await expectMessage(page, 'Taken back: it waits again')
    await expect(entry.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await expectStatuses(404, 200)
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(queue(page)).toHaveCount(1)
    await expect(tab(page, 'Reports')).toHaveText(/\D1$/)
  })

  await test.step('from the menu of the report', async () => {
    await page.goto(`/postDetails/${filed[1]?.id}`)
    await page.getByRole('button', { name: 'More about this post' }).click()
    await page.getByRole('menuitem', { name: 'Take back to the desk' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await expectMessage(page, 'Taken back: it waits again')
    await expectStatuses(404, 404)
    await expect(page.getByRole('button', { name: 'Approve Post' })).toBeVisible()
    await page.goto(desk(stamp))
    await expect(queue(page)).toHaveCount(2)
  })
})
