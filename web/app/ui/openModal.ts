import { create } from 'zustand'
import type { Layer } from './layers.ts'

interface Modal {
  dialog: HTMLDialogElement
  /** What had the focus when the browser was last asked to close the dialog. */
  focused?: HTMLElement
}

/** The open modals; later ones lie above those before them. */
const useModals = create<{ modals: readonly Modal[] }>(() => ({ modals: [] }))

/** While a modal is open, the style sheet keeps the page below it from scrolling. */
function setModals(change: (modals: readonly Modal[]) => readonly Modal[]): void {
  useModals.setState(({ modals }) => ({ modals: change(modals) }))
  document.documentElement.toggleAttribute('data-modal', useModals.getState().modals.length > 0)
}

/**
 * The open modals, the topmost last: what is outside of that one can be neither pressed nor read to anybody. The list is a new one whenever
 * a modal has been opened, for the first time or again, or closed.
 */
export const useOpenModals = (): readonly { dialog: HTMLDialogElement }[] => useModals(({ modals }) => modals)

/**
 * Opens a modal, which asks its layer to close when Escape is pressed, or Back where a browser takes it for Escape. Returns a function that
 * closes it.
 *
 * So that a page cannot trap anybody, browsers let it prevent only the first of several presses without another input in between. The
 * others close the dialog, which may be sending, or contain what somebody has typed; it is then opened again before it asks.
 */
export function openModal(dialog: HTMLDialogElement, layer: Layer): () => void {
  const modal: Modal = { dialog }
  const onCancel = (event: Event) => {
    // A file chooser that is closed without a choice fires `cancel` too.
    if (event.target !== dialog) return
    if (document.activeElement instanceof HTMLElement) modal.focused = document.activeElement
    if (!event.cancelable) return
    event.preventDefault()
    layer.close()
  }
  const onClosed = () => {
    // It may have been opened again since.
    if (dialog.open) return
    openAgain(modal)
    layer.close()
  }
  dialog.showModal()
  setModals((modals) => [...modals, modal])
  dialog.addEventListener('cancel', onCancel)
  dialog.addEventListener('close', onClosed)
  return () => {
    closeWithin(modal)
    layer.remove()
    setModals((modals) => modals.filter((other) => other !== modal))
    dialog.removeEventListener('cancel', onCancel)
    dialog.removeEventListener('close', onClosed)
    dialog.close()
  }
}

/** Closes the dialogs within one that is about to close, the topmost first: nothing below an open dialog can get the focus back. */
function closeWithin(modal: Modal): void {
  for (const { dialog } of useModals.getState().modals.toReversed())
    if (dialog !== modal.dialog && modal.dialog.contains(dialog)) dialog.close()
}

/** What lies above the dialog is opened again as well: the dialog would cover it. */
function openAgain(modal: Modal): void {
  const { modals } = useModals.getState()
  for (const { dialog, focused } of modals.slice(modals.indexOf(modal))) {
    dialog.close()
    dialog.showModal()
    focused?.focus({ preventScroll: true })
  }
  setModals(() => [...modals])
}
