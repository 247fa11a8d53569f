import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../test/anyText.ts'
import { type CrimeType, crimeTypes } from './crimeTypes.ts'
import { wordsOfCrime } from './crimeWords.ts'
import { limits } from './limits.ts'
import { proposedKinds, type ReportContent } from './proposedKinds.ts'

const told = (parts: Partial<ReportContent>): ReportContent => ({
  title: '',
  desc: '',
  crimesOfSuspects: [],
  chosen: [],
  ...parts,
})
const proposedBy = (title: string) => proposedKinds(told({ title }))

const kinds = fc.uniqueArray(fc.constantFrom(...crimeTypes), { maxLength: limits.kindsPerPost })
const anything: fc.Arbitrary<ReportContent> = fc.record({
  title: anyText(),
  desc: fc.oneof(anyText(), fc.constantFrom(...crimeTypes.flatMap(wordsOfCrime))),
  crimesOfSuspects: fc.array(kinds, { maxLength: 4 }),
  chosen: kinds,
})

describe('the kinds of crime that are proposed', () => {
  test.each([
    ['Handbag snatched from a rickshaw near the lake road', ['Theft']],
    ['Container lorry driver stopped and ROBBED at a false checkpoint', ['Armed Robbery']],
    ['Rental scam: one flat, nine deposits', ['Fraud']],
    ['Photos of students used for blackmail', ['Extortion']],
    ['মোবাইল ছিনতাইকারীর কবলে', ['Armed Robbery', 'Theft']],
    ['দোকানে চুরি', ['Theft', 'Burglary']],
    ['চোরদের ধরা হয়েছে', ['Theft']],
    ['ইয়াবাসহ মাদক ব্যবসায়ী', ['Drug Trafficking']],
    ['থানায় ঘুষ ছাড়া জিডি হয় না', ['Corruption']],
    ['যৌতুকের জন্য গৃহবধূকে পিটিয়ে জখম', ['Assault', 'Domestic Violence']],
  ])('of %j are %j', (title, expected) => {
    expect(proposedBy(title)).toEqual(expected)
  })

  test.each([
    'A bus hit a van; three people were killed',
    'আত্মহত্যা নয়, দুর্ঘটনা',
    'Chandpur চাঁদপুর শহরে যানজট',
    'The drugstore closes at nine',
    'Grapes and rapeseed at the market',
    'A new hospital for Khulna',
    'চোরাবালিতে আটকে গেছে গাড়ি',
  ])('are none of %j', (title) => {
    expect(proposedBy(title)).toEqual([])
  })

  test('have every word and every name of each kind', () => {
    for (const kind of crimeTypes) {
      for (const word of [kind, ...wordsOfCrime(kind)]) {
        expect(proposedBy(word.replace('*', '')), word).toContain(kind)
      }
    }
  })

  test('are as many as there is room for, none of them twice or chosen already', () => {
    fc.assert(
      fc.property(anything, (report) => {
        const proposed = proposedKinds(report)
        expect(proposed.length).toBeLessThanOrEqual(limits.kindsPerPost - report.chosen.length)
        expect(new Set([...proposed, ...report.chosen]).size).toBe(proposed.length + report.chosen.length)
      }),
    )
  })

  test('are the same in capitals, in either encoding, and wherever in the text the words stand', () => {
    fc.assert(
      fc.property(anything, (report) => {
        const first = proposedKinds(report)
        expect(proposedKinds({ ...report, title: report.desc, desc: report.title }).toSorted()).toEqual(
          first.toSorted(),
        )
        expect(proposedKinds({ ...report, desc: report.desc.normalize('NFD') })).toEqual(first)
      }),
    )
    expect(proposedBy('ROBBED AT GUNPOINT')).toEqual(proposedBy('robbed at gunpoint'))
  })

  test('come from the suspects where the words say nothing, and after what the words say', () => {
    const crimesOfSuspects: CrimeType[][] = [['Fraud', 'Murder'], ['Fraud']]
    expect(proposedKinds(told({ crimesOfSuspects }))).toEqual(['Murder', 'Fraud'])
    expect(proposedKinds(told({ title: 'A bribe was asked for', crimesOfSuspects }))).toEqual([
      'Corruption',
      'Murder',
      'Fraud',
    ])
    expect(proposedKinds(told({ crimesOfSuspects, chosen: ['Fraud', 'Theft'] }))).toEqual(['Murder'])
  })
})
