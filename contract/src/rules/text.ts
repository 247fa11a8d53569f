import type { ErrorCode } from './errors.ts'

/** The rule for a text field, as plain data: both the schema and the validation of the form are made from it. */
export interface TextRule {
  /** The maximum length of the stored text, in characters. */
  most: number
  /** The error code when the text is missing; without one, the text is optional. */
  missing?: ErrorCode
  /** Makes of the clean text what is stored. It must not make it longer. */
  adjust?(text: string): string
  /** The format of the stored text, and the error code when it does not match. */
  shape?: { fits(text: string): boolean; error: ErrorCode }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression removes control characters
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Bidirectional control characters: they reverse the writing direction, so that a name could be made to look like another. */
const directionChanges = /[\u202a-\u202e\u2066-\u2069]/g

/** Any visible character. Joiners (which Bengali words need), fillers and blanks of other scripts are not visible. */
const mark = /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More combining marks on one letter than any language uses (Stream-Safe Text, UAX #15). */
const stackedMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Limits the marks per letter before normalising, which sorts them in quadratic time, and again afterwards, because composition can
 * increase their number.
 */
export const normalise = (text: string) =>
  text.replace(stackedMarks, '$1').normalize('NFC').replace(stackedMarks, '$1')

/**
 * Text as it is stored: in NFC (which unifies both encodings of 'য়'), without control characters (PostgreSQL refuses NUL) and without
 * surrounding white space. Returns '' if nothing visible remains.
 */
export function cleanText(text: string): string {
  const shown = text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(directionChanges, '')
  const clean = normalise(shown).trim()
  return mark.test(clean) ? clean : ''
}

/** What is stored of a text as it was typed. */
export function storedText({ adjust }: TextRule, typed: string): string {
  const clean = cleanText(typed)
  return adjust ? adjust(clean) : clean
}

/** The maximum length of the raw text: four characters can compose to one. A longer text is refused without being cleaned. */
export const mostSent = ({ most }: TextRule): number => 4 * most

const pairs = /[\ud800-\udbff][\udc00-\udfff]/g

/** The length of a text as zod counts it: a surrogate pair, such as an emoji, counts as one. */
export const characterCount = (text: string): number => text.length - (text.match(pairs)?.length ?? 0)

/** The error code for a text as it was typed; undefined if it is valid. */
export function textProblem(rule: TextRule, typed: string): ErrorCode | undefined {
  if (characterCount(typed) > mostSent(rule)) return 'too_long'
  const stored = storedText(rule, typed)
  if (stored === '') return rule.missing
  if (characterCount(stored) > rule.most) return 'too_long'
  return rule.shape?.fits(stored) === false ? rule.shape.error : undefined
}

/** The errors of all texts of a form, in the order of their rules. */
export function textProblems<Field extends string>(
  rules: Readonly<Record<Field, TextRule>>,
  typed: Readonly<Record<NoInfer<Field>, string>>,
): Partial<Record<Field, ErrorCode>> {
  const found: Partial<Record<Field, ErrorCode>> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const problem = textProblem(rules[field], typed[field])
    if (problem) found[field] = problem
  }
  return found
}
