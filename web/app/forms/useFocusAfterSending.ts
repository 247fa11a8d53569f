import { type RefObject, useEffect, useRef } from 'react'
import { focusField } from './elements.ts'

/** What was sent and refused is sent again by the same button: the focus returns to it, or to the field that is wrong. */
export function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, sending: boolean) {
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
