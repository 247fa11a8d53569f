import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { describe, expect, test } from 'vitest'
import { kindsInBengali } from '../shareCards/names.ts'
import { findCategories } from './categories.ts'

const most = 4

describe('a category is found', () => {
  test.each(crimeTypes)('%s by its name in both languages', (type) => {
    expect(findCategories(type, most)[0]).toBe(type)
    for (const word of kindsInBengali[type].split(' ও ')) expect(findCategories(word, most)).toContain(type)
  })

  test.each([
    ['ছিনতাই', 'Armed Robbery'],
    ['ছিনতাি', 'Armed Robbery'],
    ['chintai', 'Armed Robbery'],
    ['snatching', 'Armed Robbery'],
    ['mugging', 'Armed Robbery'],
    ['চুরি', 'Theft'],
    ['পকেটমার', 'Theft'],
    ['বাসায় চুরি', 'Burglary'],
    ['খুন', 'Murder'],
    ['মারামারি', 'Assault'],
    ['ইয়াবা', 'Drug Trafficking'],
    ['ইভটিজিং', 'Sexual Harassment'],
    ['ঘুষ', 'Corruption'],
    ['চাঁদা', 'Extortion'],
    ['কিশোর গ্যাং', 'Gang Violence'],
    ['যৌতুক', 'Domestic Violence'],
    ['হ্যাকিং', 'Cybercrime'],
    ['বাল্যবিবাহ', 'Child Abuse'],
  ])('by the everyday word %s: %s', (word, type) => {
    expect(findCategories(word, most)[0]).toBe(type)
  })

  test.each(['Dhaka', 'ঢাকা', 'খুলনা', 'মিরপুর', 'rubel', 'সেলিম'])('but none for %s', (word) => {
    expect(findCategories(word, most)).toEqual([])
  })
})
