import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { useState } from 'react'
import { fieldCodes } from '../api/errors.ts'
import type { MediaItem } from '../media/picking/mediaItems.ts'
import { type MediaItems, useMediaItems } from '../media/picking/useMediaItems.ts'

export type Problems<Field extends string> = Partial<Record<Field, ErrorCode>>

/** What a form of texts and files is about. */
export interface FileFormRules<Text, Field extends string> {
  /** In the order in which the form shows them. */
  fields: readonly Field[]
  /** What the server would refuse. */
  problemsOf(text: Text): Problems<Field>
  /** By which names the server complains about the files. */
  files: readonly string[]
}

/** A form of texts and files that is being filled in. */
export interface FileForm<Text, Field extends string> {
  text: Text
  media: MediaItems
  /** What is wrong with each field, since it was last sent. */
  problems: Problems<Field>
  /** What the server found wrong with the files. */
  mediaProblem: ErrorCode | undefined
  setValues(change: Partial<Text>): void
  /** Takes the complaint about a field back: it is another now. */
  clearError(field: Field): void
  /** Marks what is wrong; returns the first field that is. */
  check(): Field | undefined
  /** Marks what the server refused. */
  setServerErrors(error: unknown): void
}

export function useFileForm<Text extends object, Field extends string>(
  { fields, problemsOf, files }: FileFormRules<Text, Field>,
  initial: Text,
  items: readonly MediaItem[],
): FileForm<Text, Field> {
  const [text, setText] = useState(initial)
  const [problems, setProblems] = useState<Problems<Field>>({})
  const [mediaProblem, setMediaProblem] = useState<ErrorCode>()
  const media = useMediaItems(items)
  return {
    text,
    media,
    problems,
    mediaProblem,
    setValues(change) {
      setText((now) => ({ ...now, ...change }))
      setProblems((now) => without(now, Object.keys(change)))
    },
    clearError: (field) => setProblems((now) => without(now, [field])),
    check() {
      const found = problemsOf(text)
      setProblems(found)
      setMediaProblem(undefined)
      return fields.find((field) => found[field])
    },
    setServerErrors(error) {
      const codes = fieldCodes(error)
      setProblems(without(codes as Problems<Field>, files))
      setMediaProblem(files.map((name) => codes[name]).find(Boolean))
    },
  }
}

const without = <Field extends string>(
  problems: Problems<Field>,
  fields: readonly string[],
): Problems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field))) as Problems<Field>
