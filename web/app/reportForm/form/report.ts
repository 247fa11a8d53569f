import type { Post } from '@bichar/contract/posts.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { isIncidentTime } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { fieldNames, type ReportField } from '@bichar/contract/rules/reportFields.ts'
import { emptyFields, isText, reportTexts } from '@bichar/contract/rules/reportTexts.ts'
import { cleanText, storedText, textProblems } from '@bichar/contract/rules/text.ts'
import type { Problems } from '../../forms/problems.ts'

/**
 * The fields of a report as people fill them in. Of a place, `district` and `upazila` are English names: '' when none is chosen, and for
 * `upazila` when it is a whole district. `incidentAt` is YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' when unknown.
 */
export interface ReportText extends Record<Exclude<ReportField, 'kinds'>, string> {
  /** At most three. */
  kinds: readonly CrimeType[]
  isAnonymous: boolean
  /** Whether an anonymous report has no link to its author's account. */
  keepNoLink: boolean
}

export const emptyReport: ReportText = { ...emptyFields, isAnonymous: true, keepNoLink: false }

/** A post of an older copy may lack a field that reports have gained since. */
export const textOf = (post: Post): ReportText => ({
  ...emptyReport,
  ...Object.fromEntries(fieldNames.map((field) => [field, post[field] ?? emptyReport[field]])),
  isAnonymous: post.isAnonymous,
})

/** Finds what the server would refuse (spec section 5, Create post). */
export function problemsOf(text: ReportText): Problems<ReportField> {
  const problems: Problems<ReportField> = textProblems(reportTexts, text)
  if (text.incidentAt !== '' && !isIncidentTime(text.incidentAt)) problems.incidentAt = 'incident_at'
  if (text.kinds.length > limits.kindsPerPost) problems.kinds = 'too_many_kinds'
  return problems
}

export const isBlank = (text: ReportText): boolean =>
  fieldNames.every((field) => asText(text[field]).trim() === '')

/**
 * Whether the server would store two texts alike, apart from white space. A report is compared with the post that was made of it, so what
 * the server leaves out, or is not told, must not count.
 */
export const isSameText = (one: ReportText, other: ReportText): boolean =>
  one.isAnonymous === other.isAnonymous &&
  (!one.isAnonymous || one.keepNoLink === other.keepNoLink) &&
  fieldNames.every((field) => bare(field, asText(one[field])) === bare(field, asText(other[field])))

const asText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join()

function bare(field: ReportField, typed: string): string {
  const text = typed.toWellFormed()
  const stored = isText(field) ? storedText(reportTexts[field], text) : cleanText(text)
  return stored.replace(/\s/g, '')
}
