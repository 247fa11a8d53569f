import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'
import { useMemo, useState } from 'react'
import type { Form, FormRules } from '../../forms/form.ts'
import { useForm } from '../../forms/useForm.ts'
import { aboutFilesFields, type MediaItem } from '../../media/picking/mediaItems.ts'
import { type MediaItems, useMediaItems } from '../../media/picking/useMediaItems.ts'
import { isSameText, problemsOf, type ReportText } from './report.ts'

/** State of a report that is being written or changed. */
export interface Report extends Form<ReportText, 'criminals'> {
  /** Whether it is filed without an account: it names no suspects, and does not ask where the device is. */
  withoutAccount: boolean
  media: MediaItems
  suspects: readonly LinkedSuspect[]
  /** The suspects that were created in this form, whether or not the report names them. */
  createdSuspects: readonly LinkedSuspect[]
  /** Records that a suspect was created. */
  addCreatedSuspect(suspect: LinkedSuspect): void
  /** Sets the suspects of the report. */
  linkSuspects(suspects: readonly LinkedSuspect[]): void
  /** Records the crimes of a suspect who is being chosen; those of suspects in a draft are unknown. */
  recordCrimeTypes(suspect: Suspect): void
  crimesOfSuspects: readonly (readonly CrimeType[])[]
}

interface ReportRules extends Pick<FormRules<ReportText>, 'send' | 'fallback' | 'stopped'> {
  text: ReportText
  withoutAccount?: boolean
  suspects: readonly LinkedSuspect[]
  createdSuspects?: readonly LinkedSuspect[]
  items: readonly MediaItem[]
}

export function useReport({ text, items, withoutAccount = false, ...rules }: ReportRules): Report {
  const [suspects, setSuspects] = useState(rules.suspects)
  const [createdSuspects, setCreated] = useState(rules.createdSuspects ?? [])
  const [crimeTypesById, setCrimeTypesById] = useState<Readonly<Record<string, readonly CrimeType[]>>>({})
  const crimesOfSuspects = useMemo(
    () => suspects.map(({ _id }) => crimeTypesById[_id] ?? []),
    [suspects, crimeTypesById],
  )
  const media = useMediaItems(items)
  const form = useForm<ReportText, 'criminals'>({
    ...rules,
    initial: text,
    check: problemsOf,
    isEqual: isSameText,
    files: { names: ['medias', 'newMedias', 'existingMedias', ...aboutFilesFields], refuse: media.refuse },
  })
  return {
    ...form,
    withoutAccount,
    media,
    suspects,
    createdSuspects,
    addCreatedSuspect: (suspect) => setCreated((before) => [...before, suspect]),
    crimesOfSuspects,
    recordCrimeTypes: ({ _id, crimeTypes }) =>
      setCrimeTypesById((known) => ({ ...known, [_id]: crimeTypes })),
    linkSuspects(chosen) {
      setSuspects(chosen)
      form.clearError('criminals')
    },
  }
}
