import { beforeEach, expect, test, vi } from 'vitest'
import { answerFromElsewhere, loseNetwork, refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { TakeOut } from './TakeOut.tsx'

const zip = 'PK and more'

/** What the browser has been given to save: the name, and the text of the file. */
let saved: [string, string][] = []
beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (this: HTMLAnchorElement) {
    saved.push([this.download, await (await fetch(this.href)).text()])
  })
})

function answerWithZip(): never {
  throw new Response(zip, { headers: { 'content-type': 'application/zip' } })
}

async function press(answer: () => never | Promise<never>, language: 'en' | 'bn' = 'en') {
  const screen = await renderWith(<TakeOut />, {
    session: people.member,
    language,
    calls: { 'GET /users/takeout': answer },
  })
  await screen.getByRole('button').click()
  return screen
}

test('a press saves the file under a name that says nothing, once, however often it is pressed meanwhile', async () => {
  const answer = Promise.withResolvers<void>()
  const screen = await press(async () => {
    await answer.promise
    return answerWithZip()
  })
  const button = screen.getByRole('button', { name: 'Download my data' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  answer.resolve()
  await expect.element(screen.getByText('Your data is downloaded')).toBeVisible()
  await expect.poll(() => saved).toEqual([['my-data.zip', zip]])
})

test.each([
  ['en', 'whoever has it can read it'],
  ['bn', 'দ্বিতীয় পাসওয়ার্ডও এটিকে রক্ষা করে না'],
] as const)('in %s it says before that nothing protects the file', async (language, words) => {
  const screen = await press(answerWithZip, language)
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription(expect.stringContaining(words))
})

test.each([
  ['an error of the server', () => refuse('internal'), 'Your data could not be downloaded'],
  ['a lost network', loseNetwork, /^You seem to be offline/],
  ['the page of a hotspot', () => answerFromElsewhere(200, '<p>Log in</p>'), /^You seem to be offline/],
] as const)('%s is told, and nothing is saved', async (_what, answer, words) => {
  const screen = await press(answer)
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Download my data' }))
    .not.toHaveAttribute('aria-busy')
  expect(saved).toEqual([])
})
