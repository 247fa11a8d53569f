import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../test/anyText.ts'
import { soundKey, soundsOf } from './soundKey.ts'
import { type NameSpellings, namesOfTheRules } from './soundPairs.ts'
import { namesSetAside } from './soundPairsSetAside.ts'
import { wordsOf } from './words.ts'

type Pair = readonly [one: string, other: string]

const pairsOf = (names: readonly NameSpellings[]): Pair[] =>
  names.flatMap(({ latin, bengali }) => latin.flatMap((one) => bengali.map((other): Pair => [one, other])))

const meets = ([one, other]: Pair) => soundKey(one) === soundKey(other)

/** The percentage of pairs that share a sound key, with a readable summary for a failing test. */
function measured(pairs: readonly Pair[]) {
  const { true: together = [], false: apart = [] } = Object.groupBy(pairs, (pair) => String(meets(pair)))
  const share = (100 * together.length) / pairs.length
  const fewer = together.length < apart.length ? together : apart
  return { share, figures: `${together.length} of ${pairs.length} meet; the others: ${fewer.join(' ')}` }
}

/** Ten thousand pairs of spellings of different names, the same pairs in every run. */
function unlikePairs(names: readonly NameSpellings[]): Pair[] {
  const spelling = fc
    .constantFrom(...names)
    .chain((name) =>
      fc.record({ name: fc.constant(name), word: fc.constantFrom(...name.latin, ...name.bengali) }),
    )
  const unlike = fc.tuple(spelling, spelling).filter(([one, other]) => one.name !== other.name)
  return fc.sample(unlike, { numRuns: 10_000, seed: 15 }).map(([one, other]) => [one.word, other.word])
}

describe('a name in both scripts', () => {
  test.each([['that the rules were made with', namesOfTheRules]])('%s has one sound', (_, names) => {
    const pairs = pairsOf(names)
    expect(pairs.length).toBeGreaterThan(300)
    const { share, figures } = measured(pairs)
    expect(share, figures).toBeGreaterThanOrEqual(97)
  })

  test('sounds like another name in one of a hundred pairs at most', () => {
    const pairs = unlikePairs([...namesOfTheRules, ...namesSetAside])
    const { share, figures } = measured(pairs)
    expect(share, figures).toBeLessThanOrEqual(1)
  })

  test.each([
    ['Md', 'মোঃ'],
    ['Md.', 'মোহাম্মদ'],
    ['Mohd', 'মো:'],
    ['Mohammad', 'মুহাঃ'],
    ['Mst.', 'মোছাঃ'],
    ['Muhd', 'মোহাঃ'],
    ['Mosammat', 'মোসা'],
    ['Mosa', 'মোছাম্মৎ'],
    ['Mosammat', 'মোছা'],
    ['Mosammat', 'মোসাঃ'],
  ])('is %s and %s when it is shortened', (...pair) => {
    expect(meets(pair)).toBe(true)
  })
})

