import type { Media } from '@bichar/contract/posts.ts'
import { useFormatter, useTranslations } from 'use-intl'

/** Returns the kind of a file with its place among the others. */
export function useFileNames(count: number): (media: Pick<Media, 'type'>, index: number) => string {
  const t = useTranslations('media')
  const format = useFormatter()
  const total = format.number(count)
  return ({ type }, index) => t('openFile', { kind: type, number: format.number(index + 1), total })
}

/** Returns the accessible name of each of the files below a title: what a picture shows, if somebody has written that. */
export function useMediaNames(title: string, count: number): (media: Media, index: number) => string {
  const nameOf = useFileNames(count)
  return (media, index) => (media.type === 'image' && media.alt) || `${nameOf(media, index)}: ${title}`
}
