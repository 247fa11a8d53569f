import { useEffect, useRef } from 'react'
import { Toaster, useToasterStore } from 'react-hot-toast'

/** Spec section 9: top-centre; 4 s, success 2 s, news 5 s, loading until it is done; the library keeps at most 20. */
export function Toasts() {
  const { toasts } = useToasterStore()
  const layer = useRef<HTMLDivElement>(null)
  const newest = toasts[0]?.id

  // The layer stands open from the first: a message measures itself before it shows, and in a closed layer it would
  // measure nothing and stay invisible. An open dialog covers all but what was put above it afterwards: so each new
  // message puts the layer on top again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there is a new message is the reason
  useEffect(() => {
    layer.current?.hidePopover()
    layer.current?.showPopover()
  }, [newest])

  return (
    <div ref={layer} popover="manual" className="size-0 overflow-visible bg-transparent">
      <Toaster
        position="top-center"
        containerStyle={{ top: 'calc(env(safe-area-inset-top) + 0.5rem)' }}
        toastOptions={{
          duration: 4000,
          success: { duration: 2000 },
          loading: { duration: Number.POSITIVE_INFINITY },
          className: 'toast',
          style: {
            background: 'var(--color-ink)',
            color: 'var(--color-page)',
            borderRadius: 'var(--radius-control)',
            fontWeight: 600,
            maxWidth: 'min(28rem, 92vw)',
          },
        }}
      />
    </div>
  )
}
