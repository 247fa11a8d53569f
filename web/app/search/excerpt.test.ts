import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

const filler = 'word '.repeat(60)
const pieces = (...texts: string[]) => texts.map((text, index) => ({ text, isMatch: index % 2 === 1 }))

it('a match behind the beginning is shown with what surrounds it, from a whole word on', () => {
  const shown = excerpt(pieces(`${filler}`, 'Rupsa', ` ${filler}`))
  expect(shown).toMatch(/^…(word ){8,9}Rupsa (word )+word…$/)
  expect(excerpt(pieces(`${filler}along the river `, 'Rupsa', ' at night.'))).toBe(
    '…word word word word word along the river Rupsa at night.',
  )
})

it.each([
  ['nothing matches', pieces(filler)],
  ['the whole text is shown anyway', pieces('by the ', 'river', '')],
  ['the beginning matches as well', pieces('by the ', 'river', ` ${filler}`, 'river', '')],
])('the beginning is shown where %s', (_case, text) => {
  expect(excerpt(text)).toBeUndefined()
})
