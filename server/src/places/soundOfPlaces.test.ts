import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import { expect, test } from 'vitest'
import divisions from './bangladesh.json' with { type: 'json' }

const places = divisions.flatMap(({ districts }) =>
  districts.flatMap((district) => [district, ...district.places]),
)

/** Compares word by word, as the search does: 'Char Fasson' and 'চরফ্যাশন' have different numbers of words. */
const soundOf = (name: string) =>
  wordsOf(name)
    .map((word) => soundKey(word))
    .join(' ')

test('places have one sound in both scripts, 95 of 100 of them', () => {
  const apart = places.filter(({ en, bn }) => soundOf(en) !== soundOf(bn))
  const share = 100 * (1 - apart.length / places.length)
  expect(share, apart.map(({ en, bn }) => `${en} ${bn}`).join(', ')).toBeGreaterThanOrEqual(95)
})

test('places with other names have another sound, whichever two of them are taken', () => {
  const names = [...new Map(places.map(({ en, bn }) => [en, bn]))]
  const sounds = names.map(([en, bn]) => [soundOf(en), soundOf(bn)])
  let alike = 0
  for (const [at, [one]] of sounds.entries()) {
    for (const [other, [, sound]] of sounds.entries()) if (other !== at && sound === one) alike++
  }
  expect(alike / (names.length * (names.length - 1))).toBeLessThan(0.001)
})
