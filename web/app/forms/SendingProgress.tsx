import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useShareWords } from './useShareWords.ts'

interface SendingProgressProps {
  /** From 0 to 1. */
  share: number
  hangs: boolean
  onStop(): void
}

/** Stands where the submit button was for as long as a report is being sent. */
export function SendingProgress({ share, hangs, onStop }: SendingProgressProps) {
  const t = useTranslations('media.sending')
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; the way to stop is the next thing after this.
  useEffect(() => box.current?.focus(), [])
  const said = useShareWords()(share)
  return (
    <div ref={box} tabIndex={-1} className="card grid gap-3 p-4">
      <p className="font-bold">{said}</p>
      <ProgressBar share={share} label={said} />
      <p role="status" className={hangs ? '' : 'sr-only'}>
        {hangs ? t('hangs') : share < 1 ? '' : said}
      </p>
      <Button look="outline" onClick={onStop} className="justify-self-start">
        {t('stop')}
      </Button>
    </div>
  )
}
