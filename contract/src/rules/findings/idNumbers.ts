import { isMoney } from './money.ts'
import { boundary, letters, patternOf, type Span, spansOf, withoutOverlaps, wordEnd } from './spans.ts'

const labels = String.raw`n\.?i\.?d\.?|national\sid(?:entity)?|voter\sid|birth\s(?:registration|certificate)|এন\.?\s?আই\.?\s?ডি|পরিচয়\s?পত্র|ভোটার\sআইডি|জন্ম\s?নিবন্ধন`

/** After one of these words, digits may be grouped, and there may be any number of them. */
const labelled = patternOf(
  String.raw`(?<before>${boundary}(?:${labels})[^\d\n]{0,25})\d(?:[ -]?\d){8,16}(?!\d)`,
)

/** National identity numbers have 10, 13 or 17 digits. In the address of a page, digits of that length are something else. */
const plain = patternOf(String.raw`(?<before>^|[^${letters}\d/=_#-])(?:\d{17}|\d{13}|\d{10})${wordEnd}`)

const numberOfSomethingElse = /(?:g\.?d|জিডি|case|মামলা|memo|স্মারক|invoice|order|tracking)[^\d\n]{0,15}$/
const decimalBefore = /\d[.,]$/
const decimalAfter = /^[.,]\d/

function isPersonal(text: string, span: Span): boolean {
  const before = text.slice(Math.max(0, span.start - 30), span.start)
  return (
    !isMoney(text, span) &&
    !numberOfSomethingElse.test(before) &&
    !decimalBefore.test(before) &&
    !decimalAfter.test(text.slice(span.end, span.end + 2))
  )
}

/** Numbers of identity cards and birth certificates in a text in the spelling of `readableText`. */
export const idNumbersIn = (text: string): Span[] =>
  withoutOverlaps([
    ...spansOf(labelled, text),
    ...spansOf(plain, text, (_match, span) => isPersonal(text, span)),
  ])
