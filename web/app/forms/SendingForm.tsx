import { type ReactNode, type RefObject, useRef } from 'react'
import { SendingControls } from './SendingControls.tsx'
import { useFocusAfterSending } from './useFocusAfterSending.ts'
import type { Upload } from './useUpload.ts'

interface SendingFormProps {
  /** Marks what is wrong; returns the first field that is. */
  check?(): string | undefined
  upload: Upload
  submitLabel: string
  /** Files are still made ready to be sent. */
  preparing: boolean
  /** It cannot be sent as it is. */
  disabled?: boolean
  /** Called once the fields have passed the check. */
  onSubmit(): void
  /** The fields. */
  children: ReactNode
  /** What stands right above the button. */
  note?: ReactNode
  /** What stands beside the button. */
  beside?: ReactNode
  ref?: RefObject<HTMLFormElement | null>
}

/** A form whose files take a while to be sent: the fields rest meanwhile, and nothing in them is lost. */
export function SendingForm({
  check,
  upload,
  submitLabel,
  preparing,
  disabled,
  onSubmit,
  children,
  note,
  beside,
  ref,
}: SendingFormProps) {
  const own = useRef<HTMLFormElement>(null)
  const element = ref ?? own
  const sending = upload.share !== undefined
  useFocusAfterSending(element, sending)

  const submit = () => {
    if (preparing || disabled) return
    const wrong = check?.()
    const unfinished = unfinishedInput(element.current)
    if (wrong) focusOn(element.current, wrong)
    else if (unfinished) unfinished.focus()
    else onSubmit()
  }

  return (
    <form
      ref={element}
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // Its dialog may lie over another form.
        event.stopPropagation()
        submit()
      }}
    >
      <div inert={sending} className="grid grid-cols-1 gap-5 inert:opacity-55">
        {children}
      </div>
      {note}
      <SendingControls
        upload={upload}
        submitLabel={submitLabel}
        preparing={preparing}
        disabled={disabled}
        beside={beside}
      />
    </form>
  )
}

/**
 * A date or time of which only a part has been typed: its value is empty, so that `check` cannot know of it. It is told
 * by its event `invalid`.
 */
function unfinishedInput(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.find((input) => input.validity.badInput && !input.checkValidity())
}

export const focusOn = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
