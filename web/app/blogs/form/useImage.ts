import type { ErrorCode } from '@bichar/contract/errors.ts'
import { useRef, useState } from 'react'
import { FileRefusal, takeIn } from '../../media/picking/pickedFile.ts'

export interface ChosenImage {
  /** Ready to be sent. */
  file: File | undefined
  preparing: boolean
  /** Answers why what was chosen cannot be sent, if so. */
  choose(file: File): Promise<ErrorCode | undefined>
  /** Takes the choice back. */
  drop(): void
}

/** The picture of a form: checked and made smaller as soon as it is chosen. */
export function useImage(): ChosenImage {
  const [file, setFile] = useState<File>()
  const [preparing, setPreparing] = useState(false)
  const latest = useRef<File>(undefined)
  const choose = async (chosen: File) => {
    latest.current = chosen
    setPreparing(true)
    try {
      const taken = await takeIn(chosen)
      if (taken.kind !== 'image') throw new FileRefusal('file_type')
      // Somebody who chooses again while a large picture is made smaller means the later one.
      if (latest.current === chosen) setFile(taken.file)
      return undefined
    } catch (error) {
      return error instanceof FileRefusal ? error.code : 'file_damaged'
    } finally {
      if (latest.current === chosen) setPreparing(false)
    }
  }
  const drop = () => {
    latest.current = undefined
    setPreparing(false)
    setFile(undefined)
  }
  return { file, preparing, choose, drop }
}
