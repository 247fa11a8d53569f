import { type FileForm, useFileForm } from '../../forms/useFileForm.ts'
import type { MediaItem } from '../../media/picking/mediaItems.ts'
import { problemsOf, type ReportField, type ReportText, reportFields } from './report.ts'

/** A report that is being written or changed. */
export type Report = FileForm<ReportText, ReportField>

const rules = { fields: reportFields, problemsOf, files: ['medias', 'newMedias'] }

export const useReport = (initial: ReportText, items: readonly MediaItem[]): Report =>
  useFileForm<ReportText, ReportField>(rules, initial, items)
