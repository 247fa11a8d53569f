import { useTranslations } from 'use-intl'
import { useMoments } from '../../words/moments.ts'
import type { DraftSaving } from './useDraftSaving.ts'

interface DraftNoteProps {
  /** When the draft that the form began with was left here. */
  restored: Date | undefined
  saving: DraftSaving
  keepsDraft: boolean
}

/** Whether the draft is kept, where and for how long. */
export function DraftNote({ restored, saving, keepsDraft }: DraftNoteProps) {
  const words = useTranslations('posts.form.draft')
  const { time, dayAndTime } = useMoments()
  if (!keepsDraft) {
    return (
      <p role="status" className="rounded-control bg-notice p-3 text-on-notice">
        {words('elsewhere')}
      </p>
    )
  }
  if (saving.failed) {
    return (
      <p role="alert" className="rounded-control bg-notice p-3 font-semibold text-on-notice">
        {words('notSaved')}
      </p>
    )
  }
  const state = saving.savedAt
    ? words('saved', { time: time(saving.savedAt) })
    : restored && words('restored', { time: dayAndTime(restored) })
  return (
    <p className="text-quiet text-sm">
      {state && <span className="font-bold text-ink">{state} </span>}
      {words('where')}
    </p>
  )
}
