import { postFields } from '@bichar/contract/postFields.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { anyText } from '@bichar/contract/test/anyText.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyReport, isBlank, isSameText, problemsOf, type ReportText } from './report.ts'

const report = (changes: Partial<ReportText> = {}): ReportText => ({
  ...emptyReport,
  title: 'Bag snatched at the bus stand',
  desc: 'Two men on a motorcycle.',
  ...changes,
})

describe('a report that is written', () => {
  // Shows spec 5.19.
  it('is anonymous unless the person says otherwise', () => {
    expect(emptyReport.isAnonymous).toBe(true)
  })

  // Shows spec 5.17, 5.22.
  it('needs a title and a description, and spaces are neither', () => {
    expect(problemsOf(emptyReport)).toEqual({ title: 'title_required', desc: 'description_required' })
    expect(problemsOf(report({ title: '  ', desc: '\n' }))).toEqual({
      title: 'title_required',
      desc: 'description_required',
    })
    expect(problemsOf(report())).toEqual({})
  })

  // Shows spec 5.22.
  it('takes a source that is empty or looks like an address', () => {
    for (const source of ['', ' ', 'example.com', 'https://example.com/a?b=1', ' example.com ']) {
      expect(problemsOf(report({ source }))).toEqual({})
    }
    for (const source of ['example', 'javascript:alert(1)', 'two words.com']) {
      expect(problemsOf(report({ source }))).toEqual({ source: 'source_url' })
    }
  })

  it('takes a case number of letters, digits, / and -, in the digits of either script', () => {
    for (const caseNumber of ['', '1234/2026', 'GD-17', '১২৩৪/২০২৬', 'জিডি-১২']) {
      expect(problemsOf(report({ caseNumber }))).toEqual({})
    }
    expect(problemsOf(report({ caseNumber: 'GD 17' }))).toEqual({ caseNumber: 'case_number' })
    expect(isSameText(report({ caseNumber: '১২৩৪' }), report({ caseNumber: '1234' }))).toBe(true)
  })

  it('need not say when it happened, and says a real day, alone or with a time', () => {
    for (const incidentAt of ['', '2026-11-13', '2026-11-13T19:40', '1900-01-01', todayInBangladesh()]) {
      expect(problemsOf(report({ incidentAt }))).toEqual({})
    }
    const tomorrow = todayInBangladesh(new Date(Date.now() + 24 * 60 * 60 * 1000))
    for (const incidentAt of ['T19:40', '1899-12-31', '12026-11-13', tomorrow]) {
      expect(problemsOf(report({ incidentAt }))).toEqual({ incidentAt: 'incident_at' })
    }
  })

  it('is refused where a text is longer than the server takes', () => {
    const tooLong = report({
      title: 'x'.repeat(limits.title + 1),
      desc: 'x'.repeat(limits.description + 1),
      location: 'x'.repeat(limits.location + 1),
    })
    expect(problemsOf(tooLong)).toEqual({ title: 'too_long', desc: 'too_long', location: 'too_long' })
    expect(problemsOf(report({ title: ` ${'x'.repeat(limits.title)} ` }))).toEqual({})
  })
})

describe('two texts', () => {
  /** What the server changes or leaves out, and a letter that marks compose with. */
  const changed = ['\u202e', '\u2066', '\u0301', '\u0301'.repeat(31), '\r\n', '\0', '\ud800', ' ', 'e']
  const written = fc
    .array(fc.oneof(anyText(3), fc.constantFrom(...changed)), { maxLength: 8 })
    .map((parts) => parts.join(''))

  it('say the same after what the server does to each', () => {
    fc.assert(
      fc.property(written, (location) => {
        const stored = postFields.location.parse(location)
        expect(isSameText(report({ location }), report({ location: stored }))).toBe(true)
      }),
    )
  })

  it('say the same of a link to the account, which only an anonymous report can be without', () => {
    const named = report({ isAnonymous: false })
    expect(isSameText(named, { ...named, keepNoLink: true })).toBe(true)
    expect(isSameText(report(), report({ keepNoLink: true }))).toBe(false)
  })

  it('differ when a word or the anonymity differs', () => {
    expect(isSameText(report(), report({ desc: 'Three men on a motorcycle.' }))).toBe(false)
    expect(isSameText(report(), report({ isAnonymous: false }))).toBe(false)
    const at = (incidentAt: string) => report({ incidentAt })
    expect(isSameText(at('2026-11-13'), at('2026-11-13T00:00'))).toBe(false)
    expect(isSameText(report(), report({ district: 'Dhaka' }))).toBe(false)
    expect(isSameText(report(), report({ kinds: ['Theft'] }))).toBe(false)
    expect(isSameText(report({ kinds: ['Theft'] }), report({ kinds: ['Theft'] }))).toBe(true)
    expect(isSameText(at('2026-11-13'), at(''))).toBe(false)
    expect(isSameText(at('2026-11-13T19:40'), at('2026-11-13T19:40'))).toBe(true)
  })

  it('of which one holds nothing but spaces is blank', () => {
    expect(isBlank({ ...emptyReport, title: ' ', isAnonymous: false })).toBe(true)
    expect(isBlank(report())).toBe(false)
    expect(isBlank({ ...emptyReport, incidentAt: '2026-11-13' })).toBe(false)
    expect(isBlank({ ...emptyReport, district: 'Dhaka' })).toBe(false)
    expect(isBlank({ ...emptyReport, kinds: ['Theft'] })).toBe(false)
  })
})
