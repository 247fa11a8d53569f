import { expect, test } from 'vitest'
import { saysMore } from './placeWords.ts'

const savar = { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' }

test.each(['', 'Savar', 'dhaka, SAVAR', 'in Savar of Dhaka', 'সাভার উপজেলা, ঢাকা', 'Savar, Dhaka, Bangladesh'])(
  '“%s” says no more than the names of the place',
  (description) => expect(saysMore(description, savar)).toBe(false),
)

test.each(['Behind the bus stand', 'Savar bus stand', 'সাভার বাসস্ট্যান্ডের পেছনে', 'Road 27'])(
  '“%s” says more',
  (description) => expect(saysMore(description, savar)).toBe(true),
)
