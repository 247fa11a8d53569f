import type { ReactNode } from 'react'
import type { Form } from './form.ts'
import { SendingControls } from './SendingControls.tsx'
import { useFocusAfterSending } from './useFocusAfterSending.ts'
import type { Upload } from './useUpload.ts'

interface SendingFormProps {
  form: Pick<Form<object>, 'form' | 'submit'>
  upload: Upload
  submitLabel: string
  /** Files are still made ready to be sent. */
  preparing: boolean
  /** It cannot be sent as it is. */
  disabled?: boolean
  /** Why it cannot be sent: a button that does nothing should say so. */
  missing?: string | undefined
  /** What the button does, where it does not submit the form at once. */
  onSubmit?(): void
  /** The fields. */
  children: ReactNode
  /** What stands right above the button. */
  note?: ReactNode
  /** What stands beside the button. */
  beside?: ReactNode
  /** What stands in the place of the button where the form does not send yet, but leads on. */
  instead?: ReactNode
}

/** A form whose files take a while to be sent: the fields rest meanwhile, and nothing in them is lost. */
export function SendingForm({
  form,
  upload,
  submitLabel,
  preparing,
  disabled,
  missing,
  onSubmit = () => void form.submit(),
  children,
  note,
  beside,
  instead,
}: SendingFormProps) {
  const sending = upload.share !== undefined
  useFocusAfterSending(form.form.ref, sending)

  return (
    <form
      {...form.form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // Its dialog may lie over another form.
        event.stopPropagation()
        if (instead || (!preparing && !disabled)) onSubmit()
      }}
    >
      <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
        {children}
      </div>
      {note}
      {instead ?? (
        <SendingControls
          upload={upload}
          submitLabel={submitLabel}
          preparing={preparing}
          disabled={disabled}
          missing={missing}
          beside={beside}
        />
      )}
    </form>
  )
}
