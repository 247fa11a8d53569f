import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Upload } from '../core/upload.ts'
import { refuseStill, withStills } from './stills.ts'

const upload = (field: string, index: number): Upload => ({
  ...{ sender: 's', isGuest: false, field, path: `/tmp/${field}-${index}`, bytes: 1, fileName: `${index}` },
})
const form = (files: number, stills: number) => [
  ...Array.from({ length: stills }, (_, index) => upload('stills', index)),
  ...Array.from({ length: files }, (_, index) => upload('medias', index)),
]

test('each still goes to the file that it names, wherever the form has it', () => {
  const places = fc.uniqueArray(fc.nat(9), { maxLength: 10 })
  fc.assert(
    fc.property(places, (stillsOf) => {
      const files = withStills(form(10, stillsOf.length), stillsOf)
      expect(files.map(({ path }) => path)).toEqual(form(10, 0).map(({ path }) => path))
      const given = files.flatMap(({ still }, place) => (still ? [[place, still.path]] : []))
      const expected = stillsOf.map((place, index) => [place, `/tmp/stills-${index}`])
      expect(new Map(given as [number, string][])).toEqual(new Map(expected as [number, string][]))
    }),
  )
})

test.each([
  ['without a place', 1, 1, [], { fields: { stills: 'still_without_video' }, file: 0 }],
  ['of a file that there is not', 1, 1, [1], { fields: { stills: 'still_without_video' }, file: 0 }],
  ['of a file that has one', 2, 2, [1, 1], { fields: { stills: 'still_without_video' }, file: 1 }],
  ['that was not sent', 1, 0, [0], { fields: { stillsOf: 'file_missing' } }],
])('a still %s is refused with its field', (_what, files, stills, stillsOf, details) => {
  expect(() => withStills(form(files, stills), stillsOf)).toThrow(expect.objectContaining({ details }))
})

test('only a video has a still', () => {
  const still = upload('stills', 0)
  for (const kind of ['image', 'audio'] as const)
    expect(() => refuseStill({ still }, kind)).toThrow(
      expect.objectContaining({ details: { fields: { stills: 'still_without_video' } } }),
    )
  expect(() => refuseStill({ still }, 'video')).not.toThrow()
  expect(() => refuseStill({}, 'audio')).not.toThrow()
})
