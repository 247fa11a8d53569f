import { watchListOf } from '@bichar/contract/rules/findings/watchList.ts'
import { anyText } from '@bichar/contract/test/anyText.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingsOf } from './findings.ts'

const ownOrigin = 'https://bichar.example'
const find = (text: string, ...entries: string[]) =>
  findingsOf(text, { watched: watchListOf(entries), ownOrigin })
const look = (text: string, ...entries: string[]) => find(text, ...entries).map(({ finding }) => finding)

const inBengali = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

describe('what was found', () => {
  test.each([
    ['See (https://example.com/a?b=c) there', 'link', '(https://example.com/a?b=c)'],
    ['দেখুন www.example.com এ', 'link', 'www.example.com'],
    ['it is at shop.example.com today', 'link', 'shop.example.com'],
    ['write to example [dot] com', 'link', 'example.com'],
    ['ফোন: ০১৭১২-৩৪৫৬৭৮ রাতে', 'number', '01712-345678'],
    ['NID: ১৯৯০১২৩৪৫৬৭৮৯', 'idNumber', '1990123456789'],
    ['তিনি থাকেন বাড়ি নং ১২, রোড ৫', 'address', 'বাড়ি নং 12, রোড 5'],
    ['Let us kill him tonight', 'threat', 'Let us kill him'],
    ['ghush and dalal', 'watchWord', 'ghush, dalal'],
  ])('in %j is told as %s %j', (text, finding, what) => {
    expect(find(text, 'ghush', 'dalal', 'murder')).toEqual([{ finding, what }])
  })

  test('is told in a hundred letters at most, whatever stands there', () => {
    const most = (text: string, ...entries: string[]) => find(text, ...entries).map(({ what }) => what.length)
    expect(most(`www.example.com/${'x'.repeat(1_900)}`)).toEqual([101])
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
    expect(most(words.join(' '), ...words)[0]).toBeLessThanOrEqual(101)
    fc.assert(
      fc.property(anyText(), (text) => {
        for (const { what } of find(text, 'murder')) expect(what.trim()).not.toBe('')
      }),
    )
  })
})

describe('a phone number', () => {
  const gap = fc.constantFrom('', '', ' ', '-', '.', ' - ', '\u200b', '–', '  ')
  const written = fc
    .record({
      code: fc.constantFrom('', '+88', '88', '+88 '),
      digits: fc.stringMatching(/^01[3-9]\d{8}$/),
      gaps: fc.array(gap, { minLength: 11, maxLength: 11 }),
      script: fc.constantFrom(inBengali, (text: string) => text),
    })
    .map(({ code, digits, gaps, script }) =>
      script(code + [...digits].map((digit, at) => digit + (at < 10 ? gaps[at] : '')).join('')),
    )

  test('of Bangladesh is found in both scripts, however it is split, whatever stands around', () => {
    fc.assert(
      fc.property(written, fc.constantFrom('', 'call ', 'ফোন: ', '২০২৪ '), (number, before) => {
        expect(look(`${before}${number}, ok`)).toContain('number')
      }),
    )
  })

  test.each([
    '1712345678',
    '৮৮০১৭১২৩৪৫৬৭৮',
    '০১৭১২৩৪৫৬৭৮',
    '0171-2345678',
    '(017) 12 34 56 78',
    '02-55012345',
    '031 654321',
    '+44 20 7946 0958',
    '０１７１２３４５６７８',
  ])('is found in %j', (text) => expect(look(text)).toEqual(['number']))

  test.each([
    '১৯৯৯ সালে',
    '১৯৯৯ সালে ১৩ জন, ২০০১ সালে ১৭ জন',
    'from 1999 - 2005 and 2010-2012',
    '12.05.2024 10:30',
    '2024-11-22 2024-11-23',
    '1,00,00,000 taka',
    '৳ 1712345',
    'case no. 4512/2023 section 302/34',
    '13 14 15 16 17 18 19',
    '1990123456789012',
    'house 12, road 7, sector 11, Dhaka 1230',
  ])('is none in %j', (text) => expect(look(text)).not.toContain('number'))

  test('is none in an id, as an address of a post ends in', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(look(`see ${ownOrigin}/postDetails/${id}, and ${id}`)).toEqual([])
      }),
      { examples: [['6ba7b810-9dad-41d1-8a17-01712345678a']] },
    )
  })

  test('is none in numbers that begin with no zero, of up to nine digits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 20 }), (numbers) => {
        expect(look(numbers.join(' '))).toEqual([])
      }),
    )
  })
})

describe('a link', () => {
  test.each([
    'see https://example.com/a',
    'HTTP://EXAMPLE.ORG',
    'hxxp://bad.invalid',
    'www.খবর.bd',
    'দেখুন facebook.com',
    'write to karim@gmail.com',
    't.me/somebody',
    'bit.ly/3xYz',
    'wa.me/8801',
    'example [.] com',
    'example (dot) com',
    'example dot com',
    'example ডট com',
    'exa\u200bmple.com',
    `${ownOrigin}.bad.com/x`,
    `${ownOrigin}/x and bad.com`,
  ])('is found in %j', (text) => expect(look(text)).toContain('link'))

  test.each([
    'আমি দেখেছি।তারা ছিল',
    'I saw them.The car was red',
    'he/she saw it. me too',
    'Rs. 500/day',
    '10.30 am',
    'a dot comes',
    'একটি ডট কমেন্ট',
    `${ownOrigin}/postDetails/0b8b1d6e`,
  ])('is none in %j', (text) => expect(look(text)).toEqual([]))
})

describe('a word of the watch list', () => {
  test.each([
    ['হারামজাদা', 'সে একটা হারামজাদা।'],
    ['হারামজাদা', 'haramjada!'],
    ['হারামজাদা', 'HARAMZADA'],
    ['haramzada', 'হারামজাদাকে ধর'],
    ['haramzada', 'Haramjada'],
    ['কুত্তা', 'কুত্তাটা'],
    ['কুত্তা', 'কু\u200dত্তা'],
    ['পড়া', 'পড\u09bcা'],
    ['420', 'সে ৪২০'],
    ['kill him', 'Him we should kill'],
  ])('%j is found in %j', (entry, text) => expect(look(text, 'other', entry)).toEqual(['watchWord']))

  test.each([
    ['কুত্তা', 'কত টাকা কাটা গেল, কথা নেই'],
    ['ধর্ষক', 'দর্শক অনেক ছিল'],
    ['kill him', 'kill'],
    ['magi', 'magistrate'],
    ['420', '4200'],
  ])('%j is not found in %j', (entry, text) => expect(look(text, entry)).toEqual([]))

  test('is found wherever it stands', () => {
    const word = fc.stringMatching(/^[a-z0-9ক-হ]{1,12}$/)
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 50 }), fc.nat(), (entry, others, at) => {
        const words = others.toSpliced(at % (others.length + 1), 0, entry)
        expect(look(words.join(', '), entry)).toContain('watchWord')
      }),
    )
  })

  test('of an empty list, or of entries without a word, is in no text', () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        expect(look(text)).not.toContain('watchWord')
        expect(look(text, '', '...', '।')).not.toContain('watchWord')
      }),
    )
  })
})

test('a link, a number and a word are found beside each other', () => {
  expect(look('lottery: t.me/win 01712345678', 'lottery')).toEqual(['link', 'number', 'watchWord'])
})
