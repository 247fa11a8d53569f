import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useCallback, useRef, useState } from 'react'
import { FileRefusal } from './pickedFile.ts'
import { type PictureRule, takeInPicture } from './takeInPicture.ts'

export interface Picture {
  rule: PictureRule
  /** What was chosen, ready to be sent. */
  file: File | undefined
  /** Why what was chosen cannot be sent. */
  problem: ErrorCode | undefined
  preparing: boolean
  choose: (file: File) => void
  /** Takes the choice back. */
  drop(): void
  refuse(problem: ErrorCode | undefined): void
}

/** The one picture of a form: checked and made smaller as soon as it is chosen. `rule` must not change. */
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
      // Somebody who chooses again while a large picture is made smaller means the later one.
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
