import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { isCommon, mostWords, stemOf, wordsOf } from './words.ts'

const nfc = (text: string) => text.normalize('NFC')

describe('the words of a text', () => {
  test.each([
    ['', []],
    [' ,.;!?()[]{}~`"\'। ॥ ‘’“”–—… ', []],
    ['Karim Uddin', ['karim', 'uddin']],
    ['KARIM karim', ['karim']],
    ['খুলনা।ঢাকা', ['খুলনা', 'ঢাকা']],
    ['well-known/place@bus_stop', ['well', 'known', 'place', 'bus', 'stop']],
    ['“Rahima”…Begum', ['rahima', 'begum']],
    ['bag 2 lakh ৳', ['bag', '2', 'lakh', '৳']],
    ['২৫ লাখ', ['25', 'লাখ']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test('are the same in both encodings of a Bengali letter, and with or without joiners', () => {
    for (const letter of ['\u09dc', '\u09dd', '\u09df']) {
      expect(wordsOf(`খুলনা${letter}`)).toEqual(wordsOf(`খুলনা${letter.normalize('NFD')}`))
    }
    expect(wordsOf('র\u200d্যাব')).toEqual(wordsOf('র্যাব'))
    expect(wordsOf('অ\u200cক')).toEqual(wordsOf('অক'))
  })

  test('are eight of a query, or as many as are asked for, of sixty letters at most', () => {
    expect(wordsOf('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(wordsOf('a b c d e f g h i j', 10)).toHaveLength(10)
    expect(wordsOf('😀'.repeat(70))).toEqual(['😀'.repeat(60)])
  })

  test('are the same when they are taken again, whatever the text', () => {
    fc.assert(
      fc.property(anyText(80), (text) => {
        const words = wordsOf(text)
        expect(words.length).toBeLessThanOrEqual(mostWords)
        expect(wordsOf(words.join(' '))).toEqual(words)
      }),
    )
  })

  test('have digits of both scripts as one', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const bengali = String(number).replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
        expect(wordsOf(bengali)).toEqual([String(number)])
      }),
    )
  })
})

describe('a word', () => {
  test.each([
    ['খুলনা', 'খুলনায় খুলনার খুলনাতে খুলনাকে খুলনায়ের'],
    ['মানুষ', 'মানুষগুলোর মানুষগুলো মানুষগুলি মানুষগুলোকে মানুষের মানুষকে মানুষটি মানুষটাকে মানুষরা'],
    ['পুলিশ', 'পুলিশদের পুলিশদেরকে পুলিশের পুলিশকে পুলিশে'],
    ['ছেলে', 'ছেলেটির ছেলেটার ছেলেরা ছেলেটি ছেলেটা ছেলেদের ছেলেকে ছেলেটিকে'],
    ['করিম', 'করিমের করিমকে'],
    ['গাড়ি', 'গাড়িতে গাড়ির গাড়িটি গাড়িগুলো'],
    ['ঢাকা', 'ঢাকার ঢাকায় ঢাকাতে ঢাকাকে'],
    ['চট্টগ্রাম', 'চট্টগ্রামে চট্টগ্রামের'],
    ['রাজশাহী', 'রাজশাহীর রাজশাহীতে'],
    ['মিরপুর', 'মিরপুরের মিরপুরে মিরপুর'],
    ['রায়', 'রায়ের রায়কে রায়'],
    ['রাঙ্গামাটি', 'রাঙ্গামাটিতে রাঙ্গামাটির রাঙ্গামাটি'],
    ['theft', 'thefts'],
    ['officer', 'officers'],
    ['bribe', 'bribes'],
  ])('%s is what is left of %s', (stem, words) => {
    expect(nfc(words).split(' ').map(stemOf)).toEqual(
      nfc(words)
        .split(' ')
        .map(() => nfc(stem)),
    )
  })

  test.each(
    nfc(
      'রহমান আমার কার তার মার উত্তর শহর নগর খবর বিজয় সঞ্জয় হৃদয় তালুকদার হাওলাদার পুলিশ থেকে মাটি রাত কলের ' +
        'গুলিস্তান দেরাদুন টিকাটুলি রায়পুর পড়ে khulna biswas das idris firdous bus gas less yes houses abstract',
    ).split(' '),
  )('%s is whole', (word) => {
    expect(stemOf(word)).toBe(word)
  })

  test('is never cut to less than three letters, and nothing else is ever put in its place', () => {
    const letters = fc.constantFrom(...nfc('রাকেটিদেগুলোয়তেমনs'), 'a')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (word) => {
        const stem = stemOf(word)
        expect(word.startsWith(stem)).toBe(true)
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(3, word.length))
      }),
    )
    fc.assert(fc.property(anyText(), (word) => word.startsWith(stemOf(word))))
  })

  test('that nearly every text has is common', () => {
    for (const word of nfc('এবং ও নিয়ে the of একটি').split(' ')) expect(isCommon(word), word).toBe(true)
    for (const word of nfc('খুলনা rahim ছিনতাই').split(' ')) expect(isCommon(word), word).toBe(false)
  })
})
