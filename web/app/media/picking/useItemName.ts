import { useTranslations } from 'use-intl'
import { isPicked, type MediaItem } from './mediaItems.ts'

const labels = { image: 'image', video: 'videoName', audio: 'audio' } as const

/** The name of the file, or what it is and its number where the server has forgotten its name. */
export function useItemName(): (item: MediaItem) => string {
  const t = useTranslations('media.picker')
  return (item) => (isPicked(item) ? item.file.name : t(labels[item.kind], { number: item.number }))
}
