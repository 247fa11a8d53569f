import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyReport } from '../form/report.ts'
import { type Draft, newDraft } from './draft.ts'
import { draftOf, recordOf } from './record.ts'

const photo = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
const call = new File(['y'], 'call.mp3', { type: 'audio/mpeg' })

const film = new File(['z'], 'film.mp4', { type: 'video/mp4' })
const still = new File(['s'], 'still.jpg', { type: 'image/jpeg' })

const suspect: LinkedSuspect = {
  ...{ _id: 's', name: 'Karim Uddin', photo: null, status: 'wanted', shown: 'proposed', isMinor: false },
}

const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft(),
  text: { ...emptyReport, title: 'ছিনতাই', isAnonymous: false },
  suspects: [suspect],
  createdSuspects: [suspect],
  files: [
    { id: 'a', file: photo, kind: 'image', alt: 'ভাঙা গেট' },
    { id: 'b', file: call, kind: 'audio', alt: 'A man asks for money.' },
    { id: 'c', file: film, kind: 'video', alt: '', still },
  ],
  ...changes,
})

const stored: Readonly<Record<string, File>> = { a: photo, b: call, c: film, 'c/still': still }

/** The draft as the browser's database returns it. */
const reread = (value: Draft) => structuredClone(recordOf(value))

const times = fc.date({ noInvalidDate: true })

const refusals = fc.record({
  status: fc.integer({ min: 400, max: 499 }),
  code: fc.string(),
  message: fc.string(),
  fields: fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
})

describe('a draft', () => {
  it('comes back as it was written, whatever it waits for or was refused for', () => {
    const texts = Object.fromEntries(Object.keys(emptyFields).map((field) => [field, fc.string()])) as Record<
      keyof typeof emptyFields,
      fc.Arbitrary<string>
    >
    const drafts = fc.record(
      {
        savedAt: times,
        waitingSince: times,
        refusal: refusals,
        text: fc.record({
          ...texts,
          kinds: fc.uniqueArray(fc.constantFrom(...crimeTypes), { maxLength: 3 }),
          isAnonymous: fc.boolean(),
          keepNoLink: fc.boolean(),
        }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(drafts, (changes) => {
        const written = draft(changes)
        expect(draftOf(reread(written), (id) => stored[id])).toEqual(written)
      }),
    )
  })

  it('comes back without a file that the browser has lost', () => {
    const found = draftOf(reread(draft()), (id) => (['a', 'c/still'].includes(id) ? undefined : stored[id]))
    expect(found?.files).toEqual([
      { id: 'b', file: call, kind: 'audio', alt: 'A man asks for money.' },
      { id: 'c', file: film, kind: 'video', alt: '' },
    ])
  })

  it('of a release whose files had no words comes back with its files', () => {
    const { alts: _unknown, ...older } = reread(draft())
    const files = draftOf(older, (id) => stored[id])?.files
    expect(files?.map(({ id, alt }) => [id, alt])).toEqual([
      ['a', ''],
      ['b', ''],
      ['c', ''],
    ])
  })

  it('keeps its key, so that sending it again makes no second post', () => {
    const written = draft()
    expect(draftOf(reread(written), () => undefined)?.id).toBe(written.id)
    expect(newDraft().id).not.toBe(newDraft().id)
  })

  it('written before the report had some field comes back with that field empty, and loses nothing', () => {
    for (const field of Object.keys(emptyReport) as (keyof typeof emptyReport)[]) {
      const { text, ...rest } = reread(draft())
      const { [field]: _unknown, ...older } = text
      const found = draftOf({ ...rest, text: older }, (id) => stored[id])
      expect(found?.text).toEqual({ ...draft().text, [field]: emptyReport[field] })
      expect(found?.files).toEqual(draft().files)
    }
  })

  it('of a release that knew only suspects whom everybody sees comes back with them', () => {
    const { createdSuspects: _unknown, ...rest } = reread(draft())
    const { shown: _state, isMinor: _age, ...older } = suspect
    const found = draftOf({ ...rest, suspects: [older] }, (id) => stored[id])
    expect(found).toMatchObject({ suspects: [{ ...suspect, shown: 'shown' }], createdSuspects: [] })
  })

  it('is not made of anything else that lies in its place', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(draftOf(value, () => undefined)).toBeUndefined()
      }),
    )
    const texts = ['id', 'text', 'suspects', 'createdSuspects', 'files', 'alts']
    for (const field of [...texts, 'savedAt', 'waitingSince', 'refusal']) {
      expect(draftOf({ ...recordOf(draft()), [field]: null }, () => undefined)).toBeUndefined()
    }
    for (const field of Object.keys(emptyReport)) {
      const text = { ...emptyReport, [field]: null }
      expect(draftOf({ ...recordOf(draft()), text }, () => undefined)).toBeUndefined()
    }
  })
})
