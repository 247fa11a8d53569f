import { useTranslations } from 'use-intl'
import { charactersLeft } from './textLength.ts'

/** Says how many characters are left, once that matters and as long as any are. */
export function useCharactersLeft(): (text: string, most: number) => string | undefined {
  const t = useTranslations('common')
  return (text, most) => {
    const count = charactersLeft(text, most)
    return count === undefined || count < 0 ? undefined : t('charactersLeft', { count })
  }
}
