import { type CaseStep, caseSteps, usuallyNext } from '@bichar/contract/rules/caseSteps.ts'
import { describe, expect, test } from 'vitest'
import { demoPeople } from './people.ts'
import type { DemoReport } from './report.ts'
import { writtenOf } from './report.ts'
import { reportsInBengali } from './reportsInBengali.ts'
import { reportsInEnglish } from './reportsInEnglish.ts'
import { demoSuspects } from './suspects.ts'

const reports = [...reportsInBengali, ...reportsInEnglish]
const toldOf = ({ steps = [] }: DemoReport) => steps.filter(({ isWaiting }) => !isWaiting)
const has = (report: DemoReport, ...wanted: CaseStep[]) =>
  toldOf(report).some(({ step }) => wanted.includes(step))
const day = 24

/** The fewest days between a report and a step of its case that anybody would believe. */
const soonest: Record<CaseStep, number> = {
  diary: 0,
  filed: 0,
  arrested: 0.5,
  court: 8,
  verdict: 60,
  closed: 14,
}

describe.each(reports.map((report) => [report.title, report] as const))('%s', (_title, report) => {
  const { steps = [], comments = [], hoursAgo, review } = report

  test('has steps in their usual order, in the past and no sooner than is believable', () => {
    const order = steps.map(({ after }) => after)
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    for (const { step, after } of steps) {
      expect(after * day, step).toBeLessThan(hoursAgo)
      expect(after, step).toBeGreaterThanOrEqual(soonest[step])
    }
    for (const [index, { step }] of steps.entries()) {
      expect(usuallyNext[steps[index - 1]?.step ?? 'reported']).toContain(step)
    }
    // What waits for a moderator is the latest news.
    expect(steps.slice(0, -1).some(({ isWaiting }) => isWaiting)).toBe(false)
  })

  test('tells of something that had happened before', () => {
    const { incidentAt } = writtenOf(report)
    const filedAt = new Date(Date.now() - hoursAgo * 60 * 60 * 1000)
    if (incidentAt)
      expect(new Date(`${incidentAt.padEnd(16, 'T00:00')}+06:00`).getTime()).toBeLessThan(filedAt.getTime())
  })

  test('has suspects whose status agrees with its case', () => {
    for (const suspect of (report.suspects ?? []).map((place) => demoSuspects[place])) {
      if (suspect?.status !== 'wanted') continue
      expect(has(report, 'verdict', 'closed'), suspect.name).toBe(false)
      if (report.suspects?.length === 1) expect(has(report, 'arrested'), suspect.name).toBe(false)
    }
  })

  test('has neither news, comments, flags nor a story before it is public', () => {
    if (review) expect([steps, comments, report.flags, report.story]).toEqual([[], [], undefined, undefined])
  })

  test('is written, answered and flagged by people of the demo', () => {
    const writers = [
      report,
      ...comments,
      ...comments.flatMap(({ replies = [] }) => replies),
      ...(report.flags ?? []),
    ]
    for (const { by } of writers) expect(demoPeople[by]).toBeDefined()
  })
})

describe('the suspects of the demo', () => {
  test.each(demoSuspects.map((suspect, place) => [suspect.name, suspect.status, place] as const))(
    '%s is %s because a report says so',
    (_name, status, place) => {
      const about = reports.filter(({ suspects = [] }) => suspects.includes(place))
      expect(about).not.toEqual([])
      if (status !== 'wanted') expect(about.some((report) => has(report, 'arrested'))).toBe(true)
      if (status === 'released')
        expect(about.some((report) => has(report, 'court', 'verdict', 'closed'))).toBe(true)
    },
  )
})

describe('the cases of the demo', () => {
  test('reach every step, and some of their news wait', () => {
    expect(new Set(reports.flatMap((report) => toldOf(report).map(({ step }) => step)))).toEqual(
      new Set(caseSteps),
    )
    expect(
      reports.filter(({ steps = [] }) => steps.some(({ isWaiting }) => isWaiting)).length,
    ).toBeGreaterThan(2)
  })

  test('have success stories only where somebody was arrested', () => {
    const told = reports.filter(({ story }) => story)
    expect(told.length).toBeGreaterThan(1)
    for (const report of told) expect(has(report, 'arrested'), report.title).toBe(true)
  })

  test('are told half in Bengali, and the newest in Bengali', () => {
    expect(reportsInBengali.length).toBe(reportsInEnglish.length)
    const newest = reports
      .filter(({ review }) => !review)
      .toSorted((one, other) => one.hoursAgo - other.hoursAgo)[0]
    expect(reportsInBengali).toContain(newest)
  })
})
