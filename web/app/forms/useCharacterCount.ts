import { useTranslations } from 'use-intl'
import { charactersLeft } from './textLength.ts'

interface CharacterCount {
  /** What is wrong with a text that is too long. */
  tooLong?: string
  /** How many characters still fit, once few do. */
  left?: string
}

/** What a field of at most so many characters says about the length of its text. */
export function useCharacterCount(text: string, most: number): CharacterCount {
  const common = useTranslations('common')
  const left = charactersLeft(text, most)
  if (left === undefined) return {}
  return left < 0
    ? { tooLong: common('charactersTooMany', { count: -left }) }
    : { left: common('charactersLeft', { count: left }) }
}
