import { limits } from '@bichar/contract/limits.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { isSourceUrl } from '@bichar/contract/sourceUrl.ts'
import { tooLong } from '../../forms/textLength.ts'
import type { Problems } from '../../forms/useFileForm.ts'

/** What people write into a report. */
export interface ReportText {
  title: string
  desc: string
  source: string
  location: string
  isAnonymous: boolean
}

export type ReportField = Exclude<keyof ReportText, 'isAnonymous'>

/** In the order in which the form shows them. */
export const reportFields = ['title', 'desc', 'location', 'source'] as const satisfies readonly ReportField[]

export const mostCharacters: Record<ReportField, number> = {
  title: limits.title,
  desc: limits.description,
  source: limits.url,
  location: limits.location,
}

export const emptyReport: ReportText = { title: '', desc: '', source: '', location: '', isAnonymous: true }

export const textOf = ({ title, desc, source, location, isAnonymous }: Post): ReportText => ({
  title,
  desc,
  source,
  location,
  isAnonymous,
})

/** What the server would refuse: spec section 5, Create post. */
export function problemsOf(text: ReportText): Problems<ReportField> {
  const problems = tooLong<ReportField>(text, mostCharacters)
  if (!isSourceUrl(text.source.trim())) problems.source ??= 'source_url'
  if (text.title.trim() === '') problems.title = 'title_required'
  if (text.desc.trim() === '') problems.desc = 'description_required'
  return problems
}

export const isBlank = (text: ReportText): boolean => reportFields.every((field) => text[field].trim() === '')

/** Whether two texts say the same, whatever became of white space, control characters and encoding on the way. */
export const sameText = (one: ReportText, other: ReportText): boolean =>
  one.isAnonymous === other.isAnonymous &&
  reportFields.every((field) => bare(one[field]) === bare(other[field]))

const bare = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]/gu, '')
    .normalize('NFC')
