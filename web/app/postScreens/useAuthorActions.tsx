import type { Post } from '@bichar/contract/posts.ts'
import { Flag, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useFlagging } from '../flags/useFlagging.tsx'
import { usePausing } from '../moderation/sanctions/usePausing.tsx'
import type { Action } from '../ui/ActionMenu.tsx'

/** What others can do about the author of a post, named or not; `dialogs` must be rendered. */
export function useAuthorActions({ _id, user: author, isAllowed, isAnonymous }: Post): {
  actions: Action[]
  dialogs: ReactNode
} {
  const reportPerson = useTranslations('reports.other.title')('person')
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const { user: viewer } = useSession()
  const { flag, dialog: flagDialog } = useFlagging({ kind: 'person', id: author?._id ?? '' })
  const { mayPause, pause, dialog: pauseDialog } = usePausing('post', _id)
  const actions: Action[] = []
  // Nobody but the author of an anonymous post receives its `user`.
  if (isAllowed && author && author._id !== viewer?._id) {
    actions.push({ label: reportPerson, icon: Flag, onChoose: flag })
  }
  if (mayPause && isAnonymous && !author) {
    actions.push({ label: pauseAuthor, icon: UserRoundX, onChoose: pause })
  }
  const dialogs = (
    <>
      {flagDialog}
      {pauseDialog}
    </>
  )
  return { actions, dialogs }
}
