import type { Post } from '@bichar/contract/posts.ts'
import { Flag, Pencil, Trash2, UserRoundSearch, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useFlagging } from '../flags/useFlagging.tsx'
import { isSecretlyOwn } from '../posts/secretlyOwn.ts'
import { usePausing } from '../sanctions/usePausing.tsx'
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const EditPostDialog = lazyDialog(() => import('../writing/form/EditPostDialog.tsx'))
const DeletePostDialog = lazyDialog(() => import('../posts/DeletePostDialog.tsx'))

/** Reporting for everyone, and what this viewer may do with the post; nothing at all where that is nothing. */
export function PostMenu({ post, onDeleted }: { post: Post; onDeleted?: () => void }) {
  const t = useTranslations('posts.card')
  const report = useTranslations('reports')('report')
  const reportPerson = useTranslations('reports.other.title')('person')
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const subject = { kind: 'post', id: post._id, isSecretlyOwn: isSecretlyOwn(post) } as const
  const { flag, dialog: flagDialog } = useFlagging(subject, post.title)
  const { user: viewer } = useSession()
  const { isAnonymous, user: author } = post
  const { flag: flagPerson, dialog: personDialog } = useFlagging({ kind: 'person', id: author?._id ?? '' })
  const { mayPause, pause, dialog: pauseDialog } = usePausing('post', post._id)
  const [dialog, setDialog] = useState<'edit' | 'delete'>()
  const actions: Action[] = []
  if (post.isAllowed) {
    actions.push({ label: report, icon: Flag, onChoose: flag })
  }
  if (post.can.edit) {
    actions.push({ label: t('editPost'), icon: Pencil, onChoose: () => setDialog('edit') })
  }
  if (post.can.delete) {
    actions.push({
      label: t('deletePost'),
      icon: Trash2,
      alarming: true,
      onChoose: () => setDialog('delete'),
    })
  }
  if (mayPause && isAnonymous) {
    actions.push({ label: pauseAuthor, icon: UserRoundX, onChoose: pause })
  }
  if (post.isAllowed && !isAnonymous && author && author._id !== viewer?._id) {
    actions.push({ label: reportPerson, icon: UserRoundSearch, onChoose: flagPerson })
  }
  if (actions.length === 0) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <ActionMenu label={t('menu')} actions={actions} />
      {flagDialog}
      {personDialog}
      {pauseDialog}
      {dialog === 'edit' && <EditPostDialog post={post} onClose={close} />}
      {dialog === 'delete' && <DeletePostDialog post={post} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}
