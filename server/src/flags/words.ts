import {
  type AutomaticReason,
  automaticReasons,
  type FlagReason,
} from '@bichar/contract/rules/flagReasons.ts'

/** Each reason in English, where somebody gave no words of their own; the app says it in the reader's language. */
const reasonWords: Record<FlagReason | AutomaticReason, string> = {
  danger: 'It puts somebody in danger',
  namesVictim: 'It names a victim',
  privateData: 'It shows a private address or number',
  untrue: 'It is not true',
  hate: 'It spreads hate',
  spam: 'It is spam',
  copyright: 'It is copied from somebody else',
  other: 'Something else',
  link: 'It has a link',
  number: 'It has a phone number',
  watchWord: 'It has a word of the watch list',
  firstComments: 'It is among the first comments of a new account',
}

const isAutomatic = (reason: FlagReason | AutomaticReason): boolean =>
  automaticReasons.some((each) => each === reason)

/** What somebody said, or why the list says they did. Of Bichar's own the text is what it has found. */
export const inWords = (reason: FlagReason | AutomaticReason, text: string): string => {
  if (text === '') return reasonWords[reason]
  return isAutomatic(reason) ? `${reasonWords[reason]}: ${text}` : text
}
