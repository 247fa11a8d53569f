import { suspectActions, suspectVisibilities } from '@bichar/contract/rules/suspectVisibility.ts'
import { expect, test } from 'vitest'
import { decided, reopened } from './states.ts'

test('each decision on a suspect in each state has one outcome, or was taken already', () => {
  const table = suspectVisibilities.map((visibility) => [
    visibility,
    ...suspectActions.map((action) => decided(visibility, action)),
  ])
  expect(table).toEqual([
    ['proposed', 'shown', 'proposed', 'removed'],
    ['shown', undefined, 'hidden', 'removed'],
    ['hidden', 'shown', undefined, 'removed'],
    ['removed', 'shown', undefined, undefined],
  ])
})

test('a suspect that is shown or was sent back waits again once the decision is taken back; one that was hidden or removed does not', () => {
  const table = suspectVisibilities.map((visibility) => [
    visibility,
    reopened(visibility, false),
    reopened(visibility, true),
  ])
  expect(table).toEqual([
    ['proposed', undefined, 'proposed'],
    ['shown', 'proposed', 'proposed'],
    ['hidden', undefined, undefined],
    ['removed', undefined, undefined],
  ])
})
