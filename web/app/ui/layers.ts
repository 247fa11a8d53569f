import { isLeaving } from '../api/leaving.ts'

/**
 * Back closes what lies on top of a page: dialogs and menus, the topmost first.
 *
 * While a layer is open, the browser stands at an entry of its own above that of the page. It has the same address, key and index, so that
 * the router takes both for one, and says in `history.state` how high above the page it stands, so that a reload knows it. When the app
 * navigates from there, the entry is replaced; a layer that the app closes leaves its entry to the next layer or navigation. Only what a
 * person does goes back, never what the app does: it could undo a navigation, or end the loading of a document.
 */

interface Entry {
  /** The router's index of the page; null for an entry that it has not made, as of a link within the page. It adds one to it for the next. */
  idx: number | null
  key?: string
  /** The number of entries between this one and that of the page, itself included. */
  height?: number
  /** Whether its address is that of a layer, under which a reload shows another page. */
  isAddressed?: boolean
}

export interface Layer {
  /** Closes it because a person wants so. */
  close(): void
  /** Says that it has been closed. */
  remove(): void
  /** Shows an address of its own while it is open. */
  setAddress(address: string): void
}

interface OpenLayer {
  /** What Back calls; it need not close the layer, but may ask first. */
  onClose(): void
  address?: string
}

let layers: readonly OpenLayer[] = []
/** The present entry, with the address of the page; undefined until the history is kept. */
let here: { state: Entry; url: string } | undefined
let isGoingBack = false
let onBack = () => {}

/** The methods of the browser, below those that `keepLayersInHistory` puts before them. */
const browser = () => History.prototype

const present = () => ({ state: { idx: null, ...history.state } as Entry, url: location.href })
const height = (entry = here) => entry?.state.height ?? 0

/** Adds a layer on top of the others, for as long as it is not removed. */
export function openLayer(onClose: () => void): Layer {
  const layer: OpenLayer = { onClose }
  layers = [...layers, layer]
  raise()
  return {
    close() {
      const isOnTop = layers.at(-1) === layer && height() >= layers.length
      // Going back would end the loading of the next document.
      if (isOnTop && !isGoingBack && !isLeaving()) goBack(height() - layers.length + 1)
      else onClose()
    },
    remove() {
      layers = layers.filter((other) => other !== layer)
      if (layer.address && here?.state.isAddressed) showAddress(here.url, false)
    },
    setAddress(address) {
      layer.address = address
      if (layers.at(-1) === layer && height() === layers.length) showAddress(address, true)
    },
  }
}

/** Adds the entries that are missing. */
function raise(): void {
  while (here && height() < layers.length) {
    const address = layers[height()]?.address
    const state = { ...present().state, height: height() + 1, ...(address && { isAddressed: true }) }
    browser().pushState.call(history, state, '', address)
    here = { state, url: here.url }
  }
}

/** Changes the address of the present entry, but not that of the page. */
function showAddress(address: string, isAddressed: boolean): void {
  if (!here) return
  const state = { ...present().state, isAddressed }
  browser().replaceState.call(history, state, '', address)
  here = { state, url: here.url }
}

function goBack(entries: number): void {
  isGoingBack = true
  browser().go.call(history, -entries)
}

/** Goes to the entry of the page itself, whatever lies on top; for whoever replaces it by another document. */
export function goBackToPage(): Promise<void> {
  if (height() === 0) return Promise.resolve()
  return new Promise((done) => {
    onBack = done
    goBack(height())
  })
}

/** Has Back close layers from here on; called once, before the router reads the history. */
export function keepLayersInHistory(): void {
  const { pushState, replaceState, go } = browser()
  here = present()
  const { isAddressed, idx } = here.state
  const next = (idx ?? 0) + 1
  // The document of such an address is a page of its own, after the one that the layer was on.
  if (isAddressed) replaceState.call(history, { idx: next, key: `${next}` }, '')
  here = present()
  Object.assign(history, {
    pushState(state: unknown, unused: string, url?: string | URL | null) {
      const add = height() > 0 ? replaceState : pushState
      add.call(history, state, unused, url)
      here = present()
    },
    replaceState(state: object | null, unused: string, url?: string | URL | null) {
      const marked = height() > 0 ? { ...state, height: height() } : state
      replaceState.call(history, marked, unused, url)
      here = present()
    },
    go: (delta = 0) => go.call(history, delta < 0 ? delta - height() : delta),
  })
  // Heard before the router's.
  addEventListener('popstate', onPopState, { capture: true })
}

function onPopState(event: PopStateEvent): void {
  const before = here
  const wasAsked = isGoingBack
  here = present()
  isGoingBack = false
  if (!before || height(before) === height()) return
  if (here.state.isAddressed && height() > layers.length) {
    // A layer that is gone; its address is that of a page.
    event.stopImmediatePropagation()
    location.reload()
    return
  }
  const { key, idx } = here.state
  const isBelow = before.state.idx === idx && height() < height(before)
  // Otherwise it is another page, of which the router has to know.
  if (!isBelow && before.state.key !== key) return
  event.stopImmediatePropagation()
  if (!isBelow) return
  // What has replaced the entry above, the page shows still.
  const { isAddressed } = here.state
  const address = isAddressed ? location.href : before.url
  const state = { ...before.state, height: height(), isAddressed }
  browser().replaceState.call(history, state, '', address)
  here = { state, url: before.url }
  const above = layers.slice(height())
  for (const { onClose } of above.toReversed()) onClose()
  // A layer may stay, because it is busy or asks first.
  queueMicrotask(raise)
  // Of a layer that is gone already, one should not have to go back.
  if (above.length === 0 && !wasAsked) history.back()
  onBack()
}
