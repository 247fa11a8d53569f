import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'

interface SendingProgressProps {
  /** From 0 to 1. */
  share: number
  onStop(): void
}

/** Stands where the submit button was for as long as a report is being sent. */
export function SendingProgress({ share, onStop }: SendingProgressProps) {
  const words = useTranslations('media.sending')
  const format = useFormatter()
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone; the way to stop is the next thing after this.
  useEffect(() => box.current?.focus(), [])
  const said =
    share < 1
      ? words('sent', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })
      : words('checking')
  return (
    <div ref={box} tabIndex={-1} className="card grid gap-3 p-4">
      <p className="font-bold">{said}</p>
      <div
        role="progressbar"
        aria-label={said}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-3 overflow-hidden rounded-full bg-raised"
      >
        <div
          style={{ width: `${share * 100}%` }}
          className={`h-full rounded-full bg-brand transition-[width] ${share < 1 ? '' : 'animate-pulse'}`}
        />
      </div>
      <p role="status" className="sr-only">
        {share < 1 ? '' : said}
      </p>
      <Button look="outline" onClick={onStop} className="justify-self-start">
        {words('stop')}
      </Button>
    </div>
  )
}
