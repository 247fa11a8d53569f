import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useCallback, useRef, useState } from 'react'
import { FileRefusal } from './pickedFile.ts'
import { type PictureRule, takeInPicture } from './takeInPicture.ts'

export interface Picture {
  rule: PictureRule
  /** The chosen picture, ready to be sent. */
  file: File | undefined
  /** Why the chosen picture cannot be sent. */
  problem: ErrorCode | undefined
  preparing: boolean
  choose: (file: File) => void
  /** Discards the choice. */
  drop(): void
  refuse(problem: ErrorCode | undefined): void
}

/** The one picture of a form, which is checked and made smaller as soon as it is chosen. `rule` must not change. */
export function usePicture(rule: PictureRule): Picture {
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<ErrorCode>()
  const [preparing, setPreparing] = useState(false)
  const latest = useRef<File>(undefined)

  const choose = useCallback(
    async (chosen: File) => {
      latest.current = chosen
      setPreparing(true)
      setProblem(undefined)
      const [taken, refusal] = await takeInPicture(rule, chosen).then(
        (ready) => [ready, undefined] as const,
        (error) =>
          [undefined, error instanceof FileRefusal ? error.code : ('file_damaged' as const)] as const,
      )
      // If another picture is chosen while a large one is still being made smaller, the later choice wins.
      if (latest.current !== chosen) return
      setPreparing(false)
      setProblem(refusal)
      if (taken) setFile(taken)
    },
    [rule],
  )
  return {
    rule,
    file,
    problem,
    preparing,
    choose,
    drop() {
      latest.current = undefined
      setPreparing(false)
      setProblem(undefined)
      setFile(undefined)
    },
    refuse: setProblem,
  }
}
