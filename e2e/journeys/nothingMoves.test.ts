import type { Locator, Page } from '@playwright/test'
import { atBothWidths, expect, test } from '../test.ts'

/** Records every tappable element that moves between two frames once the page is shown. Elements at the bottom of a page may move down. */
const noteMoves = (page: Page, parts: string) =>
  page.addInitScript((parts) => {
    const moved = new Set<string>()
    const state = Object.assign(window, { moved, isWatched: false })
    const places = new Map<Element, { x: number; y: number }>()
    let frames = 0
    const look = () => {
      requestAnimationFrame(look)
      const { dataset } = document.documentElement
      if (dataset.session || document.readyState !== 'complete' || document.fonts.status !== 'loaded') return
      frames += 1
      // Elements that change their width when the page is shown do so one frame later, even with reduced motion.
      if (frames < 4) return
      for (const element of document.querySelectorAll('a, button, summary, input, textarea')) {
        const { x, y, width } = element.getBoundingClientRect()
        const before = places.get(element)
        places.delete(element)
        // An invisible element, or one for screen readers only, cannot be tapped.
        if (width < 2 || !element.closest(parts)) continue
        places.set(element, { x, y })
        if (before && Math.hypot(x - before.x, y - before.y) > 1)
          moved.add(
            `${element.getAttribute('aria-label') ?? element.textContent}: ${x - before.x}, ${y - before.y}`,
          )
      }
      state.isWatched = true
    }
    requestAnimationFrame(look)
  }, parts)

test(
  'what only some are shown moves nothing that they may be about to tap',
  atBothWidths,
  async ({ bichar, elsewhere, signIn, expectAccessible, isMobile }) => {
    const author = await bichar.makePerson('Farhana Islam')
    const reader = await bichar.makePerson('Mizanur Rahman')
    const suspect = await bichar.createSuspect(author, { name: 'Babul Mia' })
    const report = { desc: 'At night.', location: 'Savar, Dhaka', criminals: [suspect] }
    const secret = await bichar.publish(author, { ...report, title: 'Sand taken', isAnonymous: true })
    const named = await bichar.publish(author, { ...report, title: 'Timber cut', isAnonymous: false })
    const waiting = await bichar.file(author, { ...report, title: 'Nets cut', isAnonymous: true })
    for (const id of [secret, waiting])
      await bichar.call(bichar.admin, 'POST /posts/:id/questions', {
        params: { id },
        body: { text: 'When?' },
      })
    for (const who of [author, reader])
      await bichar.call(who, 'POST /posts/:id/comments', {
        params: { id: secret },
        body: { text: 'I saw it, too', confirmsName: true },
      })
    await bichar.tell(author, secret, { title: 'Police came', date: '2026-11-13', desc: '' })
    // A timeline entry that is newer than the question would answer it.
    await bichar.weeksLater(secret)
    const asked = () => bichar.call(author, 'GET /outcomes', {})
    await expect.poll(async () => (await asked()).asked).toHaveLength(1)

    /** Opens a page that the server has rendered as for a guest, and delays everything else. */
    const open = async (who: typeof author, address: string, late: (page: Page) => Locator[]) => {
      const page = await elsewhere()
      await signIn(page, who)
      const parts = 'article, section, header, [role=tablist]'
      // The admin sidebar is separate and loaded later, so it may move.
      await noteMoves(page, who === bichar.admin ? parts : `${parts}, aside`)
      let show = () => {}
      const shown = new Promise<void>((resolve) => {
        show = resolve
      })
      // The frame for admins is only fetched for them, and may come at any time.
      await page.route(/\/api\/(?!auth)|\/assets\/adminParts-/, async (route) => {
        await shown
        await route.continue()
      })
      await page.goto(address)
      await page.waitForFunction(() => Reflect.get(window, 'isWatched'))
      for (const thing of late(page)) await expect(thing).toHaveCount(0)
      show()
      for (const thing of late(page)) await expect(thing).toBeVisible()
      expect(
        await page.evaluate(() => [...Reflect.get(window, 'moved')]),
        `${who.name} at ${address}`,
      ).toEqual([])
      return page
    }
    const region = (page: Page, name: string) => page.getByRole('region', { name })

    await test.step('to its author a report says what it asks, and leads there', async () => {
      const page = await open(author, `/postDetails/${secret}`, (page) => [
        page.getByText('leaves this site at once'),
        page
          .getByRole('banner')
          .or(page.getByRole('complementary', { name: 'Sidebar' }))
          .getByRole('button', { name: 'Leave now' }),
        page.getByRole('heading', { name: 'Questions from the moderators' }),
        region(page, 'What became of it?'),
        page.getByRole('button', { name: 'Questions from the moderators' }),
      ])
      await page.getByRole('button', { name: 'Questions from the moderators' }).click()
      await expect(page.getByRole('heading', { name: 'Questions from the moderators' })).toBeInViewport({
        ratio: 1,
      })
      await expectAccessible(page)
      await open(author, `/postDetails/${named}`, (page) => [page.getByText('Your report: we notify you')])
      await open(author, `/postDetails/${waiting}`, (page) => [
        page.getByRole('button', { name: 'Send answer' }),
      ])
      await open(author, `/postDetails/${secret}?tab=timelines`, (page) => [
        page.getByRole('button', { name: 'Add Timeline' }),
      ])
    })

    await test.step('to somebody who has commented, a way to take that back', async () => {
      await open(reader, `/postDetails/${secret}?tab=comments`, (page) => [
        page.getByRole('button', { name: 'Delete comment' }),
      ])
      await open(reader, `/suspects/${suspect}`, (page) => [
        page.getByRole('button', { name: 'Follow', exact: true }),
      ])
    })

    await test.step('to moderators, what there is to decide', async () => {
      const panel = (page: Page) =>
        isMobile ? [page.getByRole('banner').getByText('Admin', { exact: true })] : []
      await open(bichar.admin, `/postDetails/${secret}`, (page) => [
        page.getByRole('button', { name: 'Take back' }),
        page.getByRole('heading', { name: 'Questions to the author' }),
      ])
      await open(bichar.admin, `/postDetails/${waiting}`, (page) => [
        page.getByRole('button', { name: 'Approve' }),
        page.getByRole('heading', { name: 'Questions to the author' }),
      ])
      await open(bichar.admin, '/', panel)
    })
  },
)
