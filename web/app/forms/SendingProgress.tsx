import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useUploadProgressText } from './useUploadProgressText.ts'

interface SendingProgressProps {
  /** The share that has been sent, from 0 to 1. */
  share: number
  isStalled: boolean
  onStop(): void
}

/** Replaces the submit button while a report is being sent. */
export function SendingProgress({ share, isStalled, onStop }: SendingProgressProps) {
  const t = useTranslations('media.sending')
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone; from here the stop button is the next element in the tab order.
  useEffect(() => box.current?.focus(), [])
  const label = useUploadProgressText()(share)
  return (
    <div ref={box} tabIndex={-1} className="card grid gap-3 p-4">
      <p className="font-bold">{label}</p>
      <ProgressBar share={share} label={label} />
      <p role="status" className={isStalled ? '' : 'sr-only'}>
        {isStalled ? t('hangs') : share < 1 ? '' : label}
      </p>
      <Button look="secondary" onClick={onStop} className="justify-self-start">
        {t('stop')}
      </Button>
    </div>
  )
}
