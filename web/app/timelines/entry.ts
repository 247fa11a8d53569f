import { isEntryDay } from '@bichar/contract/rules/entryDay.ts'
import { textProblems } from '@bichar/contract/rules/text.ts'
import { timelineTexts } from '@bichar/contract/rules/texts.ts'
import type { Timeline } from '@bichar/contract/timelines.ts'
import type { Problems } from '../forms/problems.ts'

export type EntryField = 'title' | 'date' | 'desc' | 'location' | 'source'

/** The text fields of a timeline entry; `date` is YYYY-MM-DD. */
export type EntryText = Record<EntryField, string> & Pick<Timeline, 'step' | 'origin'>

export const emptyEntry: EntryText = {
  title: '',
  date: '',
  step: '',
  origin: '',
  desc: '',
  location: '',
  source: '',
}

/** What is said once an entry is sent. For moderators who may approve it, it counts as added: they see it in the list, and do so there. */
export const sentMessageOf = ({ isApproved, can }: Pick<Timeline, 'isApproved' | 'can'>): 'added' | 'sent' =>
  isApproved || can.moderate ? 'added' : 'sent'

/** The rules the server checks (spec section 5, Timeline). */
export function problemsOf(text: EntryText): Problems<EntryField> {
  const problems: Problems<EntryField> = textProblems(timelineTexts, text)
  if (text.date === '') problems.date = 'date_required'
  else if (!isEntryDay(text.date)) problems.date = 'date_invalid'
  return problems
}
