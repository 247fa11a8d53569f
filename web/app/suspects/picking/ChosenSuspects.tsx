import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../api/errors.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { IconButton } from '../../ui/Button.tsx'
import { suspectOptions } from '../queries.ts'
import { SuspectName } from '../SuspectName.tsx'

interface ChosenSuspectsProps {
  chosen: readonly LinkedSuspect[]
  /** Whether the server has refused one of them, without saying which. */
  isRefused: boolean
  onRemove(suspect: LinkedSuspect): void
}

/** The suspects chosen for a report so far, each with a button to remove it. */
export function ChosenSuspects({ chosen, isRefused, onRemove }: ChosenSuspectsProps) {
  const t = useTranslations('suspectPicker')
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 empty:hidden">
      {chosen.map((suspect) => (
        <ChosenSuspect
          key={suspect._id}
          suspect={suspect}
          isRefused={isRefused}
          onRemove={({ currentTarget }) => {
            const item = currentTarget.closest('li')
            const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
            neighbour?.querySelector('button')?.focus()
            onRemove(suspect)
          }}
        />
      ))}
    </ul>
  )
}

interface ChosenSuspectProps {
  suspect: LinkedSuspect
  isRefused: boolean
  onRemove(event: MouseEvent): void
}

function ChosenSuspect({ suspect, isRefused, onRemove }: ChosenSuspectProps) {
  const t = useTranslations('suspectPicker')
  const states = useTranslations('suspects.visibility')
  const nameOf = useSuspectName()
  const check = useQuery({ ...suspectOptions(suspect._id), staleTime: 0, enabled: isRefused })
  const isGone = isRefused && isNotFound(check.error)
  return (
    <li
      className={`flex min-w-0 items-center gap-2 rounded-control border bg-page p-1 ${isGone ? 'border-alarm' : 'border-line'}`}
    >
      <SuspectName suspect={suspect}>
        {suspect.shown !== 'shown' && <span className="text-quiet">{states(suspect.shown)}</span>}
        {isGone && <span className="font-semibold text-alarm">{t('gone')}</span>}
      </SuspectName>
      <IconButton label={t('remove', { name: nameOf(suspect.name) })} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
