import hotToast from 'react-hot-toast/headless'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applySession } from '../api/session.ts'
import { pressEscape } from '../test/dialogs.ts'
import { clickAtOnce, passTime, untilNow } from '../test/fakeTime.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { announce } from './announce.ts'
import { Dialog } from './Dialog.tsx'
import { DismissToastsOnNavigation } from './DismissToastsOnNavigation.tsx'
import { LastMessages } from './LastMessages.tsx'
import { toast } from './toast.ts'
import { toastWithButton } from './toastWithButton.tsx'

const shown = () => [...document.querySelectorAll<HTMLElement>('.toast')]
const texts = () => shown().map(({ textContent }) => textContent)
const isLeaving = () => shown().some((each) => 'leaving' in each.dataset)
const untilSaid = (text: string) => untilNow(() => expect(texts()).toEqual([text]))
const untilGone = () => expect.poll(texts).toEqual([])
const untilLeaving = () => untilNow(() => expect(isLeaving()).toBe(true))

/** Expects the one toast to begin to leave after this time, and not earlier. */
async function expectToLast(milliseconds: number) {
  await passTime(milliseconds - 100)
  expect(isLeaving()).toBe(false)
  await passTime(200)
  await untilLeaving()
  await passTime(2_000)
  await untilGone()
}

async function renderPage() {
  // A toast under the pointer would stay.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  vi.useFakeTimers()
  return renderWith(<h1>A page</h1>)
}

test('WebKit makes a toast no higher than its text, as the row that it stands in is not stretched', async () => {
  await renderPage()
  toast.success('Copied')
  await untilSaid('Copied')
  const layer = shown()[0]?.closest('[data-toasts]') as HTMLElement
  expect(getComputedStyle(layer).alignContent).toMatch(/start$/)
})

// Shows spec 9.30.
test('a toast with good news lasts for two seconds', async () => {
  await renderPage()
  toast.success('Copied')
  await untilSaid('Copied')
  await expectToLast(2_000)
})

// Shows spec 9.30.
test('a toast with bad news lasts for four seconds', async () => {
  await renderPage()
  toast.error('Not copied')
  await untilSaid('Not copied')
  await expectToLast(4_000)
})

// Shows spec 9.31.
test('a toast with news from elsewhere lasts for five seconds', async () => {
  await renderPage()
  toast.news('road', 'The road is open again')
  await untilSaid('The road is open again')
  await expectToLast(5_000)
})

test('a toast with a button lasts for eight seconds', async () => {
  await renderPage()
  toastWithButton('success', { message: 'Unfollowed', label: 'Undo', onPress: () => undefined })
  await untilSaid('UnfollowedUndo')
  await expectToLast(8_000)
})

test('a toast that is rendered five seconds after it was made lasts as long as any', async () => {
  await renderPage()
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 5_000)
  toast.error('Not copied')
  clock.mockRestore()
  await untilSaid('Not copied')
  await expectToLast(4_000)
})

test('a toast takes the place of the one before', async () => {
  await renderPage()
  toast.success('Copied')
  await untilSaid('Copied')
  toast.error('Not copied')
  await untilSaid('Not copied')
})

test('a toast that is shown already is not shown twice', async () => {
  await renderPage()
  toast.error('Not copied')
  toast.error('Not copied')
  await untilSaid('Not copied')
})

