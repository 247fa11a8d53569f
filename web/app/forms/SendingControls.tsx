import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { Upload } from './useUpload.ts'

interface SendingControlsProps {
  upload: Upload
  submitLabel: string
  /** Whether files are still being prepared for sending. */
  preparing: boolean
  /** Whether the form cannot be sent as it is. */
  disabled?: boolean
  /** Whether the form is complete. */
  ready?: boolean | undefined
  /** What is missing. */
  missing?: string | undefined
  /** Content beside the button. */
  beside?: ReactNode
}

/** The submit button of a form with files; while they are sent, the progress replaces it. */
export function SendingControls({
  upload,
  submitLabel,
  preparing,
  disabled = false,
  ready,
  missing,
  beside,
}: SendingControlsProps) {
  const t = useTranslations('media.picker')
  const waits = useId()
  const note = preparing ? t('waitForFiles') : missing
  if (upload.share !== undefined)
    return <SendingProgress share={upload.share} isStalled={upload.isStalled} onStop={upload.stop} />
  return (
    <div className="dialog-actions flex flex-wrap items-center gap-3">
      <Button
        type="submit"
        disabled={disabled}
        ready={ready}
        aria-disabled={preparing}
        aria-describedby={note ? waits : undefined}
        className="min-h-12 grow px-4 sm:grow-0 sm:px-6"
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
