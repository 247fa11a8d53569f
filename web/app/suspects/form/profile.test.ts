import { limits } from '@bichar/contract/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { changesTo, emptyProfile, type Profile, problemsOf, rebased } from './profile.ts'

const karim: Profile = {
  ...emptyProfile,
  name: 'Karim Uddin',
  age: '40',
  location: 'Khulna',
  crimeTypes: ['Theft', 'Fraud'],
}

describe('what is wrong with a profile', () => {
  it('is nothing for a name and one crime type', () => {
    expect(problemsOf({ ...emptyProfile, name: 'Karim', crimeTypes: ['Theft'] })).toEqual({})
  })

  // Shows spec 5.37, 5.39.
  it('is a name of blanks, no crime type, and an age that is no whole number of years', () => {
    expect(problemsOf(emptyProfile)).toEqual({ name: 'name_required', crimeTypes: 'crime_type_required' })
    expect(problemsOf({ ...karim, name: '   ' }).name).toBe('name_required')
    for (const age of ['-1', '4.5', '1e1', 'forty', '151', '0040']) {
      expect(problemsOf({ ...karim, age }).age, age).toBe('age')
    }
    for (const age of ['', '0', '150']) expect(problemsOf({ ...karim, age })).toEqual({})
  })

  it('is a text longer than the server takes', () => {
    const wrong = { ...karim, name: 'k'.repeat(limits.name + 1), location: 'k'.repeat(limits.location + 1) }
    expect(problemsOf(wrong)).toEqual({ name: 'too_long', location: 'too_long' })
  })
})

it('a new profile says nothing of anybody that nobody has chosen', () => {
  expect(emptyProfile).toMatchObject({ gender: '', dangerLevel: '', status: '' })
})

describe('an edit', () => {
  it('is what differs; crime types in another order do not', () => {
    expect(changesTo(karim, { ...karim, crimeTypes: ['Fraud', 'Theft'] })).toEqual({})
    expect(changesTo(karim, { ...karim, age: '', status: 'arrested' })).toEqual({
      age: '',
      status: 'arrested',
    })
  })

  it('keeps what somebody else has changed meanwhile, and what they have not', () => {
    const mine: Profile = { ...karim, location: 'Jashore', crimeTypes: ['Theft', 'Murder'] }
    const theirs: Profile = {
      ...karim,
      location: 'Satkhira',
      status: 'arrested',
      crimeTypes: ['Theft', 'Fraud', 'Rape'],
    }
    expect(rebased(karim, mine, theirs)).toEqual({
      ...karim,
      location: 'Jashore',
      status: 'arrested',
      crimeTypes: ['Theft', 'Rape', 'Murder'],
    })
  })
})
