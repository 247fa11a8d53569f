import { type RefObject, useEffect, useState } from 'react'

const holdsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page or pasted, for as long as it is mounted. Returns whether files are being dragged over
 * the page. With a small drop target, a file dropped beside it would replace the page, and the report would be lost. While `inside` is
 * disabled, because its form is being sent, they are not taken, as they would not be sent.
 */
export function useFilesFromOutside(
  inside: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [dragging, setDragging] = useState(false)

  useEffect(() => {
    const isDisabled = () => Boolean(inside.current?.closest(':disabled'))
    const over = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isDisabled() ? 'none' : 'copy'
      setDragging(!isDisabled())
    }
    const left = (event: DragEvent) => event.relatedTarget === null && setDragging(false)
    const drop = (event: DragEvent) => {
      setDragging(false)
      if (!holdsFiles(event.dataTransfer)) return
      event.preventDefault()
      if (!isDisabled()) onFiles([...event.dataTransfer.files])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text copied from an office program is accompanied by a picture of itself; the text is what is meant.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      if (!isDisabled()) onFiles(files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', left)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', left)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [inside, onFiles])

  return dragging
}
