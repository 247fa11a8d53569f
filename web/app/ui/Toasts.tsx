import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import hotToast, { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { useOpenModals } from './openModal.ts'
import { shownToast } from './shownToast.ts'

/** Duration of the animation in theme.css: an expired toast stays mounted until it has ended. */
const leavingMilliseconds = 400

/** Spec section 9: top-centre; 4 s, success 2 s, news 5 s, loading until it is done. */
export function Toasts() {
  const { toasts, handlers } = useToaster({
    duration: 4000,
    removeDelay: leavingMilliseconds,
    success: { duration: 2000 },
    loading: { duration: Number.POSITIVE_INFINITY },
  })
  useFullTime(toasts)
  const shown = shownToast(toasts)
  const layer = useLayer(shown?.id)
  useEndOfPause(handlers, shown?.id)
  if (!layer) return null
  return createPortal(
    shown && (
      // biome-ignore lint/a11y/noStaticElementInteractions: a toast stays while the pointer or the focus is on it
      <div
        key={shown.id}
        className="toast"
        data-leaving={shown.visible ? undefined : ''}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        <Sign type={shown.type} />
        <div {...shown.ariaProps}>{resolveValue(shown.message, shown)}</div>
      </div>
    ),
    layer,
  )
}

/**
 * The element in which the toasts are shown; undefined until the page is hydrated. An open dialog covers everything but what entered the
 * top layer after it, and makes inert what is not within it: so it moves into the topmost dialog, and each new toast puts it on top again.
 */
function useLayer(newest: string | undefined): HTMLElement | undefined {
  const modals = useOpenModals()
  const [layer, setLayer] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.popover = 'manual'
    element.className = layerClass
    setLayer(element)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast is a reason to run
  useLayoutEffect(() => {
    if (!layer) return
    const modal = modals.at(-1)?.dialog
    // A dialog that closes with a toast has just been removed; without it this runs again.
    const home = modal?.isConnected ? modal : document.body
    home.append(layer)
    layer.showPopover()
  }, [layer, modals, newest])
  return layer
}

const layerClass =
  'pointer-events-none fixed inset-x-4 top-[calc(env(safe-area-inset-top)+4.5rem)] lg:top-2 m-0 w-auto justify-items-center gap-2 overflow-visible bg-transparent open:grid'

/** Ends the pause of a toast that is gone: nothing leaves what is not there any more, and the next one would stay for ever. */
function useEndOfPause({ endPause }: ReturnType<typeof useToaster>['handlers'], shown: string | undefined) {
  const onGone = useEffectEvent(endPause)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is the reason to run
  useEffect(() => () => onGone(), [shown])
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
