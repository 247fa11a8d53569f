import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` as the browser's own modal for as long as it is mounted: it keeps the focus in, closes on Escape
 * and gives the focus back to where it was.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect is undone while the element is still in the document; later it could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
