import { characterCount, cleanText } from '@bichar/contract/rules/text.ts'

/** How many characters still fit (below zero: too many), once that is worth saying. Counted as the server counts. */
export function charactersLeft(text: string, most: number): number | undefined {
  const left = most - characterCount(cleanText(text))
  return left <= Math.max(20, most / 10) ? left : undefined
}
