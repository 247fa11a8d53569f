import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import { SendingControls } from './SendingControls.tsx'
import { useFocusAfterSubmit } from './useFocusAfterSubmit.ts'
import type { Upload } from './useUpload.ts'

interface SendingFormProps {
  form: Pick<Form<object>, 'form' | 'submit'>
  upload: Upload
  submitLabel: string
  /** Whether files are still being prepared for sending. */
  preparing: boolean
  /** Whether the form cannot be sent as it is. */
  disabled?: boolean
  /** Whether the form is complete. */
  ready?: boolean
  /** What is missing in a form that is not complete. */
  missing?: string | undefined
  /** Called instead of the submission where the button does not submit the form at once. */
  onSubmit?(): void
  /** The form's fields. */
  children: ReactNode
  /** Content right above the button. */
  note?: ReactNode
  /** Content beside the button. */
  beside?: ReactNode
  /** Whether the button stays in reach above the bar of the frame. */
  inReach?: boolean
  /** Replaces the button where the form leads on to its next page instead of sending. */
  instead?: ReactNode
}

/** A form whose files take a while to send: meanwhile its fields are disabled, and nothing in them is lost. */
export function SendingForm({
  form,
  upload,
  submitLabel,
  preparing,
  disabled,
  ready,
  missing,
  onSubmit = () => void form.submit(),
  children,
  note,
  beside,
  inReach = false,
  instead,
}: SendingFormProps) {
  const sending = upload.share !== undefined
  useFocusAfterSubmit(form.form.ref, sending)

  return (
    <form
      {...form.form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // This form's dialog may be nested in another form, which must not be submitted as well.
        event.stopPropagation()
        if (instead || (!preparing && !disabled)) onSubmit()
      }}
    >
      <fieldset disabled={sending} className="grid min-w-0 grid-cols-1 gap-5 disabled:opacity-55">
        {children}
      </fieldset>
      {note}
      {instead ?? (
        <div className={inReach ? 'dock py-3' : 'contents'}>
          <SendingControls
            upload={upload}
            submitLabel={submitLabel}
            preparing={preparing}
            disabled={disabled}
            ready={ready}
            missing={missing}
            beside={beside}
          />
        </div>
      )}
    </form>
  )
}
