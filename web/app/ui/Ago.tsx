import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { agoOf, formatAgo } from '../i18n/ago.ts'
import { useMoments } from '../i18n/moments.ts'
import { useNow } from './useNow.ts'

interface AgoProps {
  at: string
  /** Whether to show no more than the day, as for anonymous content. */
  isDayOnly?: boolean
}

/**
 * Shows how long ago something was; hovering or tapping shows the exact moment. The server renders the exact moment, which is the same
 * for every reader at any time, and the relative time replaces it after hydration. Its width changes then, so nothing may follow it on
 * its line.
 */
export function Ago({ at, isDayOnly = false }: AgoProps) {
  const justNow = useTranslations('common')('justNow')
  const language = useLocale()
  const { day, dayAndTime } = useMoments()
  const now = useNow()
  const [isExact, setExact] = useState(false)
  const moment = new Date(at)
  const exact = isDayOnly ? day(moment) : dayAndTime(moment)
  const ago = now === undefined || isExact ? undefined : agoOf(moment.getTime(), now, isDayOnly)
  const [count, unit] = ago ?? []
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap only shows what the title says already
    <time dateTime={at} title={exact} onClick={() => setExact(!isExact)} suppressHydrationWarning>
      {!ago ? exact : count === 0 && unit === 'minute' ? justNow : formatAgo(language, ago)}
    </time>
  )
}
