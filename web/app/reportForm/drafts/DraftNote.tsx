import { useTranslations } from 'use-intl'
import { useMoments } from '../../i18n/moments.ts'
import { useOnline } from '../../ui/useOnline.ts'
import { type Draft, isEmptyDraft, stateOf } from './draft.ts'
import type { DraftSaving } from './useDraftSaving.ts'

interface DraftNoteProps {
  /** The draft with which the form started. */
  draft: Draft
  saving: DraftSaving
  /** Whether the form has not asked for anything yet that could be saved. */
  isAtStart?: boolean
}

/** Shows whether the draft is saved, where and for how long, and what happens to it without a network. */
export function DraftNote({ draft, saving, isAtStart = false }: DraftNoteProps) {
  const t = useTranslations('posts.form.draft')
  const { time, dayAndTime } = useMoments()
  const isOnline = useOnline()
  if (saving.failed) {
    return (
      <p role="alert" className="rounded-control bg-notice p-3 font-semibold text-on-notice">
        {t('notSaved')}
      </p>
    )
  }
  const state = saving.savedAt
    ? t('saved', { time: time(saving.savedAt) })
    : !isEmptyDraft(draft) && t('restored', { time: dayAndTime(draft.savedAt) })
  const wasWaiting = stateOf(draft) === 'waiting'
  return (
    <div className="grid gap-3">
      <p hidden={isAtStart && !state} className="text-quiet text-sm">
        {state && <span className="font-bold text-ink">{state} </span>}
        <span>{t('where')}</span>
      </p>
      {(wasWaiting || !isOnline) && (
        <p role="status" className="rounded-control bg-notice p-3 text-on-notice">
          {t(wasWaiting ? (saving.savedAt ? 'waitedBefore' : 'waits') : 'offline')}
        </p>
      )}
    </div>
  )
}
