import { useEffect, useEffectEvent, useRef } from 'react'
import { type Layer, openLayer } from './layers.ts'

/** Has Back close something on top of the page while it is open. Returns a function that closes it in the same way. */
export function useLayer(isOpen: boolean, onClose: () => void): () => void {
  const layer = useRef<Layer>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    layer.current = openLayer(() => close())
    return layer.current.remove
  }, [isOpen])
  return () => layer.current?.close()
}
