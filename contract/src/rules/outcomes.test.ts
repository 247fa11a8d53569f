import { expect, test } from 'vitest'
import { caseSteps } from './caseSteps.ts'
import { answersAfter, outcomeTitles, questionDue, questionsOf } from './outcomes.ts'

const published = '2026-03-01'
const dueOn = (today: string, steps: Parameters<typeof questionsOf>[1] = []) =>
  questionDue(questionsOf(published, steps), today)

test('it is asked 14 and 60 days after publication', () => {
  expect(dueOn('2026-03-14')).toEqual({ due: undefined, nextDay: '2026-03-15' })
  expect(dueOn('2026-03-15')).toEqual({ due: 'day 14', nextDay: '2026-04-30' })
  expect(dueOn('2026-04-29')).toEqual({ due: 'day 14', nextDay: '2026-04-30' })
  expect(dueOn('2026-04-30')).toEqual({ due: 'day 60', nextDay: undefined })
})

test.each([
  ['diary', '2026-06-30', '2026-07-01'],
  ['filed', '2026-06-30', '2026-07-01'],
  ['arrested', '2026-07-30', '2026-07-31'],
  ['court', '2026-11-27', '2026-11-28'],
] as const)('after %s it is asked again once its usual time is over', (step, before, day) => {
  const steps = [{ step, date: '2026-06-01' }]
  expect(dueOn(before, steps)).toEqual({ due: 'day 60', nextDay: day })
  expect(dueOn(day, steps)).toEqual({ due: `${step} 2026-06-01`, nextDay: undefined })
})

test('only the last step counts, and once the case has ended nothing is asked', () => {
  const filed = { step: 'filed', date: '2026-03-02' } as const
  const court = { step: 'court', date: '2026-06-01' } as const
  expect(dueOn('2026-05-01', [court, filed])).toEqual({ due: 'day 60', nextDay: '2026-11-28' })
  for (const step of ['verdict', 'closed'] as const) {
    const ended = [filed, { step, date: '2026-04-01' }]
    expect(dueOn('2027-01-01', ended)).toEqual({ due: undefined, nextDay: undefined })
  }
})

test('four different answers are offered wherever a case stands, and each has its words in both languages', () => {
  for (const state of ['reported', ...caseSteps] as const) {
    expect(new Set(answersAfter[state]).size).toBe(4)
    expect(answersAfter[state]).toContain('nothing')
    for (const answer of answersAfter[state]) {
      expect(outcomeTitles.en[answer]).toMatch(/^[A-Z][a-z ]+$/)
      expect(outcomeTitles.bn[answer]).toMatch(/^[\u0980-\u09ff\s]+$/)
    }
  }
})
