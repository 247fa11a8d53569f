import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import hotToast, { type Renderable, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { MixedScript } from '../i18n/MixedScript.tsx'
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
  const layer = useLayer()
  useEndOfPause(handlers, shown?.id)
  const region = layer?.children[shown?.type === 'error' ? 1 : 0]
  if (!region) return null
  return createPortal(
    shown && (
      // biome-ignore lint/a11y/noStaticElementInteractions: a toast stays while the pointer or the focus is on it
      <div
        key={`${shown.id} ${shown.className}`}
        className="toast"
        data-leaving={shown.visible ? undefined : ''}
        onMouseEnter={handlers.startPause}
        onMouseLeave={handlers.endPause}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        <Sign type={shown.type} />
        <div>
          <Message of={resolveValue(shown.message, shown)} />
        </div>
      </div>
    ),
    region,
  )
}

/**
 * The layer in which the toasts are shown; undefined until the page is hydrated. An open dialog covers everything but what entered the top
 * layer after it, and makes inert what is not within it: so each has a layer of its own, which is on top of it.
 */
function useLayer(): Element | undefined {
  const modals = useOpenModals()
  const [layer, setLayer] = useState<Element>()
  useLayoutEffect(() => {
    // A dialog that closes with a toast has just been removed; without it this runs again.
    const homes = [document.body, ...modals.map(({ dialog }) => dialog)].filter((home) => home.isConnected)
    setLayer(homes.map(layerIn).at(-1))
  }, [modals])
  useEffect(() => () => document.querySelector('body > [data-toasts]')?.remove(), [])
  return layer
}

/**
 * Puts a layer on top of the page or a dialog. It stands there from the start, with an empty region for messages and one for errors: only of
 * a region that it knows already, every screen reader reads out what comes into it.
 */
function layerIn(home: HTMLElement): Element {
  const layer = home.querySelector<HTMLElement>(':scope > [data-toasts]') ?? document.createElement('div')
  if (layer.parentElement) layer.hidePopover?.()
  else {
    layer.popover = 'manual'
    layer.dataset.toasts = ''
    layer.className = layerClass
    for (const live of ['polite', 'assertive']) {
      const region = document.createElement('div')
      region.setAttribute('aria-live', live)
      layer.append(region)
    }
    home.append(layer)
  }
  // Without popovers (before Chrome 114, Safari 17 and Firefox 125) it stands above the page because it is the last element.
  layer.showPopover?.()
  return layer
}

const layerClass =
  'pointer-events-none fixed grid inset-x-4 top-[calc(env(safe-area-inset-top)+4.5rem)] lg:top-2 m-0 w-auto content-start justify-items-center overflow-visible bg-transparent'

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

const Message = ({ of }: { of: Renderable }) => (typeof of === 'string' ? <MixedScript text={of} /> : of)

function Sign({ type }: Pick<Toast, 'type'>) {
  if (type === 'success') return <CircleCheck aria-hidden className="size-5 shrink-0 text-good-on-ink" />
  if (type === 'error') return <CircleX aria-hidden className="size-5 shrink-0 text-bad-on-ink" />
  return null
}
