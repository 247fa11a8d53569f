import { type RefObject, useEffect, useRef } from 'react'
import { focusField } from './elements.ts'

/** After a refused submission, moves the focus to the first invalid field, or back to the submit button for the next attempt. */
export function useFocusAfterSubmit(form: RefObject<HTMLFormElement | null>, sending: boolean) {
  const before = useRef(sending)
  useEffect(() => {
    if (before.current && !sending) {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const target = wrong ?? form.current?.querySelector<HTMLElement>('[type="submit"]')
      focusField(target)
    }
    before.current = sending
  }, [form, sending])
}
