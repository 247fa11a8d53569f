import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'
import { useMemo, useState } from 'react'
import type { Form, FormRules } from '../../forms/form.ts'
import { useForm } from '../../forms/useForm.ts'
import type { MediaItem } from '../../media/picking/mediaItems.ts'
import { type MediaItems, useMediaItems } from '../../media/picking/useMediaItems.ts'
import { problemsOf, type ReportText, sameText } from './report.ts'

/** State of a report that is being written or changed. */
export interface Report extends Form<ReportText, 'criminals'> {
  media: MediaItems
  suspects: readonly LinkedSuspect[]
  /** Sets the suspects of the report. */
  link(suspects: readonly LinkedSuspect[]): void
  /** Records the crimes of a suspect who is being chosen; those of suspects in a draft are unknown. */
  meet(suspect: Suspect): void
  crimesOfSuspects: readonly (readonly CrimeType[])[]
}

interface ReportRules extends Pick<FormRules<ReportText>, 'send' | 'fallback' | 'stopped'> {
  text: ReportText
  suspects: readonly LinkedSuspect[]
  items: readonly MediaItem[]
}

export function useReport({ text, items, ...rules }: ReportRules): Report {
  const [suspects, setSuspects] = useState(rules.suspects)
  const [met, setMet] = useState<Readonly<Record<string, readonly CrimeType[]>>>({})
  const crimesOfSuspects = useMemo(() => suspects.map(({ _id }) => met[_id] ?? []), [suspects, met])
  const media = useMediaItems(items)
  const form = useForm<ReportText, 'criminals'>({
    ...rules,
    initial: text,
    check: problemsOf,
    same: sameText,
    files: { names: ['medias', 'newMedias'], refuse: media.refuse },
  })
  return {
    ...form,
    media,
    suspects,
    crimesOfSuspects,
    meet: ({ _id, crimeTypes }) => setMet((known) => ({ ...known, [_id]: crimeTypes })),
    link(chosen) {
      setSuspects(chosen)
      form.clearError('criminals')
    },
  }
}
