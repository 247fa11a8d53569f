import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchableWordsOf } from './words.ts'

describe('what somebody searches for', () => {
  test.each([
    ['', []],
    [' ,.;!?()[]{}~`"\'। ॥ ‘’“”–—… ', []],
    ['Karim Uddin', ['karim', 'uddin']],
    ['KARIM karim', ['karim']],
    ['খুলনা।ঢাকা', ['খুলনা', 'ঢাকা']],
    ['well-known/place@bus_stop', ['well', 'known', 'place', 'bus', 'stop']],
    ['“Rahima”…Begum', ['rahima', 'begum']],
    ['bag 2 lakh ৳', ['bag', '2', 'lakh', '৳']],
  ])('%j is made of the words %j', (query, words) => {
    expect(searchableWordsOf(query)).toEqual(words)
  })

  test('is the same in both encodings of a Bengali letter, and with or without joiners', () => {
    const composed = '\u09df'
    expect(searchableWordsOf(`খুলনা${composed}`)).toEqual(searchableWordsOf(`খুলনা${composed.normalize('NFD')}`))
    expect(searchableWordsOf('র\u200d্যাব')).toEqual(searchableWordsOf('র্যাব'))
    expect(searchableWordsOf('অ\u200cক')).toEqual(searchableWordsOf('অক'))
  })

  test('is looked for by eight words at most, of sixty letters at most', () => {
    expect(searchableWordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(searchableWordsOf('😀'.repeat(70))).toEqual(['😀'.repeat(60)])
  })

  test('is the same when its words are taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        const words = searchableWordsOf(query)
        expect(searchableWordsOf(words.join(' '))).toEqual(words)
      }),
    )
  })
})
