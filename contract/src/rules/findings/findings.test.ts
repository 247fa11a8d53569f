import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import type { FindingKind } from './findingKinds.ts'
import { findingsIn } from './findings.ts'
import { hasThreat } from './threats.ts'
import { watchListOf } from './watchList.ts'

/** The text with what was found in brackets, as '[kind what]'. */
function marked(text: string, ...entries: string[]): string {
  let end = 0
  const parts = findingsIn(text, watchListOf(entries)).map((finding) => {
    const before = text.slice(end, finding.start)
    end = finding.end
    return `${before}[${finding.kind} ${text.slice(finding.start, end)}]`
  })
  return parts.join('') + text.slice(end)
}

const nfc = (text: string) => text.normalize('NFC')

describe.each<[FindingKind, string[]]>([
  [
    'phone',
    [
      'Call {01712-345678} now',
      'ফোন: {০১৭১২ ৩৪৫ ৬৭৮}।',
      '{+8801712345678}, {01812345678}',
      'wa: {8801712345678}',
      '{০১৭\u200b১২৩৪৫৬৭৮}',
      'Office {02-55012345}',
    ],
  ],
  [
    'idNumber',
    [
      'NID {1990123456789}',
      'NID no. {12345 67890}',
      'national ID: {1990 1234 5678 90123}',
      'এনআইডি নম্বর {১৯৯০১২৩৪৫৬৭৮৯০১২৩}',
      'জাতীয় পরিচয়পত্র: {১২৩৪৫৬৭৮৯০}',
      'his number is {5512345678} they say',
      'জন্ম নিবন্ধন {২০০৫১২৩৪৫৬৭৮৯০১২৩}',
    ],
  ],
  [
    'email',
    [
      'Write to {karim.uddin@gmail.com}.',
      '{a_b@mail.co.uk}',
      '{karim (at) gmail [dot] com}',
      '{karim@gmail dot com}',
    ],
  ],
  [
    'profile',
    [
      'See {https://www.facebook.com/rahim.uddin.99}.',
      '{https://m.facebook.com/profile.php?id=100012345678901} is his',
      '({facebook.com/rahim.uddin/posts/1234567890123})',
      '{instagram.com/rahim} {tiktok.com/@rahim} {t.me/rahim_bd} {wa.me/rahim}',
      '{https://x.com/rahim/status/1}',
      'Look at {@rahim_99} and say',
      'Facebook ID: {Rahim} Uddin',
      'insta: {rahim.99}',
      'তার ফেসবুক আইডি: {রহিম} উদ্দিন',
      '{youtube.com/@rahim}',
    ],
  ],
  [
    'address',
    [
      'He lives at {House 12, Road 5}.',
      '{Road 5, House 12/A, Block C}, Dhanmondi',
      '{House no. 12, Road no 5, Sector 7}, Uttara',
      '{H#12, R#5}',
      '{Flat A4, Holding No: 45/2}',
      'তিনি থাকেন {বাড়ি নং ১২, রোড ৫}, ধানমন্ডি',
      '{বাড়ি ১২/ক, হোল্ডিং নম্বর ৪৫}',
      '{১২ নম্বর বাড়ি} থেকে',
      '{ফ্ল্যাট এ-৩, বাসা নং: ৭}',
      '{৫ নং রোড, বাড়ি নং ৩}',
    ],
  ],
  [
    'threat',
    [
      '{kill him} tonight',
      'We {should kill him} tonight',
      'They said they {will kill me}',
      "I'{ll kill Karim}",
      '{Kill the rapist}',
      'He is {going to kill her}',
      'They {threatened to kill the family}',
      'He {must be lynched}',
      '{LYNCH THEM}',
      '{Burn them alive}',
      'She gets {death threats}',
      '{Death to rapists}',
      'তাকে {মেরে ফেল}',
      'তোকে {মেরে ফেলব}',
      'ওরা আমাকে {মেরে ফেলবে}',
      'ওদের {মেরে ফেলা হোক}',
      'আমি তাকে {খুন করব}',
      'আমাকে {হত্যার হুমকি} দিয়েছে',
      '{মেরে ফেলার হুমকি} দেয়',
      'ওকে {পিটিয়ে মারতে হবে}',
      '{গণপিটুনি দাও}',
      '{ওকে শেষ করে দেব}',
      '{জবাই করব}',
      'toke {mere felbo}',
      '{khun korbo} ami',
    ],
  ],
])('%s', (kind, texts) => {
  test.each(texts.map(nfc))('is found in %j', (text) => {
    const plain = text.replace(/[{}]/g, '')
    const expected = text.replace(/\{/g, `[${kind} `).replace(/\}/g, ']')
    expect(marked(plain)).toBe(expected)
    expect(hasThreat('x', plain)).toBe(kind === 'threat')
  })
})

