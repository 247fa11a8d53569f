import type { Post } from '@bichar/contract/posts.ts'
import { expect, test } from 'vitest'
import { CaseStrip } from '../posts/CaseStrip.tsx'
import { makePost } from '../test/make.ts'
import { renderWith } from '../test/renderWith.tsx'
import { CaseLine } from './CaseLine.tsx'

const step = (name: Post['caseLine']['steps'][number]['step']) =>
  ({ step: name, date: '2026-11-13', origin: '' }) as const

/** The marks of the card: whether each is full, and whether it is one of a case that was closed. */
async function marksOfCard(post: Post) {
  const { container, unmount } = await renderWith(<CaseStrip {...post.caseLine} />)
  const marks = [...container.querySelectorAll('rect')].map((mark) => ({
    isKnown: getComputedStyle(mark).fillOpacity === '1',
    isClosed: getComputedStyle(mark).height !== '4px',
  }))
  await unmount()
  return marks
}

async function marksOfPage(post: Post) {
  const { container, unmount } = await renderWith(<CaseLine post={post} />)
  const marks = [...container.querySelectorAll('li')].map((state) => {
    const mark = getComputedStyle(state.querySelector(':scope > span + span') as Element)
    return {
      isKnown: !state.textContent.includes('Nothing reported yet'),
      isClosed: mark.borderRadius === '0px',
    }
  })
  await unmount()
  return marks
}

test.each([
  ['a step of which the ones before are not told', ['court'], [true, false, false, true, false]],
  ['a verdict', ['filed', 'verdict'], [true, true, false, false, true]],
  ['an end without a verdict', ['filed', 'closed'], [true, true, false, false, true]],
] as const)('the card and the page draw %s alike, and only what is known', async (_what, names, known) => {
  const post = makePost({ caseLine: { steps: names.map(step), updates: 1 } })
  const marks = await marksOfCard(post)
  expect(marks.map(({ isKnown }) => isKnown)).toEqual(known)
  expect(marks.at(-1)?.isClosed).toBe(names.some((name) => name === 'closed'))
  expect(await marksOfPage(post)).toEqual(marks)
})
