import type { Post } from '@bichar/contract/posts.ts'
import { isIncidentTime } from '@bichar/contract/rules/incidentTime.ts'
import { isSourceUrl } from '@bichar/contract/rules/sourceUrl.ts'
import { cleanText, textProblems } from '@bichar/contract/rules/text.ts'
import { reportTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../../forms/problems.ts'

/** What people write into a report. */
export interface ReportText {
  title: string
  desc: string
  source: string
  location: string
  /** YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' when not said. */
  incidentAt: string
  isAnonymous: boolean
  /** Nothing is to lead from an anonymous report to the account of its author. */
  keepNoLink: boolean
}

export type ReportField = Exclude<keyof ReportText, 'isAnonymous' | 'keepNoLink'>

/** In the order in which the form shows them. */
const reportFields = [
  'title',
  'desc',
  'incidentAt',
  'location',
  'source',
] as const satisfies readonly ReportField[]

export const emptyReport: ReportText = {
  title: '',
  desc: '',
  source: '',
  location: '',
  incidentAt: '',
  isAnonymous: true,
  keepNoLink: false,
}

export const textOf = ({ title, desc, source, location, incidentAt, isAnonymous }: Post): ReportText => ({
  title,
  desc,
  source,
  location,
  incidentAt,
  isAnonymous,
  keepNoLink: false,
})

/** What the server would refuse: spec section 5, Create post. */
export function problemsOf(text: ReportText): Problems<ReportField> {
  const problems: Problems<ReportField> = textProblems(reportTexts, text)
  if (!isSourceUrl(cleanText(text.source))) problems.source ??= 'source_url'
  if (text.incidentAt !== '' && !isIncidentTime(text.incidentAt)) problems.incidentAt = 'incident_at'
  return problems
}

export const isBlank = (text: ReportText): boolean => reportFields.every((field) => text[field].trim() === '')

/** Whether two texts say the same, whatever became of white space, control characters and encoding on the way. */
export const sameText = (one: ReportText, other: ReportText): boolean =>
  one.isAnonymous === other.isAnonymous &&
  one.keepNoLink === other.keepNoLink &&
  reportFields.every((field) => bare(one[field]) === bare(other[field]))

const bare = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]/gu, '')
    .normalize('NFC')
