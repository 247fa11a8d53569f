import type { ErrorCode } from '@bichar/contract/rules/errors.ts'

/** As the server counts: white space around the text is cut off, and a letter that NFC writes as two counts as two. */
export const countedLength = (text: string): number => text.trim().normalize('NFC').length

/** How many characters still fit (below zero: too many), once that is worth saying. */
export function charactersLeft(text: string, most: number): number | undefined {
  const left = most - countedLength(text)
  return left <= Math.max(20, most / 10) ? left : undefined
}

/** What the server would say of each text that is longer than it takes. */
export function tooLong<Field extends string>(
  texts: Record<Field, string>,
  most: Partial<Record<Field, number>>,
): Partial<Record<Field, ErrorCode>> {
  const found: Partial<Record<Field, ErrorCode>> = {}
  for (const field of Object.keys(most) as Field[]) {
    if (countedLength(texts[field]) > (most[field] ?? 0)) found[field] = 'too_long'
  }
  return found
}
