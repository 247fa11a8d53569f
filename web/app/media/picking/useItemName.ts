import { useTranslations } from 'use-intl'
import { isPicked, type MediaItem } from './mediaItems.ts'

const labels = { image: 'image', video: 'videoName', audio: 'audio' } as const

/** Returns the name of a file, or for an attached file, whose name the server does not keep, its kind and number. */
export function useItemName(): (item: MediaItem) => string {
  const t = useTranslations('media.picker')
  return (item) => (isPicked(item) ? item.file.name : t(labels[item.kind], { number: item.number }))
}
