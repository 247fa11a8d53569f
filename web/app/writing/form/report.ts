import type { Post } from '@bichar/contract/posts.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { isIncidentTime } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { cleanText, textProblems } from '@bichar/contract/rules/text.ts'
import { reportTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../../forms/problems.ts'

/** The fields of a report as people fill them in. */
export interface ReportText {
  title: string
  desc: string
  source: string
  /** English names of the chosen place; '' when there is none, and for `upazila` when it is a whole district. */
  district: string
  upazila: string
  location: string
  /** YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' when unknown. */
  incidentAt: string
  /** At most three. */
  kinds: readonly CrimeType[]
  isAnonymous: boolean
  /** Whether an anonymous report has no link to its author's account. */
  keepNoLink: boolean
}

export type ReportField = Exclude<keyof ReportText, 'isAnonymous' | 'keepNoLink'>

/**
 * The page of the form on which each field is filled in, in the order in which the form shows them. What is validated before the next
 * page and what the last page shows are derived from it; a missing field does not compile.
 */
const pageOfField = {
  title: 'what',
  desc: 'what',
  kinds: 'what',
  incidentAt: 'what',
  district: 'what',
  upazila: 'what',
  location: 'what',
  source: 'proof',
} as const satisfies Record<ReportField, 'what' | 'proof'>

export const reportFields = Object.keys(pageOfField) as readonly ReportField[]

export const fieldsOnPage = (page: string): readonly ReportField[] =>
  reportFields.filter((field) => pageOfField[field] === page)

export const emptyReport: ReportText = {
  title: '',
  desc: '',
  source: '',
  district: '',
  upazila: '',
  location: '',
  incidentAt: '',
  kinds: [],
  isAnonymous: true,
  keepNoLink: false,
}

export const textOf = ({
  title,
  desc,
  source,
  district,
  upazila,
  location,
  incidentAt,
  kinds,
  isAnonymous,
}: Post): ReportText => ({
  title,
  desc,
  source,
  district,
  upazila,
  location,
  incidentAt,
  kinds,
  isAnonymous,
  keepNoLink: false,
})

/** Finds what the server would refuse (spec section 5, Create post). */
export function problemsOf(text: ReportText): Problems<ReportField> {
  const problems: Problems<ReportField> = textProblems(reportTexts, text)
  if (text.incidentAt !== '' && !isIncidentTime(text.incidentAt)) problems.incidentAt = 'incident_at'
  if (text.kinds.length > limits.kindsPerPost) problems.kinds = 'too_many_kinds'
  return problems
}

export const isBlank = (text: ReportText): boolean =>
  reportFields.every((field) => asText(text[field]).trim() === '')

/**
 * Whether the server would store two texts alike, apart from white space. A report is compared with the post that was made of it, so what
 * the server leaves out, or is not told, must not count.
 */
export const sameText = (one: ReportText, other: ReportText): boolean =>
  one.isAnonymous === other.isAnonymous &&
  (!one.isAnonymous || one.keepNoLink === other.keepNoLink) &&
  reportFields.every((field) => bare(asText(one[field])) === bare(asText(other[field])))

const asText = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.join()

const bare = (text: string): string => cleanText(text.toWellFormed()).replace(/\s/g, '')
