import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'

const bengali = /^[\u0980-\u09ff]/

/**
 * How the beginning of a word sounds, whatever comes after it: the sounds that the keys of all such words begin with. A digit stands for
 * the rest, because a vowel is heard otherwise at the end of a word than within it.
 */
export const begunSoundOf = (word: string): string => soundKey(`${word}0`).slice(0, -1)

/** The first sound of a word, with the vowel after it if that is a front one. */
const firstSound = (word: string) => /^.i?/.exec(begunSoundOf(word))?.[0] ?? ''

/** Whether one sound is all that has been written. */
export const isOneSound = (word: string): boolean => {
  const sound = begunSoundOf(word)
  return sound !== '' && sound === firstSound(word)
}

const madeOf = (letters: readonly string[], vowels: string) =>
  letters.flatMap((letter) => ['', ...vowels].map((vowel) => letter + vowel))

/** What words begin with in the one script and in the other, the shorter beginnings first. */
const beginnings = {
  bengali: heard([...'অআইঈউঊঋএঐওঔ', ...madeOf([...'কখগঘচছজঝটঠডঢতথদধনপফবভমযরলশষসহ'], 'িীেৈ')]),
  latin: heard(madeOf([...'abcdefghijklmnopqrstuvwxyz', 'ch', 'ph', 'sh'], 'eiy')),
}

function heard(each: readonly string[]) {
  return each
    .toSorted((one, other) => one.length - other.length)
    .map((written) => ({ written, sound: firstSound(written) }))
}

/** The beginnings in the other script of which one sounds like the beginning of this word. */
export function otherBeginningsOf(word: string): string[] {
  const sound = firstSound(word)
  if (sound === '') return []
  const chosen: string[] = []
  for (const { written, sound: other } of bengali.test(word) ? beginnings.latin : beginnings.bengali)
    if (other.startsWith(sound) && !chosen.some((each) => written.startsWith(each))) chosen.push(written)
  return chosen
}
