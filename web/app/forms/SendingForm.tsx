import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { FileForm } from './useFileForm.ts'
import { useFocusAfterSending } from './useFocusAfterSending.ts'
import type { Upload } from './useUpload.ts'

interface SendingFormProps {
  form: Pick<FileForm<never, string>, 'check' | 'media'>
  upload: Upload
  submitLabel: string
  /** Called once the fields have passed the checks of the form. */
  onSubmit(): void
  /** The fields. */
  children: ReactNode
  /** What stands right above the button. */
  note?: ReactNode
  /** What stands beside the button. */
  beside?: ReactNode
}

/** A form whose files take a while to be sent: the fields rest meanwhile, and nothing in them is lost. */
export function SendingForm({
  form,
  upload,
  submitLabel,
  onSubmit,
  children,
  note,
  beside,
}: SendingFormProps) {
  const words = useTranslations('media.picker')
  const element = useRef<HTMLFormElement>(null)
  const sending = upload.share !== undefined
  const { preparing } = form.media
  const waits = useId()
  useFocusAfterSending(element, sending)

  const submit = () => {
    if (preparing > 0) return
    const wrong = form.check()
    if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onSubmit()
  }

  return (
    <form
      ref={element}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
        {children}
      </div>
      {note}
      {upload.share === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            aria-disabled={preparing > 0}
            aria-describedby={preparing > 0 ? waits : undefined}
            className="min-h-12 grow px-6 aria-disabled:opacity-55 sm:grow-0"
          >
            {submitLabel}
          </Button>
          {beside}
          {preparing > 0 && (
            <p id={waits} className="text-quiet text-sm">
              {words('waitForFiles')}
            </p>
          )}
        </div>
      ) : (
        <SendingProgress share={upload.share} onStop={upload.stop} />
      )}
    </form>
  )
}
