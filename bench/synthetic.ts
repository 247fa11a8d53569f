import { crimeTypes } from '../contract/src/rules/crimeTypes.ts'
import { chanceOf } from '../server/src/demo/draw.ts'
import { reportsInBengali } from '../server/src/demo/reportsInBengali.ts'
import { reportsInEnglish } from '../server/src/demo/reportsInEnglish.ts'

const languages = [reportsInBengali, reportsInEnglish]

const names = [
  {
    first: ['রহিম', 'করিম', 'সালমা', 'জাহিদ', 'মিতু', 'শফিক', 'রেহানা', 'তানভীর', 'সোহেল', 'নাজমা', 'আলমগীর', 'পারভীন'],
    last: ['উদ্দিন', 'হোসেন', 'খাতুন', 'ইসলাম', 'তালুকদার', 'গাজী', 'সরদার', 'বেগম', 'মিয়া', 'চৌধুরী'],
  },
  {
    first: [
      'Rahim',
      'Karim',
      'Salma',
      'Zahid',
      'Mitu',
      'Shafiq',
      'Rehana',
      'Tanvir',
      'Sohel',
      'Nazma',
      'Alamgir',
      'Parvin',
    ],
    last: ['Uddin', 'Hossain', 'Khatun', 'Islam', 'Talukder', 'Gazi', 'Sardar', 'Begum', 'Mia', 'Chowdhury'],
  },
]

/** Returns a function that picks a pseudo-random item of a list. */
const drawing = (seed: number) => {
  const chance = chanceOf(seed)
  return <Item>(from: readonly Item[]): Item => {
    const item = from[Math.floor(chance.between(0, from.length))]
    if (item === undefined) throw new Error('There is nothing to draw from')
    return item
  }
}

/** The texts of a report, combined from the beginning, middle and place of three reports of the demo, so that few are alike. */
export function madeUpReport(index: number) {
  const draw = drawing(index + 1)
  const reports = draw(languages)
  const words = draw(reports).title.split(' ')
  return {
    title: [...words.slice(0, 4), ...draw(reports).title.split(' ').slice(-4)].join(' '),
    desc: `${draw(reports).desc}\n\n${draw(reports).desc}`,
    location: draw(reports).location,
  }
}

const syllables = [
  ['কা', 'মি', 'লো', 'রু', 'শে', 'তা', 'নি', 'বো', 'গা', 'জি', 'পু', 'দে', 'হা', 'সি', 'মো', 'রা'],
  ['ka', 'mi', 'lo', 'ru', 'she', 'ta', 'ni', 'bo', 'ga', 'ji', 'pu', 'de', 'ha', 'si', 'mo', 'ra'],
]
const wordsOfEachScript = 4096

/** The same with twenty more words, from common to rare as in natural languages, out of 8,192 in both scripts. */
export function wordyReport(index: number) {
  const report = madeUpReport(index)
  const chance = chanceOf(index + 1_000_000_007)
  const words = Array.from({ length: 20 }, () => {
    // The first ten words are chosen as often as the ninety after them (a Zipf distribution).
    let number = Math.floor(wordsOfEachScript ** chance.between(0, 1))
    const script = syllables[Math.floor(chance.between(0, syllables.length))] ?? []
    let word = ''
    for (let place = 0; place < 3; place += 1) {
      word += script[number % script.length]
      number = Math.floor(number / script.length)
    }
    return word
  })
  return { ...report, desc: `${report.desc}\n\n${words.join(' ')}` }
}

export function madeUpSuspect(index: number) {
  const draw = drawing(index + 1)
  const { first, last } = draw(names)
  return {
    name: `${draw(first)} ${draw(last)} ${index}`,
    age: 18 + (index % 50),
    gender: draw(['male', 'male', 'female'] as const),
    danger_level: draw(['low', 'medium', 'high'] as const),
    status: draw(['wanted', 'wanted', 'arrested', 'released'] as const),
    location: draw(draw(languages)).location,
    crime_types: [draw(crimeTypes)],
  }
}
