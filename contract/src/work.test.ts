import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { optionalText, phone, requiredText, sourceUrl } from './fields.ts'
import { isAge } from './rules/age.ts'
import { cardAddress, type OnCard, photoOf } from './rules/cardAddress.ts'
import { toBengaliDigits, toLatinDigits } from './rules/digits.ts'
import { slugOf } from './rules/districts.ts'
import { isEntryDay } from './rules/entryDay.ts'
import { isErrorCode } from './rules/errors.ts'
import { encodeEvent } from './rules/events.ts'
import { contentOf, isAnimated, isAnimatedPng, isHevc } from './rules/fileContent.ts'
import { addressesIn } from './rules/findings/addresses.ts'
import { emailsIn, phonesIn, profilesIn } from './rules/findings/contacts.ts'
import { findingsIn } from './rules/findings/findings.ts'
import { idNumbersIn } from './rules/findings/idNumbers.ts'
import { isMoney } from './rules/findings/money.ts'
import { readableText } from './rules/findings/readableText.ts'
import { hasThreat, threatsIn } from './rules/findings/threats.ts'
import { watchedEntries, watchListOf, watchWordsIn } from './rules/findings/watchList.ts'
import { followUpCodeOf, groupedCode, withCheckDigit } from './rules/followUpCode.ts'
import { parseGeneratedBlog } from './rules/generatedBlog.ts'
import { hashtagsOf } from './rules/hashtags.ts'
import { incidentParts, incidentTime } from './rules/incidentParts.ts'
import { isDay, isIncidentTime } from './rules/incidentTime.ts'
import { isLink } from './rules/link.ts'
import { kindByName } from './rules/mediaFiles.ts'
import { isNameRefusal } from './rules/nameRefusal.ts'
import { isMobile, normalisePhone } from './rules/phone.ts'
import { addressOfSize } from './rules/pictureSizes.ts'
import { proposedKinds } from './rules/proposedKinds.ts'
import { reasonCodeOf, reasonIn } from './rules/readyReasons.ts'
import { matchedWords } from './rules/search/matchedWords.ts'
import { soundKey, soundsOf } from './rules/search/soundKey.ts'
import { isCommon, splitWords, stemOf, wordsInOrder, wordsOf } from './rules/search/words.ts'
import { isSourceUrl, sourceHref, sourceIn } from './rules/sourceUrl.ts'
import { characterCount, cleanText, normalise, storedText, textProblem, textProblems } from './rules/text.ts'

/** Longer than any text in these tests, so that only the time of cleaning is measured. */
const unbounded = 1_000_000

const cardWith = (text: string): OnCard => ({
  _id: '',
  title: text,
  kinds: [],
  place: { en: '', bn: '' },
  location: text,
  medias: [],
  createdAt: '',
  caseLine: { steps: [], updates: 0 },
})

