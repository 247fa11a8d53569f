import type { Post } from '@bichar/contract/posts.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeMedia, makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { withScripting } from '../test/withScripting.ts'
import { PostCard } from './PostCard.tsx'

withScripting()

const wide = [1440, 900] as const
beforeEach(() => page.viewport(360, 740))
afterEach(() => page.viewport(...wide))

const suspect = (number: number): LinkedSuspect => ({
  _id: `0197a1b2-0000-7000-8000-0000000000c${number}`,
  name: `Kala Manik ${number}`,
  photo: '',
  status: 'wanted',
  shown: 'shown',
  isMinor: false,
})
const report = {
  title: 'বাজারের পাশের গ্যারেজ থেকে রাতের বেলা তিনটি মোটরসাইকেল চুরি',
  desc: 'রাত দুইটা থেকে তিনটার মধ্যে বাসার গ্যারেজের তালা কেটে নিয়ে গেছে। '.repeat(9),
  kinds: ['Theft', 'Burglary'] satisfies Post['kinds'],
  place: { en: 'Halishahar, Chattogram', bn: 'হালিশহর, চট্টগ্রাম' },
}
const pictures = [1, 2, 3].map((number) => makeMedia({ url: `/media/${number}.jpg` }))
const inCourt: Post['caseLine'] = { steps: [{ step: 'court', date: '2026-05-01', origin: '' }], updates: 1 }

/** A post in a list, as wide as a phone leaves it. */
const renderCard = (changes: Partial<Post>) =>
  renderWith(
    <div className="mx-3">
      <PostCard post={makePost({ ...report, ...changes })} />
    </div>,
    { language: 'bn' },
  )

test.each<[string, number, Partial<Post>]>([
  ['with words only', 245, {}],
  ['with a picture', 360, { medias: pictures.slice(0, 1) }],
  ['with pictures and whom it names', 380, { medias: pictures, criminals: [suspect(1)] }],
  ['with all there is', 400, { medias: pictures, criminals: [suspect(1), suspect(2)], caseLine: inCourt }],
])('a card %s is at most %i px high on a phone', async (_what, most, changes) => {
  const screen = await renderCard(changes)
  expect(screen.getByRole('article').element().getBoundingClientRect().height).toBeLessThanOrEqual(most)
})

test('of several suspects a card shows four faces, and all names when asked', async () => {
  const screen = await renderCard({ criminals: [1, 2, 3, 4, 5].map(suspect) })
  const links = screen.getByRole('list', { name: 'সন্দেহভাজন' }).getByRole('link')
  const isNamed = () => links.elements().map((link) => link.querySelector('.sr-only') === null)
  expect(isNamed()).toEqual([false, false, false, false])
  await screen.getByRole('button', { expanded: false }).last().click()
  expect(isNamed()).toEqual([true, true, true, true, true])
})

test('a card shows the status of suspects only with where it comes from', async () => {
  const screen = await renderCard({ criminals: [suspect(1), suspect(2)] })
  const notConvicted = screen.getByText(/অভিযোগ মানেই দোষী সাব্যস্ত হওয়া নয়।$/)
  const said = () => [
    screen.getByRole('article').element().textContent.includes('খোঁজ চলছে'),
    notConvicted.element().textContent.startsWith('এই রিপোর্টে নাম আছে, নিশ্চিত নয়।'),
  ]
  expect(said()).toEqual([false, false])
  await screen.getByRole('button', { expanded: false }).last().click()
  expect(said()).toEqual([true, true])
})

test('a short text keeps the line breaks of its author', async () => {
  const screen = await renderCard({ desc: 'ভোরে।\nনদীর ধারে।' })
  expect(getComputedStyle(screen.getByText(/নদীর ধারে/).element()).whiteSpace).toMatch(
    /pre-line|preserve-breaks/,
  )
})

test.each(['100%', '200%'])('the faces of four suspects fit on a phone with letters of %s', async (size) => {
  const root = document.documentElement
  root.style.fontSize = size
  onTestFinished(() => void root.style.removeProperty('font-size'))
  await renderCard({ criminals: [1, 2, 3, 4].map(suspect), medias: pictures })
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
})

test('the author stands beside the actions, also beside numbers of two digits', async () => {
  const screen = await renderCard({ reactionCount: 88, commentCount: 88 })
  const foot = screen.getByRole('article').element().querySelector('footer')
  const tops = Array.from(foot?.children ?? [], (part) => part.getBoundingClientRect().top)
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})
