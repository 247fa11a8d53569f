import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import hotToast, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'

/** Duration of the animation in theme.css: an expired toast stays mounted until it has ended. */
const leavingMilliseconds = 400

/**
 * Spec section 9: top-centre; 4 s, success 2 s, news 5 s, loading until it is done. One toast at a time: the newest, but responses to the
 * reader's own actions before news of what happened elsewhere.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster({
    duration: 4000,
    removeDelay: leavingMilliseconds,
    success: { duration: 2000 },
    loading: { duration: Number.POSITIVE_INFINITY },
  })
  useFullTime(toasts)
  const layer = useRef<HTMLDivElement>(null)
  const visible = toasts.filter((toast) => toast.visible)
  const shown = visible.find(({ type }) => type !== 'blank') ?? visible[0] ?? toasts[0]
  const newest = shown?.id

  // An open dialog covers everything except what entered the top layer after it, so each new toast puts this layer on top again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast is the reason to run
  useEffect(() => {
    layer.current?.hidePopover()
    layer.current?.showPopover()
  }, [newest])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a toast stays while the pointer or the focus is on it
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-x-4 top-[calc(env(safe-area-inset-top)+4.5rem)] lg:top-2 m-0 w-auto justify-items-center gap-2 overflow-visible bg-transparent open:grid"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown && (
        <div key={shown.id} className="toast" data-leaving={shown.visible ? undefined : ''}>
          <Sign type={shown.type} />
          <div {...shown.ariaProps}>{resolveValue(shown.message, shown)}</div>
        </div>
      )}
    </div>
  )
}

/**
 * Has the time of a toast count from when it is first rendered: the library counts from when it was made, and on a busy phone the time may
 * be over by then. Called after useToaster, whose effect dismisses such a toast.
 */
function useFullTime(toasts: readonly Toast[]) {
  const rendered = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, type, message, visible } of toasts) {
      if (!visible || rendered.current.has(id)) continue
      const showAnew = type === 'blank' ? hotToast : hotToast[type]
      showAnew(message, { id })
    }
    rendered.current = new Set(toasts.map(({ id }) => id))
  }, [toasts])
}

function Sign({ type }: Pick<Toast, 'type'>) {
  if (type === 'success') return <CircleCheck aria-hidden className="size-5 shrink-0 text-good-on-ink" />
  if (type === 'error') return <CircleX aria-hidden className="size-5 shrink-0 text-bad-on-ink" />
  return null
}
