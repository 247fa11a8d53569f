import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` as a native modal for as long as it is mounted: it traps the focus, closes on Escape, and returns the focus to where
 * it was.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // The cleanup of a layout effect runs while the element is still in the document; later it could not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
