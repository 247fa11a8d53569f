import { create } from 'zustand'

interface Modal {
  dialog: HTMLDialogElement
  /** What had the focus when the browser was last asked to close the dialog. */
  focused?: HTMLElement
}

/** The open modals; later ones lie above those before them. */
const useModals = create<{ modals: readonly Modal[] }>(() => ({ modals: [] }))

/**
 * The open modals, the topmost last: what is outside of that one can be neither pressed nor read to anybody. The list is a new one whenever
 * a modal has been opened, for the first time or again, or closed.
 */
export const useOpenModals = (): readonly { dialog: HTMLDialogElement }[] => useModals(({ modals }) => modals)

/**
 * Opens a modal, which calls `onClose` when Escape or Back is pressed. Returns a function that closes it.
 *
 * So that a page cannot trap anybody, browsers let it prevent only the first of several presses without another input in between. The
 * others close the dialog, which may be sending, or contain what somebody has typed; it is then opened again before it asks.
 */
export function openModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const modal: Modal = { dialog }
  const onCancel = (event: Event) => {
    // A file chooser that is closed without a choice fires `cancel` too.
    if (event.target !== dialog) return
    if (document.activeElement instanceof HTMLElement) modal.focused = document.activeElement
    if (!event.cancelable) return
    event.preventDefault()
    onClose()
  }
  const onClosed = () => {
    // It may have been opened again since.
    if (dialog.open) return
    openAgain(modal)
    onClose()
  }
  dialog.showModal()
  useModals.setState(({ modals }) => ({ modals: [...modals, modal] }))
  dialog.addEventListener('cancel', onCancel)
  dialog.addEventListener('close', onClosed)
  return () => {
    closeWithin(modal)
    useModals.setState(({ modals }) => ({ modals: modals.filter((other) => other !== modal) }))
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
  useModals.setState({ modals: [...modals] })
}
