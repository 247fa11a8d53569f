import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stemOf, wordsOf } from './words.ts'

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
    expect(wordsOf(query)).toEqual(words)
  })

  test('is the same in both encodings of a Bengali letter, and with or without joiners', () => {
    const composed = '\u09df'
    expect(wordsOf(`খুলনা${composed}`)).toEqual(wordsOf(`খুলনা${composed.normalize('NFD')}`))
    expect(wordsOf('র\u200d্যাব')).toEqual(wordsOf('র্যাব'))
    expect(wordsOf('অ\u200cক')).toEqual(wordsOf('অক'))
  })

  test('is looked for by eight words at most, of sixty letters at most', () => {
    expect(wordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(wordsOf('😀'.repeat(70))).toEqual(['😀'.repeat(60)])
  })

  test('is the same when its words are taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (query) => {
        const words = wordsOf(query)
        expect(wordsOf(words.join(' '))).toEqual(words)
      }),
    )
  })
})

describe('a Bengali word', () => {
  test.each([
    ['মানুষগুলোর', 'মানুষ'],
    ['মানুষগুলো', 'মানুষ'],
    ['মানুষগুলি', 'মানুষ'],
    ['পুলিশদের', 'পুলিশ'],
    ['খুলনায়ের', 'খুলনা'],
    ['ছেলেটির', 'ছেলে'],
    ['ছেলেটার', 'ছেলে'],
    ['করিমের', 'করিম'],
    ['খুলনায়', 'খুলনা'],
    ['ছেলেরা', 'ছেলে'],
    ['ছেলেটি', 'ছেলে'],
    ['ছেলেটা', 'ছেলে'],
    ['গাড়িতে', 'গাড়ি'],
    ['করিমকে', 'করিম'],
    ['ঢাকার', 'ঢাকা'],
    ['চট্টগ্রামে', 'চট্টগ্রাম'],
  ])('%s is found by %s, which it is without its ending', (word, stem) => {
    expect(stemOf(word.normalize('NFC'))).toBe(stem.normalize('NFC'))
  })

  test('keeps an ending without which too little would be left', () => {
    expect(stemOf('মার')).toBe('মার')
    expect(stemOf('কলের')).toBe('কলের')
    expect(stemOf('কলমের')).toBe('কলম')
  })

  test('that has no ending is what it is, as is a word of another script', () => {
    expect(stemOf('পুলিশ')).toBe('পুলিশ')
    expect(stemOf('khulna')).toBe('khulna')
    expect(stemOf('')).toBe('')
  })
})
