import type { Media } from '@bichar/contract/posts.ts'
import { useFormatter, useTranslations } from 'use-intl'

/** What each of some files is called, for those who do not see it: its kind and place, and what it belongs to. */
export function useMediaName(total: number, of: string): (media: Media, index: number) => string {
  const words = useTranslations('posts.card')
  const format = useFormatter()
  return ({ alt, type }, index) =>
    alt ||
    `${words('openFile', { kind: type, number: format.number(index + 1), total: format.number(total) })}: ${of}`
}
