import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyReport } from '../form/report.ts'
import {
  type Draft,
  initialDraft,
  isEmptyDraft,
  newDraft,
  queuedInOrder,
  stateOf,
  unnamedSuspects,
} from './draft.ts'

const text = { ...emptyReport, title: 'Bag snatched' }
const suspect = (_id: string): LinkedSuspect => ({
  ...{ _id, name: 'Karim Uddin', photo: null, status: 'wanted', shown: 'proposed', isMinor: false },
})
const suspects = [suspect('s')]
const files = [{ id: 'a', file: new File(['x'], 'face.jpg'), kind: 'image' as const, alt: '' }]
const refusal = { status: 400, code: 'validation', message: '', fields: {} }

const draft = (changes: Partial<Draft> = {}): Draft => ({ ...newDraft(), text, ...changes })

const anyDraft = fc
  .record(
    {
      waitingSince: fc.date({ min: new Date(0), max: new Date(1_000), noInvalidDate: true }),
      refusal: fc.constant(refusal),
    },
    { requiredKeys: [] },
  )
  .map(draft)

describe('a draft', () => {
  it('is empty without words, suspects and files, whatever is chosen about the name', () => {
    const nothing = {
      ...{ text: { ...emptyReport, isAnonymous: false }, suspects: [], createdSuspects: [], files: [] },
    }
    expect(isEmptyDraft(newDraft())).toBe(true)
    expect(isEmptyDraft(nothing)).toBe(true)
    for (const something of [{ text }, { suspects }, { createdSuspects: suspects }, { files }]) {
      expect(isEmptyDraft({ ...nothing, ...something })).toBe(false)
    }
  })

  it('leaves those unnamed whom it created and does not name in the end', () => {
    const createdSuspects = [suspect('a'), suspect('b')]
    const unnamed = unnamedSuspects({ suspects: [suspect('s'), suspect('b')], createdSuspects })
    expect(unnamed.map(({ _id }) => _id)).toEqual(['a'])
  })
})

describe('what is sent by itself', () => {
  it('is all that waits and nothing else, in the order in which it was to be sent', () => {
    fc.assert(
      fc.property(fc.array(anyDraft), (drafts) => {
        const queue = queuedInOrder(drafts)
        const waiting = drafts.filter((each) => stateOf(each) === 'waiting')
        expect(new Set(queue)).toEqual(new Set(waiting))
        const times = queue.map(({ waitingSince }) => Number(waitingSince))
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      }),
    )
  })

  it('is nothing that the server has refused', () => {
    expect(stateOf(draft({ waitingSince: new Date(), refusal }))).toBe('refused')
  })
})

describe('somebody who comes to write', () => {
  it('finds an empty form where there are no drafts, whatever was asked for', () => {
    fc.assert(fc.property(fc.option(fc.string()), (asked) => initialDraft([], asked) === 'new'))
  })

  it('goes on with the only draft that is not finished', () => {
    const only = draft()
    expect(initialDraft([only], null)).toBe(only)
    expect(initialDraft([only], 'gone')).toBe(only)
    expect(initialDraft([only], 'new')).toBe('new')
  })

  it('chooses where there is no telling', () => {
    expect(initialDraft([draft(), draft()], null)).toBe('list')
    expect(initialDraft([draft({ waitingSince: new Date() })], null)).toBe('list')
    expect(initialDraft([draft({ refusal })], 'gone')).toBe('list')
  })

  it('finds what was asked for, whatever else there is', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { minLength: 1 }), fc.nat(), (drafts, at) => {
        const asked = drafts[at % drafts.length]
        expect(initialDraft(drafts, asked?.id ?? null)).toBe(asked)
      }),
    )
  })

  it('is given no key by an address that was made up: it would make two reports one', () => {
    expect(initialDraft([], 'made-up')).toBe('new')
  })
})