describe('nothing is found', () => {
  test.each(
    [
      // Days, times and years.
      'On 12.05.2024 at 10:30, and on 2024-11-22T10:30',
      '১২ মে ২০২৪, রাত ১০টা ৩০ মিনিটে',
      'from 1999 - 2005 and 2010-2012',
      'in the house 10:30 pm, house 2024',
      // Money and amounts.
      '৳ 1712345678, Tk 1500000000, 1,00,00,000 taka',
      '১৫০০০০০০০০ টাকা ও 1234567890/-',
      '0.1234567890 and 1234567890.50',
      'house 12 people, flat 5%, plot 3 katha',
      'বাড়ি ৫ কিলোমিটার দূরে, বাড়ি ৩ তলা, বাসা ৫ জন',
      'sold @500 a piece',
      // Numbers of something else.
      'GD no. 1234, GD no. 1234567890',
      'জিডি নং ১২৩৪, মামলা নং ১২৩৪৫৬৭৮৯০',
      'case no. 4512/2023 section 302/34',
      '13 14 15 16 17 18 19',
      'https://www.prothomalo.com/bangladesh/1234567890?ts=1712345678901',
      'see /postDetails/6ba7b810-9dad-41d1-8a17-01712345678a',
      'Road 27, Dhanmondi; Sector 7; ৫ নং রোড, মিরপুর',
      'Block C, Ward 5, Level 3',
      // Pages that are no profiles.
      'facebook.com/watch/?v=1 facebook.com/groups/1 youtube.com/watch?v=x',
      'Facebook account was hacked; the Facebook page of the police',
      'facebook.com netflix.com/x',
      // Reports of murder and of what was tried.
      'He was killed. They killed him and fled.',
      'He tried to kill him with a knife',
      'He came to kill her; they did not kill him; the men who kill them',
      'She was stabbed to death to hide it',
      'They beat him to death and burned him alive',
      'He will kill time; murder in the market; a lynch mob',
      'The knife could kill him',
      'তাকে মেরে ফেলেছে, মেরে ফেলে পালায়',
      'তাকে খুন করেছে, খুন করা হয়েছে, খুন করে পালিয়ে যায়',
      'হত্যার চেষ্টা, হত্যা মামলা, হত্যাকাণ্ড',
      'পিটিয়ে মারা হয়েছে; গণপিটুনিতে নিহত',
      'কাজ শেষ করে দেব',
      'আসামির ফাঁসি চাই',
    ].map(nfc),
  )('in %j', (text) => {
    expect(marked(text)).toBe(text)
  })
})

describe('watch words', () => {
  test.each([
    ['ghush', 'He took ghush.', 'He took [watchWord ghush].'],
    ['হারামজাদা', 'সে haramjada', 'সে [watchWord haramjada]'],
    [
      'burn their house',
      'The house: burn their shop',
      'The [watchWord house]: [watchWord burn] [watchWord their] shop',
    ],
    ['burn their house', 'burn their shop', 'burn their shop'],
  ])('%j in %j', (entry, text, expected) => {
    expect(marked(text, entry)).toBe(expected)
  })

  test('give way to what they are a part of', () => {
    expect(marked('kill him', 'kill him')).toBe('[threat kill him]')
  })
})

test('what is found stands in the text, in its order and apart, whatever that is', () => {
  const pieces = fc.constantFrom(
    '01712345678',
    'House 12',
    'kill him',
    'ghush',
    '@rahim',
    'a@b.co',
    '\u200b',
    ' ',
    ', ',
  )
  const text = fc.array(fc.oneof(pieces, anyText(5)), { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (written) => {
      let end = 0
      for (const finding of findingsIn(written, watchListOf(['ghush']))) {
        expect(finding.start).toBeGreaterThanOrEqual(end)
        expect(finding.end).toBeGreaterThan(finding.start)
        end = finding.end
      }
      expect(end).toBeLessThanOrEqual(written.length)
    }),
  )
})
