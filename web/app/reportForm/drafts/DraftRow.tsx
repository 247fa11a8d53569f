import { useQueryClient } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { withLock } from '../../api/withLock.ts'
import { useMoments } from '../../i18n/moments.ts'
import { discardSuspects } from '../../suspects/discarding.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { DiscardDraft } from './DiscardDraft.tsx'
import { DraftStateLine } from './DraftStateLine.tsx'
import { beginningOf, type Draft } from './draft.ts'
import { useSending } from './queries.ts'
import { draftLock, removeDraft } from './store.ts'
import { draftPath } from './useCurrentDraft.ts'
import { useFilesText } from './useFilesText.ts'

/** One report that has not arrived at the server yet, with its state and its actions. */
export function DraftRow({ person, draft }: { person: string; draft: Draft }) {
  const t = useTranslations('posts.form')
  const { dayAndTime } = useMoments()
  const files = useFilesText()(draft.files)
  const progress = useSending(draft.id)
  const client = useQueryClient()

  const discard = async () => {
    const answer = await withLock(draftLock(draft.id), () => removeDraft(person, draft.id))
    if (answer === 'locked') toast.error(t('drafts.busy'))
    else {
      void discardSuspects(client, draft.createdSuspects)
      toast.plain(t('draft.discarded'))
    }
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-1">
        <h2 className="line-clamp-2 font-bold text-lg">{beginningOf(draft) || t('drafts.noWords')}</h2>
        <p className="text-quiet text-sm">
          {files} · {t('drafts.savedAt', { time: dayAndTime(draft.savedAt) })}
        </p>
      </div>
      <DraftStateLine draft={draft} progress={progress} />
      {progress === undefined && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={draftPath(draft.id)} look="secondary">
            <FilePen aria-hidden className="size-5" />
            {t('drafts.open')}
          </ButtonLink>
          <DiscardDraft onDiscard={() => void discard()} />
        </div>
      )}
    </>
  )
}
