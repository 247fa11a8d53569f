import type { Timeline } from '@bichar/contract/timelines.ts'
import { Flag, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFlagging } from '../flags/useFlagging.tsx'
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useDecision } from './useDecision.ts'

const DeleteTimelineDialog = lazyDialog(() => import('./DeleteTimelineDialog.tsx'))

/** A menu to report an entry and with the actions that this viewer has permission for; renders nothing if there are none. */
export function TimelineMenu({ entry, onDeleted }: { entry: Timeline; onDeleted(): void }) {
  const t = useTranslations('timelines')
  const { decide } = useDecision(entry)
  const [deleting, setDeleting] = useState(false)
  const report = useTranslations('reports')('report')
  const { flag, dialog } = useFlagging({ kind: 'timeline', id: entry._id })
  const actions: Action[] = []
  if (entry.isApproved) actions.push({ label: report, icon: Flag, onChoose: flag })
  if (entry.can.moderate && entry.isApproved) {
    actions.push({
      label: t('moderation.unapprove'),
      icon: Undo2,
      onChoose: () => void decide('unapprove'),
    })
  }
  if (entry.can.delete) {
    actions.push({
      label: t('delete'),
      icon: Trash2,
      alarming: true,
      onChoose: () => setDeleting(true),
    })
  }
  if (actions.length === 0) return null
  return (
    <>
      <ActionMenu label={t('menu', { title: entry.title })} actions={actions} />
      {dialog}
      {deleting && (
        <DeleteTimelineDialog entry={entry} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}
