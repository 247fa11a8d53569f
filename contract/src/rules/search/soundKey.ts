import { stemOf, wordsOf } from './words.ts'

/**
 * A rule that replaces written letters by sounds. Each rule is applied to the whole word before the next one. Sounds are written with
 * few letters: the consonants `kgjtdpfbmnrlsh`, the vowels `aeiou` with `y` for a glide, and `-` where a vowel that Bengali does not
 * write may be pronounced.
 */
type Rule = readonly [written: RegExp, heard: string]

const letter = '[ক-হ]়?'
const consonant = '[bdf-hj-np-t]'

/** Bengali spellings that are not pronounced letter by letter. */
const bengali: readonly Rule[] = madeOf([
  // 'দত্ত' ends in a vowel, as all conjuncts do except those of borrowed words ('পার্ক', 'সেন্ট') and 'গঞ্জ'.
  [`^(?!.*(?:ঞ্জ|্ট|্স|র্ক|র্ড)$)(.*্${letter})$`, '$1a'],
  [`(${letter})(?![়া-্]|a)`, '$1-'],
  // Conjuncts that are not pronounced like their letters.
  ['জ্ঞ', 'g'],
  ['^ক্ষ', 'k'],
  // 'বিশ্বাস' and 'স্বপন' have a silent ব, 'সত্য' and 'ক্যান্ট' a silent য; after র both are pronounced, as is ব in 'ম্ব'.
  ['([^মর]্)ব(?:্ব)*', '$1'],
  ['(^|[^র])(?:্য)+', '$1'],
  // A nasal vowel gets an n after it, and 'ভূঞা' is the same name as 'ভূঁইয়া'.
  ['ঞ(?=[া-ৌ])', 'ঁই'],
  ['ঁ((?:[অ-ঔা-ৌ]|য়)*)', '$1n'],
  // 'ওয়া' and 'উয়া' are pronounced wa.
  ['([ওউোু])য়', '$1'],
  ['য়', 'y'],
  ['[ড-ঢ]়', 'r'],
])

/** Letters that sound alike. Aspirated consonants map to the unaspirated ones, because Latin spellings often leave the h out. */
const bengaliLetters = lettersOf({
  k: 'কখ',
  g: 'গঘ',
  j: 'জঝয',
  t: 'টঠতথৎ',
  d: 'ডঢদধ',
  n: 'ঙঞণনং',
  p: 'প',
  f: 'ফ',
  b: 'বভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'চছশষস',
  h: 'হ',
  a: 'আা',
  i: 'ইঈিী',
  u: 'উঊুূ',
  e: 'এে',
  o: 'অওো',
  ri: 'ঋৃ',
  oi: 'ঐৈ',
  ou: 'ঔৌ',
})

/** Rules for Latin letters as they are used in names of Bangladesh. */
const latin: readonly Rule[] = madeOf([
  ['[^a-z0-9]', ''],
  // The n and g of 'Narayanganj' are separate sounds.
  ['n(?=g([ao]n[jz]|hat))', 'n-'],
  ['t?ch+|sh|c(?=[eiy])', 's'],
  ['que$|[cq]', 'k'],
  ['x', 'ks'],
  ['ph', 'f'],
  ['z', 'j'],
  ['v', 'b'],
  ['([bdgjkt])h', '$1'],
  // 'Shyamal' is শ্যামল.
  [`(${consonant})y(?=[ao])`, '$1'],
  ['w', 'o'],
  ['oo', 'u'],
])

/** Reduces the sounds of either script to consonants. Of the vowels little more remains than whether they are front vowels. */
const skeleton: readonly Rule[] = madeOf([
  // The final letter of 'ঝিনাইদহ' is pronounced as a vowel.
  ['-h-$', 'a'],
  // Silent endings: 'Jashore', 'শাহ', and the o of 'Shuvo', which 'শুভ' does not write.
  ['e$|h-?$|-$', ''],
  [`([aeiouy-]${consonant})o$`, '$1'],
  ['ng', 'n'],
  // Doubled letters. Inside a word they may be written without the joining sign: 'গাফফার'.
  [`(${consonant})\\1+|(?!^)(${consonant})-\\2`, '$1$2'],
  // 'Lakshmi', 'Laxmi', 'Lokkhi', 'লক্ষ্মী': a written ks is pronounced kk.
  ['(?!^)k-?sm?', 'k'],
  // A weak e is also written as a: 'Rehman', 'Akter', 'Ahmed'.
  ['e(?=[hr])', 'a'],
  ['me(?=d$)', 'ma'],
  ['-', ''],
])

/** Abbreviations of names, which are not pronounced as they are written. */
const abbreviations = new Map(
  Object.entries({
    mohammad: ['md', 'mohd', 'muhd', 'মো', 'মোঃ', 'মোহাঃ', 'মুহাঃ'],
    mosammat: ['mst', 'mosa', 'মোছা', 'মোছাঃ', 'মোসা', 'মোসাঃ'],
  }).flatMap(([whole, short]) => short.map((each) => [each, whole] as const)),
)

/**
 * The sound key of a word, the same for both scripts: words with the same key are probably one name. '' if it has no consonant and no
 * digit. A search should rank matches by sound below matches by letters: 'Salam' and 'Salom' are one name here, 'Rashid' and 'Rashed'
 * are two.
 *
 * The idea is that of Soundex and Metaphone; that one key can serve Bengali and its names in Latin letters was shown by N. UzZaman and
 * M. Khan, A Double Metaphone Encoding for Approximate Name Searching and Matching in Bangla, 2005. The rules are our own
 * (docs/decisions/0023).
 */
export function soundKey(word: string): string {
  const [compared = ''] = wordsOf(word, 1)
  const heard = (abbreviations.get(compared) ?? compared).replace(
    /([\u0980-\u09ff]+)|[^\u0980-\u09ff]+/g,
    (piece, isBengali) => (isBengali ? bengaliHeard(piece) : hear(latin, piece.normalize('NFD'))),
  )
  const spelt = hear(skeleton, heard)
  return /[^aeiouy]/.test(spelt) ? spelt.replace(/[aeiouy]+/g, vowelsHeard) : ''
}

/**
 * The sound keys under which a word is indexed and searched: its own, and the one without a possible ending. Both are needed, because
 * nothing tells the final র of 'জাহাঙ্গীর' (part of the name) from that of 'খুলনার' (an ending).
 */
export const soundsOf = (word: string): string[] =>
  [...new Set([word, stemOf(word)].map(soundKey))].filter((sound) => sound !== '')

/** Reduces adjacent vowels to whether one of them is a front vowel and, at the end of a word, to its last vowel. */
function vowelsHeard(vowels: string, at: number, word: string): string {
  const front = /[eiy]/.test(vowels) ? 'i' : ''
  if (at === 0) return front || 'a'
  if (at + vowels.length < word.length || /[eiy]$/.test(vowels)) return front
  return front + (vowels.endsWith('u') ? 'u' : 'a')
}

const bengaliHeard = (piece: string) =>
  hear(bengali, piece).replace(/[^a-z-]/g, (letter) => bengaliLetters.get(letter) ?? '')

const hear = (rules: readonly Rule[], word: string) =>
  rules.reduce((heard, [written, sound]) => heard.replace(written, sound), word)

function madeOf(rules: readonly (readonly [written: string, heard: string])[]): Rule[] {
  return rules.map(([written, heard]) => [new RegExp(written.normalize('NFC'), 'g'), heard])
}

function lettersOf(alike: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(alike).flatMap(([heard, letters]) => [...letters].map((letter) => [letter, heard])),
  )
}
