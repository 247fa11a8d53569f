import type { Suspect } from '@bichar/contract/suspects.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inColumns } from './columns.ts'
import { photoRatio } from './photoShape.ts'

const suspect = (name: string, photoWidth: number | null, photoHeight: number | null) =>
  ({ name, location: '', photo: photoWidth && '/media/photo.jpg', photoWidth, photoHeight }) as Suspect

const anySuspects = fc.array(
  fc
    .tuple(
      fc.string({ maxLength: 100 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 5000 }),
    )
    .map(([name, width, height]) => suspect(name, width, height)),
  { maxLength: 40 },
)

describe('cards in two columns', () => {
  // Shows spec 2.79, 9.33.
  it('are each there once, in their order from the top', () => {
    fc.assert(
      fc.property(anySuspects, (all) => {
        const columns = inColumns(all)
        expect(new Set(columns.flat())).toEqual(new Set(all))
        for (const column of columns) expect(column).toEqual(all.filter((one) => column.includes(one)))
      }),
    )
  })

  it('stay where they are when more are added', () => {
    fc.assert(
      fc.property(anySuspects, anySuspects, (first, more) => {
        const [left, right] = inColumns(first)
        const [longerLeft, longerRight] = inColumns([...first, ...more])
        expect(longerLeft.slice(0, left.length)).toEqual(left)
        expect(longerRight.slice(0, right.length)).toEqual(right)
      }),
    )
  })

  it('put what follows a tall card beside it', () => {
    const tall = suspect('A', 300, 400)
    const flat = suspect('B', 400, 300)
    expect(inColumns([tall, flat, flat, tall])).toEqual([
      [tall, tall],
      [flat, flat],
    ])
  })
})

it('a photo has a box of its own shape, within bounds; what stands in for one has the lowest', () => {
  expect(photoRatio(suspect('A', 800, 800))).toBe(1)
  expect(photoRatio(suspect('A', 100, 4000))).toBe(3 / 4)
  expect(photoRatio(suspect('A', 4000, 100))).toBe(4 / 3)
  expect(photoRatio(suspect('A', null, null))).toBe(4 / 3)
})
