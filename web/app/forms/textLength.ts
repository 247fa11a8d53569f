import { characterCount, cleanText } from '@bichar/contract/rules/text.ts'

/** How many characters still fit (negative: too many), counted as the server counts; undefined while there are plenty. */
export function charactersLeft(text: string, most: number): number | undefined {
  const left = most - characterCount(cleanText(text))
  return left <= Math.max(20, most / 10) ? left : undefined
}
