import { expect, it } from 'vitest'
import { isNamedLike, likeliestFirst } from './alike.ts'

const suspect = (location: string, age: number | null) => ({ location, age })

it('who is from the same place stands first, in whichever script it is written', () => {
  const found = [suspect('Bogura', 30), suspect('', null), suspect('খুলনা সদর', null)]
  expect(likeliestFirst(found, { location: 'Khulna', age: '' })[0]).toBe(found[2])
})

it('then who is of about that age, before those of whom it is not known', () => {
  const [old, unknown, alike, there] = [
    suspect('Bogura', 60),
    suspect('', null),
    suspect('Bogura', 27),
    suspect('Rupsa, Khulna', 60),
  ]
  const found = [old, unknown, alike, there]
  expect(likeliestFirst(found, { location: 'Rupsa', age: '32' })).toEqual([there, alike, old, unknown])
})

it('who is found stays in the order of the search where nothing else is known', () => {
  const found = [suspect('Bogura', 60), suspect('', null), suspect('Rupsa', 27)]
  expect(likeliestFirst(found, { location: '', age: '' })).toEqual(found)
})

it('who was just added is found by the beginning of a name, in whichever script it is written', () => {
  const added = { name: 'Shipon Mia' }
  for (const typed of ['shi', 'Mia', 'শিপন']) expect(isNamedLike(added, typed)).toBe(true)
  expect(isNamedLike(added, 'Karim')).toBe(false)
})
