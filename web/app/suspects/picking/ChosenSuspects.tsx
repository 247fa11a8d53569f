import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useQueries } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../api/errors.ts'
import { IconButton } from '../../ui/Button.tsx'
import { suspectOptions } from '../queries.ts'
import { SuspectName } from '../SuspectName.tsx'

interface ChosenSuspectsProps {
  chosen: readonly LinkedSuspect[]
  /** The server has refused one of them, without saying which. */
  isRefused: boolean
  onRemove(suspect: LinkedSuspect): void
}

/** Whom a report is about so far; each can be taken off again. */
export function ChosenSuspects({ chosen, isRefused, onRemove }: ChosenSuspectsProps) {
  const t = useTranslations('suspectPicker')
  const checks = useQueries({
    queries: isRefused ? chosen.map(({ _id }) => ({ ...suspectOptions(_id), staleTime: 0 })) : [],
  })
  const remove = (suspect: LinkedSuspect, { currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li')
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
    neighbour?.querySelector('button')?.focus()
    onRemove(suspect)
  }
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 empty:hidden">
      {chosen.map((suspect, index) => {
        const isGone = isNotFound(checks[index]?.error)
        return (
          <li
            key={suspect._id}
            className={`flex min-w-0 items-center gap-2 rounded-control border bg-page p-1 ${isGone ? 'border-alarm' : 'border-line'}`}
          >
            <SuspectName suspect={suspect}>
              {isGone && <span className="font-semibold text-alarm">{t('gone')}</span>}
            </SuspectName>
            <IconButton
              label={t('remove', { name: suspect.name })}
              onClick={(event) => remove(suspect, event)}
            >
              <X aria-hidden className="size-5" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
