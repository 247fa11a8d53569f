import { type RefObject, useEffect } from 'react'

/**
 * Takes a file that is dropped or pasted anywhere in the dialog around `inside`. The event does not reach the form of a report beneath
 * it, which takes files from the whole page.
 */
export function useDroppedPicture(inside: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const take = (event: Event, transfer: DataTransfer | null) => {
      const file = transfer?.files[0]
      if (!file) return
      event.preventDefault()
      event.stopPropagation()
      onFile(file)
    }
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    const paste = (event: ClipboardEvent) => {
      // Text copied from an office program is accompanied by a picture of itself; the text is what is meant.
      if (!event.clipboardData?.types.includes('text/plain')) take(event, event.clipboardData)
    }
    dialog?.addEventListener('dragover', over)
    dialog?.addEventListener('drop', drop)
    dialog?.addEventListener('paste', paste)
    return () => {
      dialog?.removeEventListener('dragover', over)
      dialog?.removeEventListener('drop', drop)
      dialog?.removeEventListener('paste', paste)
    }
  }, [inside, onFile])
}
