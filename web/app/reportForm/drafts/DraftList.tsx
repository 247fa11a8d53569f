import { FilePlus, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { QuickExit } from '../../quickExit/QuickExit.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useOnline } from '../../ui/useOnline.ts'
import { DraftRow } from './DraftRow.tsx'
import { type Draft, stateOf } from './draft.ts'
import { broadcastDraftEvent } from './draftEvents.ts'
import { newReportPath } from './useCurrentDraft.ts'

interface DraftListProps {
  person: string
  drafts: readonly Draft[]
  /** Whether the requested draft is open in another tab, or is being sent. */
  busy?: boolean
}

/** The reports on this device that have not arrived at the server yet. */
export function DraftList({ person, drafts, busy = false }: DraftListProps) {
  const t = useTranslations('posts.form.drafts')
  const title = useTranslations('posts.form')('newReport')
  const isOnline = useOnline()
  const waits = drafts.some((draft) => stateOf(draft) === 'waiting')
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h1 className="heading text-xl">{title}</h1>
        <QuickExit />
        <p className="text-quiet">{t('intro')}</p>
      </header>
      {busy && (
        <p role="status" className="rounded-control bg-notice p-3 text-on-notice">
          {t('busy')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={newReportPath} className="min-h-12 grow sm:grow-0">
          <FilePlus aria-hidden className="size-5" />
          {t('begin')}
        </ButtonLink>
        {waits && isOnline && (
          <Button
            look="secondary"
            onClick={() => broadcastDraftEvent('ready')}
            className="min-h-12 grow sm:grow-0"
          >
            <Send aria-hidden className="size-5" />
            {t('sendNow')}
          </Button>
        )}
      </div>
      <ul aria-label={t('list')} className="grid grid-cols-1 gap-3">
        {drafts.map((draft) => (
          <li key={draft.id} className="card grid grid-cols-1 gap-3 p-4">
            <DraftRow person={person} draft={draft} />
          </li>
        ))}
      </ul>
    </div>
  )
}