const watchList = watchListOf(['ক', 'content', 'kill him'])

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Every function that takes text or a file of users. */
const takesText: Record<string, (text: string) => unknown> = {
  'age.ts isAge': isAge,
  'entryDay.ts isEntryDay': isEntryDay,
  'digits.ts toBengaliDigits': toBengaliDigits,
  'digits.ts toLatinDigits': toLatinDigits,
  'events.ts encodeEvent': encodeEvent,
  'errors.ts isErrorCode': (text) => isErrorCode(text),
  'fields.ts optionalText': (text) => optionalText({ most: unbounded }).safeParse(text),
  'fields.ts requiredText': (text) => requiredText({ most: unbounded, missing: 'required' }).safeParse(text),
  'fields.ts phone': (text) => phone.safeParse(text),
  'fields.ts sourceUrl': (text) => sourceUrl.safeParse(text),
  'generatedBlog.ts parseGeneratedBlog': (text) => {
    for (const partial of [false, true]) parseGeneratedBlog(text, { partial })
  },
  'addresses.ts addressesIn': addressesIn,
  'contacts.ts emailsIn': emailsIn,
  'contacts.ts phonesIn': phonesIn,
  'contacts.ts profilesIn': profilesIn,
  'findings.ts findingsIn': (text) => findingsIn(text, watchList),
  'idNumbers.ts idNumbersIn': idNumbersIn,
  'money.ts isMoney': (text) => isMoney(text, { start: 0, end: text.length }),
  'readableText.ts readableText': readableText,
  'threats.ts hasThreat': (text) => hasThreat(text),
  'threats.ts threatsIn': threatsIn,
  'watchList.ts watchedEntries': (text) => watchedEntries(text, watchList),
  'watchList.ts watchListOf': (text) => watchListOf([text]),
  'watchList.ts watchWordsIn': (text) => watchWordsIn(text, watchList),
  'fileContent.ts contentOf': (text) => contentOf(bytesOf(text)),
  'fileContent.ts isAnimated': (text) => isAnimated(bytesOf(text)),
  'fileContent.ts isAnimatedPng': (text) => isAnimatedPng(bytesOf(text)),
  'fileContent.ts isHevc': (text) => isHevc(bytesOf(text)),
  'followUpCode.ts followUpCodeOf': followUpCodeOf,
  'followUpCode.ts groupedCode': groupedCode,
  'followUpCode.ts withCheckDigit': withCheckDigit,
  'hashtags.ts hashtagsOf': hashtagsOf,
  'incidentTime.ts isIncidentTime': (text) => isIncidentTime(text),
  'incidentTime.ts isDay': isDay,
  'incidentParts.ts incidentParts': incidentParts,
  'incidentParts.ts incidentTime': (text) => incidentTime(text, text),
  'link.ts isLink': isLink,
  'matchedWords.ts matchedWords': (text) => matchedWords(text, text),
  'pictureSizes.ts addressOfSize': (text) => addressOfSize(text, 360),
  'mediaFiles.ts kindByName': kindByName,
  'nameRefusal.ts isNameRefusal': (text) => isNameRefusal(text),
  'phone.ts isMobile': isMobile,
  'phone.ts normalisePhone': normalisePhone,
  'proposedKinds.ts proposedKinds': (text) =>
    proposedKinds({ title: text, desc: text, crimesOfSuspects: [], chosen: [] }),
  'readyReasons.ts reasonCodeOf': reasonCodeOf,
  'readyReasons.ts reasonIn': (text) => reasonIn('en', text),
  'cardAddress.ts cardAddress': (text) => cardAddress(cardWith(text), 'en'),
  'cardAddress.ts photoOf': (text) => photoOf(cardWith(text)),
  'districts.ts slugOf': slugOf,
  'soundKey.ts soundKey': soundKey,
  'soundKey.ts soundsOf': soundsOf,
  'sourceUrl.ts isSourceUrl': isSourceUrl,
  'sourceUrl.ts sourceHref': sourceHref,
  'sourceUrl.ts sourceIn': sourceIn,
  'text.ts characterCount': characterCount,
  'text.ts cleanText': cleanText,
  'text.ts normalise': normalise,
  'text.ts storedText': (text) => storedText({ most: unbounded }, text),
  'text.ts textProblem': (text) => textProblem({ most: unbounded }, text),
  'text.ts textProblems': (text) => textProblems({ title: { most: unbounded } }, { title: text }),
  'words.ts isCommon': isCommon,
  'words.ts stemOf': stemOf,
  'words.ts wordsInOrder': (text) => wordsInOrder(text),
  'words.ts wordsOf': (text) => wordsOf(text, unbounded),
  'words.ts splitWords': (text) => splitWords(text, unbounded),
}

/** Functions whose input comes from the product itself: while modules load, from our server, or from who makes a request. */
const takesNone = [
  'age.ts isMinor',
  'desk.ts needsReason',
  'appName.ts nameIn',
  'caseSteps.ts inOrder',
  'caseSteps.ts outOfOrder',
  'caseSteps.ts shownStates',
  'crimeTypes.ts boxOf',
  'dayText.ts dayText',
  'dayText.ts dayTextOf',
  'dayText.ts shortDayText',
  'crimeWords.ts wordsOfCrime',
  'events.ts readEvents',
  'endpoint.ts endpoint',
  'request.ts formBody',
  'request.ts requestOf',
  'fields.ts chosenId',
  'fields.ts idOf',
  'suspectFields.ts atLeastOne',
  'fields.ts flag',
  'fields.ts jsonList',
  'flagReasons.ts isUrgent',
  'fields.ts pageSize',
  'incidentTime.ts todayInBangladesh',
  'mediaFiles.ts acceptedFiles',
  'mediaFiles.ts extensionsOf',
  'readyReasons.ts readyReason',
  'readyReasons.ts readyReasonsFor',
  'soundPairs.ts spellings',
  'spans.ts patternOf',
  'spans.ts spansOf',
  'spans.ts withoutOverlaps',
  'pictureSizes.ts sizesOf',
  'outcomes.ts questionDue',
  'reportFields.ts fieldsWith',
  'reportTexts.ts fieldsOnPage',
  'reportTexts.ts inputOf',
  'reportTexts.ts isText',
  'outcomes.ts questionsOf',
  'text.ts mostSent',
]

