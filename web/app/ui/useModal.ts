import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type Layer, openLayer } from './layers.ts'
import { openModal } from './openModal.ts'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** Closes it as Escape and Back do, for its button. */
  close(): void
}

/**
 * Opens a `<dialog>` as a native modal for as long as it is mounted: it traps the focus, and returns it to where it was. Escape and Back
 * call `onClose`; whether the dialog then closes is up to whoever mounted it. One that `hasAddress` is a page to Back. One with an `address`
 * has it in place of that of the page below.
 */
export function useModal(
  onClose: () => void,
  { hasAddress = false, address }: { hasAddress?: boolean | undefined; address?: string | undefined } = {},
): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const layer = useRef<Layer>(null)
  const close = useEffectEvent(onClose)
  // The cleanup of a layout effect runs while the element is still in the document; later it could not return the focus.
  useLayoutEffect(() => {
    if (!ref.current) return
    layer.current = hasAddress ? { close, remove() {}, setAddress() {} } : openLayer(() => close())
    return openModal(ref.current, layer.current)
  }, [hasAddress])
  useLayoutEffect(() => {
    if (address) layer.current?.setAddress(address)
  }, [address])
  return { ref, close: () => layer.current?.close() }
}
