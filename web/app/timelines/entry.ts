import { limits } from '@bichar/contract/rules/limits.ts'
import { isSourceUrl } from '@bichar/contract/rules/sourceUrl.ts'
import type { Problems } from '../forms/problems.ts'
import { tooLong } from '../forms/textLength.ts'

/** In the order in which the form shows them. */
const entryFields = ['title', 'date', 'desc', 'location', 'source'] as const
export type EntryField = (typeof entryFields)[number]

/** What people write into a timeline entry; `date` is YYYY-MM-DD. */
export type EntryText = Record<EntryField, string>

export const emptyEntry: EntryText = { title: '', date: '', desc: '', location: '', source: '' }

export const mostCharacters = {
  title: limits.title,
  desc: limits.description,
  location: limits.location,
  source: limits.url,
} as const satisfies Partial<Record<EntryField, number>>

/** What the server would refuse: spec section 5, Timeline. */
export function problemsOf(text: EntryText): Problems<EntryField> {
  const problems = tooLong<EntryField>(text, mostCharacters)
  if (!isSourceUrl(text.source.trim())) problems.source ??= 'source_url'
  if (text.title.trim() === '') problems.title = 'title_required'
  if (text.date === '') problems.date = 'date_required'
  else if (!isDay(text.date)) problems.date = 'date_invalid'
  return problems
}

/** A browser's date field writes years beyond 9999 with more digits, which are no less out of range. */
const isDay = (date: string): boolean =>
  date.length === limits.latestDay.length && date >= limits.earliestDay && date <= limits.latestDay

export const isBlank = (text: EntryText): boolean => entryFields.every((field) => text[field].trim() === '')
