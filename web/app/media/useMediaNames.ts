import type { Media } from '@bichar/contract/posts.ts'
import { useFormatter, useTranslations } from 'use-intl'

/** Returns the accessible name of each of the files below a title. */
export function useMediaNames(title: string, count: number): (media: Media, index: number) => string {
  const t = useTranslations('media')
  const format = useFormatter()
  const total = format.number(count)
  return ({ alt, type }, index) =>
    alt || `${t('openFile', { kind: type, number: format.number(index + 1), total })}: ${title}`
}
