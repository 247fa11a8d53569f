import type { Media } from '@bichar/contract/posts.ts'
import { useLocale } from 'use-intl'
import { minutesAndSeconds } from '../i18n/minutesAndSeconds.ts'
import { useDataSaver } from './dataSaver.tsx'
import { useFileSize } from './useFileSize.ts'

/** What is said of a recording or video before it is loaded: its length, if that is known, and what it costs where data is saved. */
export function useFileFacts({
  duration,
  bytes,
}: Pick<Media, 'bytes'> & { duration: number | null }): string[] {
  const size = useFileSize()
  const language = useLocale()
  const { saves } = useDataSaver()
  return [
    ...(duration === null ? [] : [minutesAndSeconds(duration, language)]),
    ...(saves ? [size(bytes)] : []),
  ]
}