describe('the sound of a word', () => {
  test.each([
    ['the length of vowels', 'Shahin Shaheen শাহীন শাহিন'],
    ['a breath', 'Bhuiyan Buiyan ভুঁইয়া'],
    ['a breath', 'Dhaka Daka ঢাকা'],
    ['the three letters of s', 'Sohag Shohag সোহাগ শোহাগ'],
    ['how ছ is spelt', 'Nasir নাসির নাছির'],
    ['how ছ is spelt', 'Chhatak Chatak ছাতক'],
    ['the two letters of j, and z', 'Jakir Zakir জাকির যাকির'],
    ['the letters of n', 'Ranu রানু রাণু'],
    ['b, bh and v', 'Abir Avir Abhir আবির আভির'],
    ['f and ph', 'Fulpur Phulpur ফুলপুর'],
    ['the letters of k', 'Rafik Rafiq Rafique Rafick রফিক'],
    ['the letters of k', 'Koyra Coyra কয়রা খয়রা'],
    ['the letters of s', 'Cecil Sesil সেসিল'],
    ['the letters of s', 'Cynthia সিনথিয়া'],
    ['the letters of t and d', 'Thakur Takur ঠাকুর'],
    ['the letters of t and d', 'Tuhid তুহিদ টুহিড থুহিধ'],
    ['the letters of r', 'Bera বেরা বেড়া বেঢ়া'],
    ['doubled letters', 'Abdula Abdullah আব্দুল্লাহ আবদুলা'],
    ['two letters at the beginning that are not doubled', 'Momtaz Momotaz মমতাজ'],
    ['a doubled letter that is not joined', 'Gaffar গাফফার গাফ্ফার'],
    ['vowels that are not written', 'Karim Korim করিম'],
    ['the long u', 'Mintu Mintoo মিন্টু'],
    ['the long u', 'Bodhu বধূ বধু'],
    ['the long u', 'Urmi ঊর্মি উর্মি'],
    ['a vowel at the beginning', 'Oporna Aparna অপর্ণা'],
    ['an o for a u', 'Golam Gulam গোলাম গুলাম'],
    ['an i for an e', 'Fatima Fatema ফাতিমা ফাতেমা'],
    ['an a for an e that is hardly heard', 'Akter Aktar আক্তার'],
    ['an a for an e that is hardly heard', 'Ahmed Ahmad আহমেদ আহমাদ আহমদ'],
    ['an a for an e that is hardly heard', 'Rehman Rahman রেহমান রহমান'],
    ['two vowels that are one', 'Hosen Hossain Hussein হোসেন হোসাইন'],
    ['two vowels that are one', 'Faisal Foysal ফয়সাল'],
    ['w', 'Anwar Anowar Anoar আনোয়ার'],
    ['w', 'Wahid ওয়াহিদ'],
    ['w', 'Chuadanga চুয়াডাঙ্গা'],
    ['w', 'Wari ওয়ারী উয়ারী'],
    ['y', 'Yasin Easin ইয়াসিন'],
    ['y', 'Mia Miya Miah মিয়া'],
    ['y', 'Maya মায়া'],
    ['y', 'Dayal Doyal দয়াল'],
    ['y behind a consonant', 'Shyamal Shyomol Shamol শ্যামল'],
    ['y behind a consonant', 'Syed Sayed সৈয়দ'],
    ['a ব that is not heard', 'Biswas Bishwas Bishas বিশ্বাস বিশাস'],
    ['a ব that is', 'Shombu Shambhu শম্ভু শম্বু'],
    ['a ব that is', 'Sorbo সর্ব'],
    ['a য that is not heard', 'Sotto Satya সত্য সত্ত'],
    ['a য that is', 'Acharjo আচার্য'],
    ['a nasal vowel', 'Chandpur চাঁদপুর চান্দপুর'],
    ['a nasal vowel among vowels', 'Bhuiyan ভূঁইয়া ভূঞা ভূইয়ান'],
    ['the letters of ng', 'Jahangir জাহাঙ্গীর জাহাংগীর জাহাঙির'],
    ['n and g that are no ng', 'Narayanganj Narayangonz নারায়ণগঞ্জ'],
    ['n and g that are no ng', 'Gowainghat গোয়াইনঘাট'],
    ['ক্ষ', 'Lakshmi Laxmi Lokkhi লক্ষ্মী লক্ষী'],
    ['ক্ষ', 'Khetlal ক্ষেতলাল'],
    ['ks at the beginning', 'Kasba কসবা'],
    ['ক্ষ', 'Dakshin Dokkhin দক্ষিণ'],
    ['জ্ঞ', 'Biggan বিজ্ঞান'],
    ['ঋ', 'Krishna কৃষ্ণ ক্রিষ্ণ'],
    ['ঋ', 'Rishi ঋষি রিশি'],
    ['ৎ and ঃ', 'Bishwajit বিশ্বজিৎ বিশ্বজিত বিশ্বজিঃত'],
    ['ঐ and ঔ', 'Shoil শৈল শইল'],
    ['ঐ and ঔ', 'Moushumi মৌসুমি মউসুমি'],
    ['ঐ and ঔ', 'Oikko ঐক্য'],
    ['ঐ and ঔ', 'Aushod ঔষদ'],
    ['ঐ and ঔ', 'Mou মৌ মউ'],
    ['an e that is not heard', 'Jashore Jashor যশোর'],
    ['an h that is not heard', 'Shah Sha শাহ শা'],
    ['an h that is', 'Jhenaida ঝিনাইদহ'],
    ['an o that is not written', 'Shuvo Shuv শুভ'],
    ['an o that is', 'Dutto Dutta দত্ত দত্তো'],
    ['the conjunct of গঞ্জ', 'Gonj Ganj গঞ্জ'],
    ['conjuncts of borrowed words', 'Park পার্ক'],
    ['conjuncts of borrowed words', 'Sent সেন্ট'],
    ['capitals and accents', 'ROKEYA Rokeyá রোকেয়া'],
  ])('does not tell %s: %s', (_, words) => {
    const [first = '', ...others] = words.split(' ')
    expect(others.map((word) => [word, soundKey(word)])).toEqual(
      others.map((word) => [word, soundKey(first)]),
    )
    expect(soundKey(first)).not.toBe('')
  })

  test.each([
    ['Hasan', 'হোসেন'],
    ['Rana', 'রিনা'],
    ['Rana', 'রানী'],
    ['Rana', 'রানু'],
    ['Rani', 'রিনা'],
    ['Karim', 'করিমা'],
    ['Salam', 'সালমা'],
    ['Salam', 'সেলিম'],
    ['Rahim', 'রহমান'],
    ['Amin', 'মিনা'],
    ['Islam', 'আসলাম'],
    ['Mia', 'মা'],
    ['Kasba', 'কবা'],
    ['Momtaz', 'মতাজ'],
    ['Nadia', 'নদী'],
    ['Padma', 'বদমা'],
    ['Fulpur', 'পুলপুর'],
    ['Gazipur', 'কাজীপুর'],
    ['Daud', 'তাউত'],
  ])('tells %s from %s', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other))
  })

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

describe('the sounds by which a word is found', () => {
  test.each([
    ['জাহাঙ্গীর', ['jhnir', 'jhni']],
    ['খুলনার', ['klnr', 'klna']],
    ['Khulna', ['klna']],
    ['আয়', []],
  ])('%s: %j, with and without what may be an ending', (word, sounds) => {
    expect(soundsOf(word.normalize('NFC'))).toEqual(sounds)
  })

  test('are those of another name in one of a hundred pairs at most', () => {
    const alike = unlikePairs([...namesOfTheRules, ...namesSetAside]).filter(([one, other]) =>
      soundsOf(one).some((sound) => soundsOf(other).includes(sound)),
    )
    expect(alike.length, alike.join(' ')).toBeLessThanOrEqual(100)
  })
})
