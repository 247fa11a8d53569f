import type { Suspect } from '@bichar/contract/suspects.ts'
import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { CrimeTypes } from './CrimeTypes.tsx'
import { NotConvicted } from './NotConvicted.tsx'
import { SuspectDetails } from './SuspectDetails.tsx'
import { SuspectMenu } from './SuspectMenu.tsx'
import { SuspectPhoto } from './SuspectPhoto.tsx'
import { SuspectState } from './SuspectState.tsx'
import { SuspectStatus } from './SuspectStatus.tsx'

const EditSuspectDialog = lazyDialog(() => import('./form/EditSuspectDialog.tsx'))

interface SuspectProfileProps {
  suspect: Suspect
  /** The actions that most visitors come for. */
  actions: ReactNode
}

/** Everything known about a suspect, and the actions this viewer can take. */
export function SuspectProfile({ suspect, actions }: SuspectProfileProps) {
  const name = useSuspectName()(suspect.name)
  const [editing, setEditing] = useState(false)
  const [isChangePending, setChangePending] = useState(false)
  const onPending = () => setChangePending(true)
  return (
    <article className="card overflow-hidden">
      <SuspectPhoto suspect={suspect} />
      <div className="grid grid-cols-1 gap-4 p-4">
        <header className="flex items-start justify-between gap-2">
          <div className="grid min-w-0 justify-items-start gap-2">
            <SuspectStatus suspect={suspect} />
            <h1 lang={languageOf(name)} className="heading text-xl uppercase">
              {name}
            </h1>
          </div>
          <SuspectMenu suspect={suspect} onEdit={() => setEditing(true)} />
        </header>
        <NotConvicted className="rounded-control bg-notice p-3 text-on-notice" />
        <SuspectState suspect={suspect} onCorrect={() => setEditing(true)} />
        <div role="status" className="empty:hidden">
          {isChangePending && <ChangePending />}
        </div>
        {actions && <div className="grid grid-cols-[7fr_5fr] gap-3 *:first:col-span-full">{actions}</div>}
        <SuspectDetails suspect={suspect} />
        <CrimeTypes suspect={suspect} onPending={onPending} />
      </div>
      {editing && (
        <EditSuspectDialog suspect={suspect} onPending={onPending} onClose={() => setEditing(false)} />
      )}
    </article>
  )
}

function ChangePending() {
  const t = useTranslations('suspects.changes')
  return (
    <p className="flex gap-2.5 rounded-control bg-raised px-3 py-2.5 text-sm">
      <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('pending')}
    </p>
  )
}
