import type { ErrorCode } from './errors.ts'

/** What is asked of a text that people write: plain data, from which the schema and the check of its form are made. */
export interface TextRule {
  /** The most characters that it may have, as it is stored. */
  most: number
  /** What is said when it is missing; without this it may be left out. */
  missing?: ErrorCode
  /** What it must look like, as it is stored, and what is said when it does not. */
  shape?: { fits(text: string): boolean; error: ErrorCode }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** They turn the writing direction around, so that a name can be made to read as another's. */
const directionChanges = /[\u202a-\u202e\u2066-\u2069]/g

/** Anything that leaves a mark. Joiners, which Bengali words need, and fillers and blanks of other scripts do not. */
const mark = /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More combining marks on one letter than any language has (Stream-Safe Text, UAX #15). */
const stackedMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Normalising sorts the marks of each letter, which takes time that grows with the square of their number. Composing
 * them may make more of them, so they are counted again.
 */
export const normalise = (text: string) =>
  text.replace(stackedMarks, '$1').normalize('NFC').replace(stackedMarks, '$1')

/**
 * Text as it is stored: NFC (both encodings of 'য়' are one letter), without control characters (PostgreSQL refuses NUL) and
 * without white space around it. Empty when there would be nothing to see.
 */
export function cleanText(text: string): string {
  const shown = text.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(directionChanges, '')
  const clean = normalise(shown).trim()
  return mark.test(clean) ? clean : ''
}

/** Of a text as it arrives: the longest that becomes `most` characters, four of them composed to one. What is longer is not read. */
export const mostSent = ({ most }: TextRule): number => 4 * most

const pairs = /[\ud800-\udbff][\udc00-\udfff]/g

/** How long a text is as the schema library counts: what a script writes as two halves, such as an emoji, is one. */
export const characterCount = (text: string): number => text.length - (text.match(pairs)?.length ?? 0)

/** What is wrong with a text as it was typed. */
export function textProblem(rule: TextRule, typed: string): ErrorCode | undefined {
  if (characterCount(typed) > mostSent(rule)) return 'too_long'
  const clean = cleanText(typed)
  if (clean === '') return rule.missing
  if (characterCount(clean) > rule.most) return 'too_long'
  return rule.shape?.fits(clean) === false ? rule.shape.error : undefined
}

/** The same of all texts of a form, in the order of their rules. */
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
