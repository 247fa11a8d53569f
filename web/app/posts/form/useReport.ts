import type { ErrorCode } from '@bichar/contract/errors.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { fieldCodes } from '../../api/errors.ts'
import type { MediaItem } from './mediaItems.ts'
import { problemsOf, type ReportField, type ReportProblems, type ReportText, reportFields } from './report.ts'
import { type MediaItems, useMediaItems } from './useMediaItems.ts'

/** A report that is being written or changed. */
export interface Report {
  text: ReportText
  suspects: readonly LinkedSuspect[]
  media: MediaItems
  /** What is wrong with each field, since it was last sent. */
  problems: ReportProblems
  /** What the server found wrong with the files. */
  mediaProblem: ErrorCode | undefined
  write(change: Partial<ReportText>): void
  /** Says whom the report is about. */
  link(suspects: readonly LinkedSuspect[]): void
  /** Marks what is wrong; answers the first field that is. */
  check(): ReportField | undefined
  /** Marks what the server refused. */
  mark(error: unknown): void
}

export function useReport(
  initial: ReportText,
  linked: readonly LinkedSuspect[],
  items: readonly MediaItem[],
): Report {
  const [text, setText] = useState(initial)
  const [suspects, setSuspects] = useState(linked)
  const [problems, setProblems] = useState<ReportProblems>({})
  const [mediaProblem, setMediaProblem] = useState<ErrorCode>()
  const media = useMediaItems(items)
  return {
    text,
    suspects,
    media,
    problems,
    mediaProblem,
    write(change) {
      setText((now) => ({ ...now, ...change }))
      setProblems((now) => without(now, Object.keys(change)))
    },
    link(chosen) {
      setSuspects(chosen)
      setProblems((now) => without(now, ['criminals']))
    },
    check() {
      const found = problemsOf(text)
      setProblems(found)
      setMediaProblem(undefined)
      return reportFields.find((field) => found[field])
    },
    mark(error) {
      const { medias, newMedias, ...others } = fieldCodes(error)
      setProblems(others)
      setMediaProblem(medias ?? newMedias)
    },
  }
}

const without = (problems: ReportProblems, fields: readonly string[]): ReportProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
