import type { Suspect } from '@bichar/contract/suspects.ts'
import { Flag, History, Pencil, Trash2, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFlagging } from '../flags/useFlagging.tsx'
import { usePausing } from '../sanctions/usePausing.tsx'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const EditSuspectDialog = lazyDialog(() => import('./form/EditSuspectDialog.tsx'))
const DeleteSuspectDialog = lazyDialog(() => import('./DeleteSuspectDialog.tsx'))
const RevisionsDialog = lazyDialog(() => import('./RevisionsDialog.tsx'))

/** Sharing and reporting for everyone, and what else this viewer may do with a suspect. */
export function SuspectActions({ suspect }: { suspect: Suspect }) {
  const t = useTranslations('suspects.detail')
  const common = useTranslations('common')
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'revisions'>()
  const report = useTranslations('reports')('report')
  const { flag, dialog: flagDialog } = useFlagging({ kind: 'suspect', id: suspect._id })
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const { mayPause, pause, dialog: pauseDialog } = usePausing('suspect', suspect._id)
  const close = () => setDialog(undefined)
  const { edit, delete: remove, seeRevisions } = suspect.can
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-4 *:grow">
      <ShareButton
        shared={{ kind: 'suspect', id: suspect._id, title: suspect.name }}
        className={buttonClass('outline')}
      />
      {edit && (
        <Button onClick={() => setDialog('edit')}>
          <Pencil aria-hidden className="size-5" />
          {common('edit')}
        </Button>
      )}
      {seeRevisions && (
        <Button look="outline" onClick={() => setDialog('revisions')}>
          <History aria-hidden className="size-5" />
          {t('changes')}
        </Button>
      )}
      {remove && (
        <Button look="outline" onClick={() => setDialog('delete')} className="!text-alarm">
          <Trash2 aria-hidden className="size-5" />
          {common('delete')}
        </Button>
      )}
      <Button look="outline" onClick={flag}>
        <Flag aria-hidden className="size-5" />
        {report}
      </Button>
      {mayPause && (
        <Button look="outline" onClick={pause}>
          <UserRoundX aria-hidden className="size-5" />
          {pauseAuthor}
        </Button>
      )}
      {flagDialog}
      {pauseDialog}
      {dialog === 'edit' && <EditSuspectDialog suspect={suspect} onClose={close} />}
      {dialog === 'delete' && <DeleteSuspectDialog suspect={suspect} onClose={close} />}
      {dialog === 'revisions' && <RevisionsDialog suspectId={suspect._id} onClose={close} />}
    </div>
  )
}
