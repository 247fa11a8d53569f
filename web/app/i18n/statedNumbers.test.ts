import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMinor } from '@bichar/contract/rules/age.ts'
import { unlockedMilliseconds } from '@bichar/contract/rules/anonymousShownFor.ts'
import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import { mostFollows } from '@bichar/contract/rules/follows.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { mostBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { countStep, reviewsMeasured } from '@bichar/contract/rules/numbers.ts'
import { isMobile, normalisePhone } from '@bichar/contract/rules/phone.ts'
import { expect, test } from 'vitest'
import bangladesh from '../../../server/src/places/bangladesh.json' with { type: 'json' }
import { toFullPhone } from '../accounts/phoneEntry.ts'
import { ages } from '../moderation/desk/useDeskAddress.ts'
import errors from './en/errors.ts'

type Catalogue = { [key: string]: string | Catalogue }

const flat = (of: Catalogue, under = ''): [key: string, message: string][] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [[under + key, value]] : flat(value, `${under}${key}.`),
  )

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const messagesIn = (language: string): [key: string, message: string][] => [
  ...globSync(`web/app/i18n/${language}/*.json`, { cwd: root }).flatMap((file) =>
    flat(JSON.parse(read(file)), `${path.basename(file, '.json')}.`),
  ),
  ...(language === 'en' ? flat(errors, 'errors.') : []),
]

/** Names of formats, and the cases of a plural, in which a number states nothing. */
const noNumber = /M4A|MP3|H\.264|=[01] /g

/** The numbers that a message states, each once, in Latin digits and without separators. */
const numbersIn = (message: string): string[] => {
  const text = toLatinDigits(message)
    .replace(noNumber, '')
    .replace(/(?<=\d),(?=\d{3})/g, '')
  return [...new Set(text.match(/\d+/g))].toSorted()
}

/** The number that the code keeps to itself. */
const inCode = (file: string, place: RegExp): string => {
  const found = place.exec(read(file))?.[1]
  if (found === undefined) throw new Error(`${file} has no ${place}`)
  return found
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

const example = '01712345678'
const isComplete = (typed: string) => 'phone' in normalisePhone(typed)
const ones = '1'.repeat(20)
const phoneLengths = Array.from(ones, (_, at) => at).filter((length) =>
  [ones, `0${ones}`].some((digits) => isComplete(digits.slice(0, length))),
)
const prefixes = Array.from({ length: 100 }, (_, at) => String(at).padStart(3, '0')).filter((prefix) =>
  isMobile(toFullPhone(`${prefix}12345678`)),
)
const stored = toFullPhone(example)
const countryCode = stored.slice(0, -10)

const ofAge = Array.from({ length: limits.age }, (_, age) => age).find((age) => !isMinor(age))
const daysShown = inCode('server/src/admin/figuresStore.ts', /daysShown = (\d+)/)
const daysOfMonth = inCode('server/src/places/numbers.ts', /month: (\d+)/)
const emergency = inCode('web/app/support/SupportPage.tsx', /tel:(\d+)/)
const districts = bangladesh.flatMap((division) => division.districts).length

/** Every message that states a number, with the numbers that hold in the code. */
const stated: Record<string, readonly unknown[]> = {
  'accounts.fields.passwordHint': [limits.passwordLeast],
  'accounts.fields.phoneHint': [...phoneLengths, example],
  'accounts.protection.unlocked': [unlockedMilliseconds / 60_000],
  'admin.figures.ninetieth': [
    Number(inCode('server/src/admin/figuresStore.ts', /percentile_cont\((0\.9\d*)\)/)) * 100,
  ],
  'admin.figures.noneDecided': [daysShown],
  'admin.figures.noneSentBack': [daysShown],
  'admin.figures.untilDecided': [daysShown],
  'admin.figures.waitingOverDays': [daysShown],
  'desk.filters.ages.fortnight': [ages.fortnight / 24],
  'desk.thing.minor': [ofAge],
  'districts.description': [districts],
  'districts.few': [countStep],
  'districts.fewOf': [countStep],
  'districts.inSteps': [countStep],
  'districts.lastMonth': [daysOfMonth],
  'districts.notFoundText': [districts],
  'districts.otherUpazilas': [countStep],
  'districts.periods.month': [daysOfMonth],
  'errors.age': [0, limits.age],
  'errors.audio_too_large': [megabytes(mostBytes.audio)],
  'errors.avatar_too_large': [megabytes(limits.avatarBytes)],
  'errors.image_too_large': [megabytes(mostBytes.image)],
  'errors.incident_at': [limits.earliestDay.slice(0, 4)],
  'errors.latitude': [inCode('contract/src/places.ts', /degrees\((\d+), 'latitude'/)],
  'errors.longitude': [inCode('contract/src/places.ts', /degrees\((\d+), 'longitude'/)],
  'errors.new_password_too_short': [limits.passwordLeast],
  'errors.password_too_short': [limits.passwordLeast],
  'errors.phone_country_code': [countryCode, stored.length],
  'errors.phone_length': phoneLengths,
  'errors.phone_not_mobile': [prefixes[0], prefixes.at(-1)],
  'errors.phone_partial_country_code': [countryCode],
  'errors.photo_too_large': [megabytes(limits.photoBytes)],
  'errors.reaction_number': [1, limits.addedReactions],
  'errors.search_too_short': [limits.userSearchLeast],
  'errors.too_many_files': [limits.mediaPerPost],
  'errors.too_many_follows': [mostFollows],
  'errors.video_too_large': [megabytes(mostBytes.video)],
  'fakeReact.countHint': [1, limits.addedReactions],
  'manageSuspects.pending.minor': [ofAge],
  'media.picker.limits': [megabytes(mostBytes.video), megabytes(mostBytes.audio)],
  'numbers.methods.few': [countStep],
  'numbers.methods.review': [reviewsMeasured],
  'posts.form.hints.caseNumber': [1234, 2026],
  'posts.moderation.people.minor': [ofAge],
  'search.count': [limits.searchMost],
  'search.countOf': [limits.searchMost],
  'search.postsTab': [limits.searchMost],
  'search.suspectsTab': [limits.searchMost],
  'shell.emergency': [emergency],
  'storyForm.postHint': [inCode('web/app/stories/queries.ts', /pickerLimit = (\d+)/)],
  'support.danger': [emergency],
  'suspects.form.editMinorNote': [ofAge],
  'suspects.minor': [ofAge],
  'suspects.origin.reports': [inCode('server/src/suspects/store.ts', /limit (\d+)\) named/)],
  'suspects.revisions.withheld': [ofAge],
}

/** The product knows these by sentences without numbers in English. */
const onlyInBengali = ['errors.phone_country_code', 'errors.phone_partial_country_code']

test.each(['en', 'bn'])('in %s, a message states a number only as the code has it', (language) => {
  const stating = messagesIn(language)
    .map(([key, message]): [string, string[]] => [key, numbersIn(message)])
    .filter(([, numbers]) => numbers.length > 0)
  const held = Object.entries(stated)
    .filter(([key]) => language === 'bn' || !onlyInBengali.includes(key))
    .map(([key, numbers]) => [key, numbers.map(String).toSorted()])
  expect(Object.fromEntries(stating)).toEqual(Object.fromEntries(held))
})
