import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useState } from 'react'
import { type FileForm, useFileForm } from '../../forms/useFileForm.ts'
import type { MediaItem } from '../../media/picking/mediaItems.ts'
import { problemsOf, type ReportField, type ReportText, reportFields } from './report.ts'

/** A report that is being written or changed. */
export interface Report extends FileForm<ReportText, ReportField | 'criminals'> {
  suspects: readonly LinkedSuspect[]
  /** Says whom the report is about. */
  link(suspects: readonly LinkedSuspect[]): void
}

const rules = { fields: reportFields, problemsOf, files: ['medias', 'newMedias'] }

export function useReport(
  initial: ReportText,
  linked: readonly LinkedSuspect[],
  items: readonly MediaItem[],
): Report {
  const [suspects, setSuspects] = useState(linked)
  const form = useFileForm<ReportText, ReportField | 'criminals'>(rules, initial, items)
  return {
    ...form,
    suspects,
    link(chosen) {
      setSuspects(chosen)
      form.clearError('criminals')
    },
  }
}
