import type { ApprovedVersion } from '@bichar/contract/desk.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { expect, it } from 'vitest'
import { makeMedia } from '../../test/make.ts'
import { type ChangedPost, fieldChanges } from './fieldChanges.ts'

const same = {
  ...emptyFields,
  source: 'example.com/a',
  location: 'By the river',
  place: { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' },
  incidentAt: '2026-01-02',
  kinds: ['Theft', 'Fraud'] satisfies ApprovedVersion['kinds'],
  isAnonymous: true,
}
const suspect = (name: string) => ({
  ...{ _id: name, name, photo: null, status: 'wanted' as const },
  ...{ shown: 'shown' as const, isMinor: false },
})
const approved: ApprovedVersion = {
  ...same,
  ...{ district: 'Dhaka', upazila: 'Savar' },
  criminals: [
    { _id: 'Kalam', name: 'Kalam' },
    { _id: 'Salam', name: 'Salam' },
  ],
  ...{ addedMedias: 0, removedMedias: 0, alts: ['A gate', ''] },
}
const picture = (alt: string) => makeMedia({ alt })
const post: ChangedPost = {
  ...same,
  criminals: [suspect('Kalam'), suspect('Salam')],
  medias: [picture('A gate'), picture('')],
}

it('tells of nothing where nothing has changed', () => {
  expect(fieldChanges(approved, post, 'en')).toEqual([])
})

it.each<[Partial<ChangedPost>, ReturnType<typeof fieldChanges>]>([
  [
    { location: 'In the market' },
    [{ field: 'place', removed: ['সাভার, ঢাকা · By the river'], added: ['সাভার, ঢাকা · In the market'] }],
  ],
  [
    { location: '', place: { en: '', bn: '' } },
    [{ field: 'place', removed: ['সাভার, ঢাকা · By the river'], added: [] }],
  ],
  [{ source: '' }, [{ field: 'source', removed: ['example.com/a'], added: [] }]],
  [{ incidentAt: '2026-01-03' }, [{ field: 'incidentAt', removed: ['2026-01-02'], added: ['2026-01-03'] }]],
  [{ kinds: ['Theft', 'Murder'] }, [{ field: 'kinds', removed: ['Fraud'], added: ['Murder'] }]],
  [
    { criminals: [suspect('Salam'), suspect('Rahim')] },
    [{ field: 'suspects', removed: ['Kalam'], added: ['Rahim'] }],
  ],
  [
    { medias: [picture('A broken gate'), picture('')] },
    [{ field: 'alts', removed: ['A gate'], added: ['A broken gate'] }],
  ],
  [{ isAnonymous: false }, [{ field: 'author', removed: ['anonymous'], added: ['named'] }]],
])('tells of what has changed: %j', (changed, expected) => {
  expect(fieldChanges(approved, { ...post, ...changed }, 'bn')).toEqual(expected)
})

it('tells how many files came and went', () => {
  expect(fieldChanges({ ...approved, addedMedias: 1, removedMedias: 1 }, post, 'en')).toEqual([
    { field: 'files', removed: ['1'], added: ['1'] },
  ])
})
