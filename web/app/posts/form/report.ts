import type { ErrorCode } from '@bichar/contract/errors.ts'
import { limits } from '@bichar/contract/limits.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { isSourceUrl } from '@bichar/contract/sourceUrl.ts'

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

export type ReportProblems = Partial<Record<ReportField | 'criminals', ErrorCode>>

/** What the server would refuse: spec section 5, Create post. */
export function problemsOf(text: ReportText): ReportProblems {
  const problems: ReportProblems = {}
  for (const field of reportFields) {
    if (countedLength(text[field]) > mostCharacters[field]) problems[field] = 'too_long'
  }
  if (!isSourceUrl(text.source.trim())) problems.source ??= 'source_url'
  if (text.title.trim() === '') problems.title = 'title_required'
  if (text.desc.trim() === '') problems.desc = 'description_required'
  return problems
}

/** As the server counts: white space around the text is cut off, and a letter that NFC writes as two counts as two. */
export const countedLength = (text: string): number => text.trim().normalize('NFC').length

/** How many characters still fit (below zero: too many), once that is worth saying. */
export function charactersLeft(text: string, most: number): number | undefined {
  const left = most - countedLength(text)
  return left <= Math.max(20, most / 10) ? left : undefined
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
