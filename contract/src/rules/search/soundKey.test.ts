import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { soundKey } from './soundKey.ts'
import { type NameSpellings, namesOfTheRules } from './soundPairs.ts'
import { wordsOf } from './words.ts'

type Pair = readonly [one: string, other: string]

const pairsOf = (names: readonly NameSpellings[]): Pair[] =>
  names.flatMap(({ latin, bengali }) => latin.flatMap((one) => bengali.map((other): Pair => [one, other])))

const meets = ([one, other]: Pair) => soundKey(one) === soundKey(other)

/** How many of a hundred pairs meet, with the figures in words for when they are too few. */
function measured(pairs: readonly Pair[]) {
  const apart = pairs.filter((pair) => !meets(pair))
  const share = 100 * (1 - apart.length / pairs.length)
  return { share, figures: `${share.toFixed(2)} % of ${pairs.length}; apart: ${apart.map(String).join(' ')}` }
}

describe('a name in both scripts', () => {
  test('has one sound', () => {
    const pairs = pairsOf(namesOfTheRules)
    expect(pairs.length).toBeGreaterThan(300)
    const { share, figures } = measured(pairs)
    expect(share, figures).toBeGreaterThan(97)
  })

  test.each([
    ['Md', 'মোঃ'],
    ['Md.', 'মোহাম্মদ'],
    ['Mohd', 'মো:'],
    ['Mohammad', 'মুহাঃ'],
    ['Mst.', 'মোছাঃ'],
    ['Mosammat', 'মোসা'],
  ])('is %s and %s when it is shortened', (...pair) => {
    expect(meets(pair)).toBe(true)
  })
})

describe('the sound of a word', () => {
  test.each([
    ['', ''],
    ['আয়', ''],
    ['25', '25'],
    ['২৫', '25'],
    ['55', '55'],
    ['Café', 'kf'],
    ['محمد', ''],
    ['😀', ''],
    ['rubelকে', 'rbilk'],
  ])('%j is %j', (word, key) => {
    expect(soundKey(word)).toBe(key)
  })

  test('is that of its letters, however they are encoded and typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const [word = ''] = wordsOf(text, 1)
        expect(soundKey(text)).toBe(soundKey(word))
        expect(soundKey(word)).toMatch(/^[a-z0-9]{0,120}$/)
      }),
    )
  })
})
