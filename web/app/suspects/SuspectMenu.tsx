import type { Suspect } from '@bichar/contract/suspects.ts'
import { Flag, History, Pencil, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFlagging } from '../flags/useFlagging.tsx'
import { usePausing } from '../moderation/sanctions/usePausing.tsx'
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useSuspectDecision } from './useSuspectDecision.tsx'

const DeleteSuspectDialog = lazyDialog(() => import('./DeleteSuspectDialog.tsx'))
const RevisionsDialog = lazyDialog(() => import('./RevisionsDialog.tsx'))

interface SuspectMenuProps {
  suspect: Suspect
  onEdit(): void
}

/** A menu to report a suspect and with the other actions of this viewer. It is a menu because most visitors come for something else. */
export function SuspectMenu({ suspect, onEdit }: SuspectMenuProps) {
  const t = useTranslations('suspects.detail')
  const common = useTranslations('common')
  const [dialog, setDialog] = useState<'delete' | 'revisions'>()
  const report = useTranslations('reports')('report')
  const { flag, dialog: flagDialog } = useFlagging({ kind: 'suspect', id: suspect._id })
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const { mayPause, pause, dialog: pauseDialog } = usePausing('suspect', suspect._id)
  const { decisions, dialog: decisionDialog } = useSuspectDecision(suspect)
  const close = () => setDialog(undefined)
  const { edit, delete: remove, seeRevisions } = suspect.can
  const actions: Action[] = []
  if (edit) actions.push({ label: common('edit'), icon: Pencil, onChoose: onEdit })
  if (seeRevisions)
    actions.push({ label: t('changes'), icon: History, onChoose: () => setDialog('revisions') })
  for (const { action, ...decision } of decisions) {
    actions.push({ ...decision, alarming: action === 'remove' })
  }
  if (suspect.shown === 'shown') actions.push({ label: report, icon: Flag, onChoose: flag })
  if (mayPause && !suspect.createdBy) actions.push({ label: pauseAuthor, icon: UserRoundX, onChoose: pause })
  if (remove)
    actions.push({
      label: common('delete'),
      icon: Trash2,
      alarming: true,
      onChoose: () => setDialog('delete'),
    })
  return (
    <>
      <ActionMenu label={t('menu')} actions={actions} />
      {flagDialog}
      {pauseDialog}
      {decisionDialog}
      {dialog === 'delete' && <DeleteSuspectDialog suspect={suspect} onClose={close} />}
      {dialog === 'revisions' && <RevisionsDialog suspectId={suspect._id} onClose={close} />}
    </>
  )
}