test('every function of the contract has its row', async () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(rules\/((search|findings)\/)?)?\w+\.ts$/.test(file),
  )
  const functions = await Promise.all(
    files.map(async (file) => {
      const names = Object.entries(await import(path.join(import.meta.dirname, file)))
      return names.flatMap(([name, value]) =>
        typeof value === 'function' ? [`${path.basename(file)} ${name}`] : [],
      )
    }),
  )
  const rows = Object.keys(takesText).filter((row) => !/^fields\.ts (phone|sourceUrl)$/.test(row))
  expect([...rows, ...takesNone].sort()).toEqual(functions.flat().sort())
})

/** Inputs that are slow for regular expressions, normalisation and lists. */
const pieces = [
  ...[
    '\u0301\u0323',
    '\u0323',
    '\u0344',
    'a\u0301\u0323',
    '\u09c7\u09be',
    'য\u09bc',
    '\u200d',
    '\u202e',
    '\ud800',
  ],
  ...[
    ' ',
    '\n',
    '\r',
    '\r\n',
    '\t',
    '#',
    '##',
    ',',
    '.',
    '-',
    '_',
    '*',
    '>',
    ':',
    '/',
    '\\',
    '..',
    '../',
    '[',
    '{',
  ],
  ...[
    'a',
    'é',
    'ক',
    '১',
    '1',
    'a.',
    'a,',
    '#a ',
    'A1',
    '%2e',
    '?',
    '@',
    '=',
    '"',
    'http://',
    '//',
    'data: ',
    '\n\n',
  ],
  ...[
    'kill ',
    'will ',
    'House 1, ',
    'Road ',
    '0',
    '01',
    '৳ ',
    'a@b.',
    'facebook.com/',
    'মেরে ',
    '(at) ',
    'nid ',
  ],
  ...['CONTENT', 'CONTENT:', '\nHASHTAGS:', '\n**CATEGORIES:**', '\nCONTENT: #', 'Crime', 'HASHTAGS: #'],
]

const begins = ['', '#a', '"', '/', 'http://', 'CONTENT:', 'HASHTAGS: a', 'CATEGORIES: a']
const ends = ['', ' ', ' a', 'a', '!', ',', '\n']

/** A text of any length: a beginning, a repeated middle and an end. */
const shapes = fc.record({
  begin: fc.constantFrom(...begins),
  middle: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('')),
  end: fc.constantFrom(...ends),
})

const short = 16_000

/** Milliseconds of processor time, the minimum of several runs, because other load on the machine only adds to it. */
function work(run: () => unknown, tries: number): number {
  const spent = Array.from({ length: tries }, () => {
    const before = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...spent)
}

/** Milliseconds. Below this, growth cannot be told from noise. */
const nothing = 20

/** Linear work takes four times as long for four times the text; quadratic work takes sixteen times as long. */
function isLinear(take: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const text = textOf(short)
  if (work(() => take(text), 1) < nothing) return true
  const once = work(() => take(text), 5)
  if (once < nothing) return true
  const fourTimes = textOf(4 * short)
  // On a loaded machine it may take many attempts until one is undisturbed.
  return Array.from({ length: 20 }).some(() => work(() => take(fourTimes), 1) < 9 * once)
}

describe('the work grows with the length of the text and no faster', () => {
  test.each(Object.entries(takesText))(
    '%s',
    (_name, take) => {
      fc.assert(
        fc.property(shapes, ({ begin, middle, end }) => {
          const textOf = (length: number) => begin + middle.repeat(length / middle.length) + end
          expect(isLinear(take, textOf)).toBe(true)
        }),
        // Shrinking a failure would take as long as the slow work itself.
        { numRuns: 400, endOnFailure: true },
      )
    },
    120_000,
  )
})
