import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CaseState,
  type CaseStep,
  caseSteps,
  type DatedStep,
  inOrder,
  outOfOrder,
  shownStates,
  usuallyNext,
} from './caseSteps.ts'

const day = fc.integer({ min: 1, max: 20 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`)
const dated: fc.Arbitrary<DatedStep> = fc.record({ step: fc.constantFrom(...caseSteps), date: day })
const line = fc.uniqueArray(dated, { selector: ({ step }) => step })

/** A random path through `usuallyNext`, with a day for each step. */
const usualWay = fc.array(fc.nat(10), { maxLength: 8 }).map((choices) => {
  const way: DatedStep[] = []
  let state: CaseState = 'reported'
  for (const [index, choice] of choices.entries()) {
    const next: readonly CaseStep[] = usuallyNext[state]
    if (next.length === 0) break
    state = next[choice % next.length] as CaseStep
    way.push({ step: state, date: `2026-11-${String(index + 10)}` })
  }
  return way
})

describe('the steps of a case', () => {
  test('that come as they usually do are not asked about', () => {
    fc.assert(
      fc.property(usualWay, (way) => {
        for (const [index, step] of way.entries())
          expect(outOfOrder(way.slice(0, index), step)).toBeUndefined()
      }),
    )
  })

  test('are asked about two by two where the table does not know the order', () => {
    for (const first of caseSteps) {
      for (const second of caseSteps) {
        const fits = first === second || usuallyNext[first].includes(second)
        const [one, other] = [
          { step: first, date: '2026-11-10' },
          { step: second, date: '2026-11-12' },
        ]
        expect(outOfOrder([one], other)).toEqual(
          fits ? undefined : { is: 'after', other: first, date: one.date },
        )
        const beginsFits = usuallyNext.reported.includes(first)
        const asked = beginsFits
          ? { is: 'before', other: second, date: other.date }
          : { is: 'after', other: 'reported', date: '' }
        expect(outOfOrder([other], one)).toEqual(beginsFits && fits ? undefined : asked)
      }
    }
  })

  test('of one day may have come in either order', () => {
    const date = '2026-11-10'
    expect(outOfOrder([{ step: 'verdict', date }], { step: 'court', date })).toBeUndefined()
    expect(outOfOrder([{ step: 'court', date }], { step: 'verdict', date })).toBeUndefined()
    expect(outOfOrder([{ step: 'closed', date }], { step: 'verdict', date })).toEqual({
      is: 'after',
      other: 'closed',
      date,
    })
  })

  test('are asked about alike in whatever order they are listed, by one that is known or the report', () => {
    fc.assert(
      fc.property(line, dated, (known, step) => {
        const asked = outOfOrder(known, step)
        expect(outOfOrder(known.toReversed(), step)).toEqual(asked)
        if (!asked) return
        const named = known.some(({ step: other, date }) => other === asked.other && date === asked.date)
        expect(named || (asked.other === 'reported' && asked.is === 'after' && asked.date === '')).toBe(true)
      }),
    )
  })

  test('stand by their days, all of them', () => {
    fc.assert(
      fc.property(line, (steps) => {
        const ordered = inOrder(steps)
        expect(ordered.map(({ date }) => date)).toEqual(steps.map(({ date }) => date).toSorted())
        expect(new Set(ordered)).toEqual(new Set(steps))
        expect(inOrder(steps.toReversed())).toEqual(ordered)
      }),
    )
  })

  test('end with a verdict or closed without, and each is reached from the report', () => {
    expect(caseSteps.filter((step) => usuallyNext[step].length === 0)).toEqual(['verdict', 'closed'])
    const reached = new Set<CaseState>(['reported'])
    for (const state of reached) for (const next of usuallyNext[state]) reached.add(next)
    expect([...reached].sort()).toEqual(['reported', ...caseSteps].sort())
  })

  test('are shown as far as they are known, with the one end that is, and with a verdict while none is', () => {
    const shown = (...steps: CaseStep[]) =>
      shownStates(steps.map((step) => ({ step }))).map(({ state, isKnown }) =>
        isKnown ? state : `(${state})`,
      )
    expect(shown()).toEqual(['reported', '(filed)', '(arrested)', '(court)', '(verdict)'])
    expect(shown('court', 'arrested')).toEqual(['reported', '(filed)', 'arrested', 'court', '(verdict)'])
    expect(shown('verdict')).toEqual(['reported', '(filed)', '(arrested)', '(court)', 'verdict'])
    expect(shown('filed', 'closed')).toEqual(['reported', 'filed', '(arrested)', '(court)', 'closed'])
    expect(shown('diary').slice(0, 3)).toEqual(['reported', 'diary', '(filed)'])
    expect(shown('closed', 'verdict').slice(-2)).toEqual(['verdict', 'closed'])
  })
})
