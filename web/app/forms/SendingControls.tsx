import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { Upload } from './useUpload.ts'

interface SendingControlsProps {
  upload: Upload
  submitLabel: string
  /** Files are still made ready to be sent. */
  preparing: boolean
  /** It cannot be sent as it is. */
  disabled?: boolean
  /** Why it cannot be sent. */
  missing?: string | undefined
  /** What stands beside the button. */
  beside?: ReactNode
}

/** The button that sends a form with files, and what stands in its place while they are sent. */
export function SendingControls({
  upload,
  submitLabel,
  preparing,
  disabled = false,
  missing,
  beside,
}: SendingControlsProps) {
  const t = useTranslations('media.picker')
  const waits = useId()
  const note = preparing ? t('waitForFiles') : missing
  if (upload.share !== undefined)
    return <SendingProgress share={upload.share} hangs={upload.hangs} onStop={upload.stop} />
  return (
    <div className="dialog-actions flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        disabled={disabled}
        aria-disabled={preparing}
        aria-describedby={note ? waits : undefined}
        className="min-h-12 grow px-6 aria-disabled:opacity-55 sm:grow-0"
      >
        {submitLabel}
      </Button>
      {beside}
      {note && (
        <p id={waits} className="text-quiet text-sm">
          {note}
        </p>
      )}
    </div>
  )
}
