import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Draft, draftOf, isEmptyDraft, newDraft, recordOf } from './drafts.ts'
import { emptyReport } from './report.ts'

const photo = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
const call = new File(['y'], 'call.mp3', { type: 'audio/mpeg' })

const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...newDraft(),
  text: { ...emptyReport, title: 'ছিনতাই', isAnonymous: false },
  suspects: [{ _id: 's', name: 'Karim Uddin', photo: null, status: 'wanted' }],
  files: [
    { id: 'a', file: photo, kind: 'image' },
    { id: 'b', file: call, kind: 'audio' },
  ],
  ...changes,
})

const stored: Readonly<Record<string, File>> = { a: photo, b: call }

/** As the browser's database gives it back. */
const reread = (value: Draft) => structuredClone(recordOf(value))

describe('a draft', () => {
  it('comes back as it was written, with its suspects and with its files in their order', () => {
    const written = draft()
    expect(draftOf(reread(written), (id) => stored[id])).toEqual(written)
  })

  it('comes back without a file that the browser has lost', () => {
    const found = draftOf(reread(draft()), (id) => (id === 'a' ? undefined : stored[id]))
    expect(found?.files.map(({ id }) => id)).toEqual(['b'])
  })

  it('keeps its key, so that sending it again makes no second post', () => {
    const written = draft()
    expect(draftOf(reread(written), () => undefined)?.id).toBe(written.id)
    expect(newDraft().id).not.toBe(newDraft().id)
  })

  it('comes back without suspects where it was kept before a report could name any', () => {
    const { suspects: _, ...old } = recordOf(draft())
    expect(draftOf(old, (id) => stored[id])).toEqual({
      ...draft({ id: old.id }),
      suspects: [],
      savedAt: new Date(old.savedAt),
    })
  })

  it('is empty without words, suspects and files, whatever is chosen about the name', () => {
    const nothing = { text: { ...emptyReport, isAnonymous: false }, suspects: [], files: [] }
    const { text, suspects, files } = draft()
    expect(isEmptyDraft(newDraft())).toBe(true)
    expect(isEmptyDraft(nothing)).toBe(true)
    for (const something of [{ text }, { suspects }, { files }]) {
      expect(isEmptyDraft({ ...nothing, ...something })).toBe(false)
    }
  })

  it('is not made of anything else that lies in its place', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(draftOf(value, () => undefined)).toBeUndefined()
      }),
    )
    for (const field of ['id', 'text', 'suspects', 'files', 'savedAt']) {
      expect(draftOf({ ...recordOf(draft()), [field]: null }, () => undefined)).toBeUndefined()
    }
  })
})
