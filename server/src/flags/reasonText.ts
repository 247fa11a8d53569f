import {
  type AutomaticReason,
  automaticReasons,
  type FlagReason,
} from '@bichar/contract/rules/flagReasons.ts'

/** Each reason in English, used where the reporter wrote no text; the app translates it into the reader's language. */
const reasonTexts: Record<FlagReason | AutomaticReason, string> = {
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
  idNumber: 'It has the number of an identity card',
  address: 'It has an exact address',
  threat: 'It has a threat to kill',
  watchWord: 'It has a watch word',
  firstComments: 'It is among the first comments of a new account',
}

const isAutomatic = (reason: FlagReason | AutomaticReason): boolean =>
  automaticReasons.some((each) => each === reason)

/**
 * The reporter's text, or the words of their reason. The text of an automatic flag is what was found, and is appended
 * to the reason.
 */
export const reasonText = (reason: FlagReason | AutomaticReason, text: string): string => {
  if (text === '') return reasonTexts[reason]
  return isAutomatic(reason) ? `${reasonTexts[reason]}: ${text}` : text
}
