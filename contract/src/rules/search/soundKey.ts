import { stemOf, wordsOf } from './words.ts'

/**
 * A rule of a table: what is written, and what is heard. Each is applied everywhere before the next one is. What is heard is
 * spelt in few letters: the consonants `kgjtdpfbmnrlsh`, the vowels `aeiou` with `y` for a glide, and `-` where a vowel that
 * Bengali does not write may be heard.
 */
type Rule = readonly [written: RegExp, heard: string]

const letter = '[ক-হ]়?'
const consonant = '[bdf-hj-np-t]'

/** Where Bengali is not read letter by letter. */
const bengali: readonly Rule[] = madeOf([
  // 'দত্ত' ends in a vowel, as all conjuncts do but those of borrowed words ('পার্ক', 'সেন্ট') and 'গঞ্জ'.
  [`(?<!ঞ্জ|্ট|্স|র্ক|র্ড)(?<=্${letter})$`, 'a'],
  [`(${letter})(?![়া-্]|a)`, '$1-'],
  // Conjuncts that are not what their letters are.
  ['জ্ঞ', 'g'],
  ['^ক্ষ', 'k'],
  // 'বিশ্বাস' and 'স্বপন' have a silent ব, 'সত্য' and 'ক্যান্ট' a silent য; behind র they are heard, as 'ম্ব' is.
  ['(?<=[^মর]্)ব', ''],
  ['(?<!র)্য', ''],
  // A nasal vowel is followed by its n, and 'ভূঞা' is 'ভূঁইয়া'.
  ['ঞ(?=[া-ৌ])', 'ঁই'],
  ['ঁ((?:[অ-ঔা-ৌ]|য়)*)', '$1n'],
  // 'ওয়া' and 'উয়া' are wa.
  ['(?<=[ওউোু])য়', ''],
  ['য়', 'y'],
  ['[ড-ঢ]়', 'r'],
])

/** What sounds alike. Those with a breath are as those without: Latin spellings leave it out as they like. */
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

/** Latin letters as names of Bangladesh are spelt with them. */
const latin: readonly Rule[] = madeOf([
  ['[^a-z0-9]', ''],
  // 'Narayanganj' has no ng.
  ['n(?=g([ao]n[jz]|hat))', 'n-'],
  ['t?ch+|sh|c(?=[eiy])', 's'],
  ['que$|[cq]', 'k'],
  ['x', 'ks'],
  ['ph', 'f'],
  ['z', 'j'],
  ['v', 'b'],
  ['(?<=[bdgjkt])h', ''],
  // 'Shyamal' is শ্যামল.
  [`(?<=${consonant})y(?=[ao])`, ''],
  ['w', 'o'],
  ['oo', 'u'],
])

/** What is left of either: consonants, and of the vowels little more than which are front ones. */
const skeleton: readonly Rule[] = madeOf([
  // The last letter of 'ঝিনাইদহ' is a vowel.
  ['-h-$', 'a'],
  // What stands last and is not heard: 'Jashore', 'শাহ', and the o of 'Shuvo', which 'শুভ' does not write.
  ['e$|h-?$|-$', ''],
  [`(?<=[aeiouy-]${consonant})o$`, ''],
  ['ng', 'n'],
  // Doubled letters. What is not at the beginning may be written without the sign that joins: 'গাফফার'.
  [`(${consonant})\\1+|(?<=.)(${consonant})-\\2`, '$1$2'],
  // 'Lakshmi', 'Laxmi', 'Lokkhi', 'লক্ষ্মী': what is written ks is heard kk.
  ['(?<=.)k-?sm?', 'k'],
  // An e that is hardly heard is written as an a as well: 'Rehman', 'Akter', 'Ahmed'.
  ['e(?=[hr]|(?<=me)d$)', 'a'],
  ['-', ''],
])

/** They are not read as they are written. */
const abbreviations = new Map(
  Object.entries({
    mohammad: ['md', 'mohd', 'muhd', 'মো', 'মোঃ', 'মোহাঃ', 'মুহাঃ'],
    mosammat: ['mst', 'mosa', 'মোছা', 'মোছাঃ', 'মোসা', 'মোসাঃ'],
  }).flatMap(([whole, short]) => short.map((each) => [each, whole] as const)),
)

/**
 * How a word sounds, alike for both scripts: words with the same key are likely one name. '' when it has no consonant and no
 * digit. A search does well to rank what meets by sound below what meets by letters: 'Salam' and 'Salom' are one here,
 * 'Rashid' and 'Rashed' are two.
 *
 * The idea is that of Soundex and Metaphone; that one key can serve Bengali and its names in Latin letters was shown by
 * N. UzZaman and M. Khan, A Double Metaphone Encoding for Approximate Name Searching and Matching in Bangla, 2005. The
 * rules are our own (docs/decisions/0040).
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
 * The sounds by which a word is found, where it stands and in a query: its own, and the one without what may be an ending.
 * Both, because nothing tells the র of 'জাহাঙ্গীর' from that of 'খুলনার'.
 */
export const soundsOf = (word: string): string[] =>
  [...new Set([word, stemOf(word)].map(soundKey))].filter((sound) => sound !== '')

/** Of vowels that stand together: whether there is a front one, and at the end of a word which is the last. */
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
