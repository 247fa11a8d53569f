import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { useCallback, useRef, useState } from 'react'
import { type MediaItem, moved, pickedOf } from './mediaItems.ts'
import { FileRefusal, takeIn } from './pickedFile.ts'

/** Why a file was not accepted; without a name it concerns all of them. */
interface Refusal {
  name?: string
  code: ErrorCode
}

export interface MediaItems {
  items: readonly MediaItem[]
  refusals: readonly Refusal[]
  /** The number of chosen files that are still being checked and made smaller. */
  preparing: number
  add(files: readonly File[]): void
  remove(id: string): void
  move(index: number, step: -1 | 1): void
  /** Sets what is said of a file. */
  describe(id: string, alt: string): void
  /** The error that the server reported about the files, and the file that it is about, if it is one. */
  problem: { code: ErrorCode; item: MediaItem | undefined } | undefined
  /** `file` is the place among the picked files. */
  refuse(problem: ErrorCode | undefined, file?: number): void
}

/** The files of a form: they are checked and prepared one after the other, at most as many as a post holds. */
export function useMediaItems(initial: readonly MediaItem[]): MediaItems {
  const [items, setItems] = useState(initial)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [preparing, setPreparing] = useState(0)
  const [problem, setProblem] = useState<MediaItems['problem']>()
  const places = useRef(limits.mediaPerPost - initial.length)
  const last = useRef(Promise.resolve())

  const add = useCallback((files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, places.current))
    places.current -= taken.length
    setRefusals(taken.length < files.length ? [{ code: 'too_many_files' }] : [])
    setPreparing((count) => count + taken.length)
    for (const file of taken) {
      last.current = last.current.then(async () => {
        try {
          const picked = await takeIn(file)
          setItems((now) => [...now, picked])
        } catch (error) {
          const code = error instanceof FileRefusal ? error.code : 'file_damaged'
          places.current += 1
          setRefusals((now) => [...now.filter(({ name }) => name !== file.name), { name: file.name, code }])
        } finally {
          setPreparing((count) => count - 1)
        }
      })
    }
  }, [])

  const remove = useCallback((id: string) => {
    places.current += 1
    setRefusals([])
    setProblem((shown) => (shown?.item?.id === id ? undefined : shown))
    setItems((now) => now.filter((item) => item.id !== id))
  }, [])

  const move = useCallback((index: number, step: -1 | 1) => setItems((now) => moved(now, index, step)), [])

  const describe = useCallback(
    (id: string, alt: string) =>
      setItems((now) => now.map((item) => (item.id === id ? { ...item, alt } : item))),
    [],
  )
  const refuse = (code: ErrorCode | undefined, file = -1) =>
    setProblem(code && { code, item: pickedOf(items)[file] })
  return { items, refusals, preparing, add, remove, move, describe, problem, refuse }
}