for (const width of [360, 1440]) {
  // Shows spec 9.30.
  test(`a toast stands at the top, in the middle, at a width of ${width} px`, async () => {
    await page.viewport(width, 740)
    await renderWith(<h1>A page</h1>)
    toast.success('Copied')
    await untilSaid('Copied')
    const { left, right, top } = shown()[0]?.getBoundingClientRect() ?? new DOMRect()
    // The space reserved for a scroll bar is on one side only.
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(10)
    expect(top).toBeLessThan(100)
    // The bar at the top of the frame, on a phone only.
    const least = width < 1024 ? 56 : 0
    // It slides in from above.
    await expect.poll(() => shown()[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(least)
    await page.viewport(1440, 900)
  })
}

test('a toast goes with its page, long before its time', async () => {
  vi.useFakeTimers()
  const screen = await renderWith(<h1>A page</h1>, { everywhere: <DismissToastsOnNavigation /> })
  toast.error('Not copied')
  await untilSaid('Not copied')
  await passTime(1_100)
  await screen.goTo('/suspects')
  await untilLeaving()
})

test('a toast that came as the page was left explains it on the next', async () => {
  vi.useFakeTimers()
  const screen = await renderWith(<h1>A page</h1>, { everywhere: <DismissToastsOnNavigation /> })
  toast.plain('Please login')
  await screen.goTo('/login')
  await untilSaid('Please login')
  expect(isLeaving()).toBe(false)
})

const undo = page.getByRole('button', { name: 'Undo' })
const sayWithUndo = (onPress: () => void = () => undefined) =>
  toastWithButton('success', { message: 'Unfollowed', label: 'Undo', onPress })

test('a toast stays while its button has the focus, and goes by itself afterwards', async () => {
  const screen = await renderPage()
  await screen.goTo('/')
  sayWithUndo()
  await untilSaid('UnfollowedUndo')
  undo.element().focus()
  await passTime(20_000)
  expect(texts()).toEqual(['UnfollowedUndo'])
  expect(isLeaving()).toBe(false)
  undo.element().blur()
  await passTime(9_000)
  await untilGone()
})

test('a toast stays while the pointer is on it', async () => {
  await renderPage()
  sayWithUndo()
  await untilSaid('UnfollowedUndo')
  await undo.hover()
  await passTime(20_000)
  expect(texts()).toEqual(['UnfollowedUndo'])
  expect(isLeaving()).toBe(false)
})

test('a toast goes when its button is pressed, and the next one goes by itself', async () => {
  await renderPage()
  sayWithUndo(() => toast.success('Followed again'))
  await untilSaid('UnfollowedUndo')
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await untilSaid('Followed again')
  await passTime(3_000)
  await untilGone()
})

test('a toast can be pressed over an open dialog', async () => {
  const onPress = vi.fn()
  await renderWith(
    <Dialog title="A post" onClose={() => undefined}>
      <p>Text</p>
    </Dialog>,
  )
  sayWithUndo(onPress)
  await undo.click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a toast that was shown in a dialog stays when that closes', async () => {
  const onPress = vi.fn()
  vi.useFakeTimers()
  const screen = await renderWith(
    <Dialog title="A post" onClose={() => undefined}>
      <p>Text</p>
    </Dialog>,
  )
  sayWithUndo(onPress)
  await untilSaid('UnfollowedUndo')
  await screen.goTo('/elsewhere')
  await untilNow(() => expect(screen.getByText('Another page').query()).not.toBeNull())
  await untilSaid('UnfollowedUndo')
  clickAtOnce(undo)
  expect(onPress).toHaveBeenCalledOnce()
})

test('a toast stays on top of a dialog that the browser has closed and that was opened again', async () => {
  await renderWith(
    <Dialog title="A post" onClose={() => undefined} busy>
      <p>Sending</p>
    </Dialog>,
  )
  toast.news('office', 'Office closed')
  await untilSaid('Office closed')
  await pressEscape(4)
  const isOnTop = () => {
    const [said] = shown()
    const { left, right, top, bottom } = said?.getBoundingClientRect() ?? new DOMRect()
    return said?.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  }
  await expect.poll(isOnTop).toBe(true)
})

/** Everything that comes into a region which screen readers know already, and which region that was; they miss what comes with its region. */
function recordSaid() {
  const said: string[] = []
  const known = new Set(document.querySelectorAll('[aria-live]'))
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = target instanceof Element && target.closest('[aria-live]')
      if (!region || !known.has(region)) continue
      for (const { textContent } of addedNodes)
        if (textContent) said.push(`${region.ariaLive}: ${textContent}`)
    }
    for (const region of document.querySelectorAll('[aria-live]')) known.add(region)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  return said
}
const regions = (within: string) =>
  [...document.querySelectorAll(`${within} > [data-toasts] > [aria-live]`)].map(
    ({ textContent }) => textContent,
  )

test('a message comes into a region that stood empty in the page from the start, an error into one that interrupts', async () => {
  await renderWith(<h1>A page</h1>)
  await expect.poll(() => regions('body')).toEqual(['', ''])
  const said = recordSaid()
  toast.success('Copied')
  await expect.poll(() => said).toEqual(['polite: Copied'])
  toast.error('Not copied')
  await expect.poll(() => said).toEqual(['polite: Copied', 'assertive: Not copied'])
})

test('a message in a dialog comes into a region that the dialog had from the start', async () => {
  await renderWith(
    <Dialog title="A post" onClose={() => undefined}>
      <p>Text</p>
    </Dialog>,
  )
  await expect.poll(() => regions('dialog')).toEqual(['', ''])
  const said = recordSaid()
  toast.error('Not copied')
  await expect.poll(() => said).toEqual(['assertive: Not copied'])
  expect(document.querySelector('dialog .toast')).not.toBeNull()
})

test('the same message is told again when it happens again, though it stands there already', async () => {
  await renderWith(<h1>A page</h1>)
  const said = recordSaid()
  toast.error('Not copied')
  await expect.poll(() => said).toEqual(['assertive: Not copied'])
  toast.error('Not copied')
  await expect.poll(() => said).toEqual(['assertive: Not copied', 'assertive: Not copied'])
  expect(texts()).toEqual(['Not copied'])
})

test('what is announced without being shown is told each time, and is gone later', async () => {
  await renderPage()
  await untilNow(() => expect(regions('body')).toEqual(['', '']))
  const said = recordSaid()
  announce('3 chosen')
  announce('3 chosen')
  await untilNow(() => expect(said).toEqual(['polite: 3 chosen', 'polite: 3 chosen']))
  await passTime(10_000)
  expect(regions('body')).toEqual(['', ''])
})

for (const [language, title] of [
  ['en', 'Last messages'],
  ['bn', 'শেষ বার্তাগুলো'],
] as const) {
  test(`messages that are gone can be read again, but not by the next person (${language})`, async () => {
    toast.success('Hello guest')
    applySession({ token: 'a token', user: people.member, expiresAt: '2100-01-01T00:00:00.000Z' })
    toast.success('Copied')
    toast.error('Not copied')
    hotToast.remove()
    const screen = await renderWith(<LastMessages />, { session: people.member, language })
    await screen.getByText(title).click()
    const items = screen.getByRole('listitem')
    await expect.element(items.first().getByText('Not copied')).toBeVisible()
    await expect.element(items.nth(1).getByText('Copied', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('Hello guest')).not.toBeInTheDocument()
  })
}
