import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSession } from '../api/session.ts'
import type { Language } from '../i18n/messages.ts'
import { RunPendingAction } from '../postScreens/RunPendingAction.tsx'
import { ReactionButton } from '../reactions/ReactionButton.tsx'
import Shell from '../shell/Shell.tsx'
import { type FakeCalls, refuse } from '../test/fakeCalls.ts'
import { makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { withScripting } from '../test/withScripting.ts'
import { keepLayersInHistory } from '../ui/layers.ts'
import { readPendingAction } from './pendingActionAfterLogin.ts'

withScripting()

const post = makePost()
const session = {
  success: true,
  token: 'a token',
  user: people.member,
  expiresAt: '2100-01-01T00:00:00.000Z',
} as const
const react = vi.fn(() => ({ success: true as const, hasReacted: true, reactionCount: 1 }))

const dialog = page.getByRole('dialog')
const tapped = page.getByRole('button', { name: /^বিচার চাই/ })
const phone = dialog.getByRole('textbox', { name: 'Phone number' })
const password = dialog.getByLabelText('Password', { exact: true })
const submit = dialog.getByRole('button', { name: 'LOGIN' })

const before = location.pathname
const tappedAt = `${before}?tapped`
const address = () => location.pathname + location.search

/** Does what is left to do for whoever has logged in, as every page does. */
const AfterLogin = () => <RunPendingAction key={useSession().user?._id} />

/** A guest taps something far down on a page. */
async function tap(answers: FakeCalls = {}, language: Language = 'en') {
  await renderWith(<Shell />, {
    route: tappedAt,
    language,
    calls: {
      'POST /auth/login': () => session,
      'GET /posts/:id': () => ({ success: true, post }),
      'POST /posts/:id/reactions': react,
      ...answers,
    },
    everywhere: (
      <div className="grid justify-center py-[150vh]">
        <ReactionButton post={post} className="" />
        <AfterLogin />
      </div>
    ),
  })
  await tapped.click()
  await expect.element(dialog).toBeVisible()
}

async function logIn() {
  await phone.fill('01711000001')
  await password.fill('brass kettle')
  await submit.click()
}

beforeAll(keepLayersInHistory)

beforeEach(() => {
  react.mockClear()
  history.pushState({ idx: 1, key: 'before' }, '', `${before}?before`)
  history.pushState({ idx: 2, key: 'tapped' }, '', tappedAt)
})

test('Back closes the sheet and leaves the reader where they were, with nothing left to do', async () => {
  await tap()
  const place = scrollY
  expect(place).toBeGreaterThan(0)
  expect(readPendingAction()).toMatchObject({ act: 'react' })
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([address(), scrollY]).toEqual([tappedAt, place])
  await expect.element(tapped).toHaveFocus()
  expect(readPendingAction()).toBeUndefined()
})

test('the sheet has the address of the page that it shows, for a reload, and gives it back', async () => {
  await tap()
  expect([address(), history.state.isAddressed]).toEqual(['/login', true])
  await dialog.getByRole('link', { name: 'REGISTER FOR FREE' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect([address(), history.state.isAddressed]).toEqual(['/register', true])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(address()).toBe(tappedAt)
})

test('the focus goes to the first field, and with Escape back to what was tapped', async () => {
  await tap()
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(tapped).toHaveFocus()
})

test('why a login failed stands in the sheet, which keeps what was typed', async () => {
  await tap({ 'POST /auth/login': () => refuse('login_failed') })
  await logIn()
  await expect.element(dialog.getByText('Login failed')).toBeVisible()
  await expect.element(phone).toHaveValue('01711000001')
  await expect.element(password).toHaveValue('brass kettle')
  await expect.element(password).toHaveFocus()
  expect(react).not.toHaveBeenCalled()
  expect(readPendingAction()).toMatchObject({ act: 'react' })
})

test('what was tapped is done once after the login, on the same page', async () => {
  await tap()
  const place = scrollY
  await logIn()
  await expect.element(page.getByText(`বিচার চাই: ${post.title}`)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect([address(), scrollY]).toEqual([tappedAt, place])
  expect(react).toHaveBeenCalledOnce()
  expect(readPendingAction()).toBeUndefined()
})

test('on a new device the sheet asks for the code, and what was tapped is done after that', async () => {
  await tap({
    'POST /auth/login': () => ({ success: true, requiresVerification: true }),
    'POST /auth/verify-otp': () => ({ ...session, message: '' }),
  })
  await logIn()
  const code = dialog.getByRole('textbox', { name: 'OTP' })
  await expect.element(code).toHaveFocus()
  expect(address()).toBe('/verify-otp')
  expect(react).not.toHaveBeenCalled()
  await code.fill('123456')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => react.mock.calls.length).toBe(1)
  expect(address()).toBe(tappedAt)
})

test.each([
  [
    'en',
    'Login',
    'Please login to continue',
    'What you were about to do',
    'Why an account?',
    'REGISTER FOR FREE',
  ],
  ['bn', 'লগইন', 'চালিয়ে যেতে লগইন করুন', 'আপনি যা করতে যাচ্ছিলেন', 'অ্যাকাউন্ট কেন লাগে?', 'বিনামূল্যে নিবন্ধন করুন'],
] as const)('in %s the sheet says what it is for', async (language, title, message, what, why, other) => {
  await tap({}, language)
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: what }).getByText(post.title)).toBeVisible()
  await expect.element(dialog.getByText(why)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: other })).toBeVisible()
})

test.each(['en', 'bn'] as const)(
  'above a keyboard on the screen, fields and button can be reached in %s',
  async (language) => {
    await page.viewport(360, 400)
    onTestFinished(() => page.viewport(1440, 900))
    await tap({}, language)
    const form = dialog.element().querySelector('form') as HTMLFormElement
    for (const part of form.querySelectorAll<HTMLElement>('input, [type=submit]')) {
      part.focus()
      const { x, y, width, height } = part.getBoundingClientRect()
      const there = document.elementFromPoint(x + width / 2, y + height / 2)
      expect(part.contains(there), part.outerHTML).toBe(true)
      expect(y + height, part.outerHTML).toBeLessThanOrEqual(innerHeight)
    }
    // The focus scrolls what a finger cannot.
    const scrolled = [...document.querySelectorAll('dialog, dialog *')].filter(
      ({ scrollTop }) => scrollTop > 0,
    )
    expect(scrolled.map((part) => getComputedStyle(part).overflowY)).toEqual(['auto'])
  },
)
