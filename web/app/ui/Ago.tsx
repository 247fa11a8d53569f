import { useLocale, useTranslations } from 'use-intl'
import { agoOf, formatAgo } from '../i18n/ago.ts'
import { useMoments } from '../i18n/moments.ts'
import { useNow } from './useNow.ts'

interface AgoProps {
  at: string
  /** Whether to show no more than the day, as for anonymous content. */
  isDayOnly?: boolean
  /** Whether there is room for a few words only: an older moment is named by its day alone, without the current year. */
  isShort?: boolean
}

/**
 * Shows how long ago something was; hovering shows the exact moment, which the page of the thing itself has in words. The server renders
 * the exact moment, which is the same for every reader at any time, and the relative time replaces it after hydration. Its width changes
 * then, so nothing may follow it on its line.
 */
export function Ago({ at, isDayOnly = false, isShort = false }: AgoProps) {
  const justNow = useTranslations('common')('justNow')
  const language = useLocale()
  const { day, dayOfYear, dayAndTime } = useMoments()
  const now = useNow()
  const moment = new Date(at)
  const exact = isDayOnly ? day(moment) : dayAndTime(moment)
  const named = !isShort ? exact : now === undefined ? day(moment) : dayOfYear(moment, new Date(now))
  const ago = now === undefined ? undefined : agoOf(moment.getTime(), now, isDayOnly)
  const [count, unit] = ago ?? []
  return (
    <time dateTime={at} title={exact}>
      {!ago ? named : count === 0 && unit === 'minute' ? justNow : formatAgo(language, ago)}
    </time>
  )
}
