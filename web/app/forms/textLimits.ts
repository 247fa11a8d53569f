import { useTranslations } from 'use-intl'
import { charactersLeft } from './textLength.ts'

/** Returns the hint of how many characters are left; undefined while there are plenty, and once there are too many. */
export function useCharactersLeft(): (text: string, most: number) => string | undefined {
  const t = useTranslations('common')
  return (text, most) => {
    const count = charactersLeft(text, most)
    return count === undefined || count < 0 ? undefined : t('charactersLeft', { count })
  }
}
