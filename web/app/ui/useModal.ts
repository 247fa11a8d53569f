import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { openModal } from './openModal.ts'

/**
 * Opens a `<dialog>` as a native modal for as long as it is mounted: it traps the focus, and returns it to where it was. Escape, or Back on
 * a phone, calls `onClose`; whether the dialog then closes is up to whoever mounted it.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  // The cleanup of a layout effect runs while the element is still in the document; later it could not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    return element ? openModal(element, () => close()) : undefined
  }, [])
  return dialog
}
