import { fieldNames } from '@bichar/contract/rules/reportFields.ts'
import { fieldsOnPage } from '@bichar/contract/rules/reportTexts.ts'
import { expect, it } from 'vitest'
import { newDraft } from '../drafts/draft.ts'
import { draftOf, recordOf } from '../drafts/record.ts'
import { emptyReport, problemsOf } from './report.ts'
import { placeIn, reportSteps, stepFrom } from './steps.ts'

it('leads from one step to the next and back, and nowhere beyond the ends', () => {
  expect(reportSteps.map((step) => stepFrom(step, 1))).toEqual(['what', 'proof', 'check', 'check'])
  expect(reportSteps.map((step) => stepFrom(step, -1))).toEqual(['name', 'name', 'what', 'proof'])
})

it('checks each field that can be wrong in one step before the last', () => {
  // Only the server can tell what is a place, because it has the table.
  const ofTable = ['district', 'upazila']
  const optional = fieldNames.filter((field) => !['title', 'desc', ...ofTable].includes(field))
  const wrong = problemsOf({
    ...emptyReport,
    // Too long for a text, and invalid in a field with a format of its own.
    ...Object.fromEntries(optional.map((field) => [field, 'x'.repeat(10_000)])),
  })
  const checked = reportSteps
    .flatMap((step) => fieldsOnPage(step))
    .filter((field) => !ofTable.includes(field))
  expect(checked.toSorted()).toEqual(Object.keys(wrong).toSorted())
})

it('reads a place out of the history, and nothing out of anything else', () => {
  const place = { draft: 'd', step: 'proof', depth: 2, fromCheck: true }
  expect(placeIn(place)).toEqual(place)
  for (const other of [
    null,
    undefined,
    'd',
    { draft: 'd' },
    { ...place, step: 'other' },
    { ...place, draft: 1 },
  ])
    expect(placeIn(other)).toBeUndefined()
})

it('is kept with the draft; one of a later release is none, and costs nobody the draft', () => {
  const record = recordOf({ ...newDraft(), step: 'proof' })
  expect(draftOf(record, () => undefined)?.step).toBe('proof')
  const later = draftOf({ ...record, step: 'review' }, () => undefined)
  expect(later?.id).toBe(record.id)
  expect(later?.step).toBeUndefined()
})
