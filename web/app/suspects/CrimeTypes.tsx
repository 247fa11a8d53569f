import type { Suspect } from '@bichar/contract/suspects.ts'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const EditCrimeTypesDialog = lazyDialog(() => import('./form/EditCrimeTypesDialog.tsx'))

interface CrimeTypesProps {
  suspect: Suspect
  /** Called after an edit that waits for a moderator. */
  onPending(): void
}

/** The crimes a suspect is accused of. Every signed-in user may add to them. */
export function CrimeTypes({ suspect, onPending }: CrimeTypesProps) {
  const t = useTranslations('suspects')
  const nameOf = useTranslations('crimeTypes')
  const [editing, setEditing] = useState(false)
  return (
    <section aria-labelledby="crime-types" className="grid grid-cols-1 gap-2">
      <h2 id="crime-types" className="text-quiet text-sm">
        {t('facts.crimeTypes')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {suspect.crimeTypes.map((type) => (
          <li key={type} className="rounded-control bg-raised px-3 py-1.5 font-bold text-sm">
            {nameOf(type)}
          </li>
        ))}
      </ul>
      {suspect.can.edit && (
        <Button
          look="plain"
          onClick={() => setEditing(true)}
          className="-ml-4 justify-self-start !text-brand"
        >
          <Tags aria-hidden className="size-5" />
          {t('detail.editCrimeTypes')}
        </Button>
      )}
      {editing && (
        <EditCrimeTypesDialog suspect={suspect} onPending={onPending} onClose={() => setEditing(false)} />
      )}
    </section>
  )
}
