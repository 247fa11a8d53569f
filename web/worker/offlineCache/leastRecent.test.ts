import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LruEntries, touchAndEvict } from './leastRecent.ts'

const most = 100
const uses = fc.array(
  fc.record({ address: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), bytes: fc.nat({ max: 130 }) }),
  { maxLength: 40 },
)
const sum = (kept: LruEntries) => [...kept.values()].reduce((total, each) => total + each, 0)

test('whatever is kept stays within the budget, and what goes was used before all that stays', () => {
  fc.assert(
    fc.property(uses, (all) => {
      const kept: LruEntries = new Map()
      const usedAt = new Map<string, number>()
      all.forEach(({ address, bytes }, at) => {
        usedAt.set(address, at)
        const dropped = touchAndEvict(kept, address, bytes, most)
        expect(sum(kept)).toBeLessThanOrEqual(most)
        const last = (each: string) => usedAt.get(each) ?? 0
        for (const gone of dropped) {
          expect(kept.has(gone)).toBe(false)
          for (const stays of kept.keys()) expect(last(gone)).toBeLessThan(last(stays))
        }
      })
    }),
  )
})

test('nothing goes that there is room for', () => {
  fc.assert(
    fc.property(uses, (all) => {
      const kept: LruEntries = new Map()
      for (const { address, bytes } of all) {
        const before = new Map(kept).set(address, bytes)
        const dropped = touchAndEvict(kept, address, bytes, most)
        // Without the last eviction, the kept entries would have exceeded the limit.
        const last = dropped.at(-1)
        if (last !== undefined) expect(sum(kept) + (before.get(last) ?? 0)).toBeGreaterThan(most)
        expect([...kept.keys(), ...dropped].sort()).toEqual([...before.keys()].sort())
      }
    }),
  )
})

test('what is used again is the last to go', () => {
  const kept: LruEntries = new Map()
  for (const address of ['a', 'b', 'c']) touchAndEvict(kept, address, 30, most)
  touchAndEvict(kept, 'a', 30, most)
  expect(touchAndEvict(kept, 'd', 30, most)).toEqual(['b'])
})
