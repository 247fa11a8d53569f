import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { agoOf, inWords } from '../i18n/ago.ts'
import { useMoments } from '../i18n/moments.ts'
import { useNow } from './useNow.ts'

interface AgoProps {
  at: string
  /** Nobody is told more than the day of what is anonymous. */
  isDayOnly?: boolean
}

/**
 * How long ago something was; a mouse on it, or a touch, shows the moment itself. Pages come with the moment, the same for whoever
 * reads them and whenever, and say how long ago it was once they are alive: so nothing may stand behind it on its line.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only shows a finger what is in its title already
    <time dateTime={at} title={exact} onClick={() => setExact(!isExact)} suppressHydrationWarning>
      {!ago ? exact : count === 0 && unit === 'minute' ? justNow : inWords(language, ago)}
    </time>
  )
}
