import type { Post } from '@bichar/contract/posts.ts'
import { Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFlagging } from '../flags/useFlagging.tsx'
import { isOwnAnonymous } from '../posts/isOwnAnonymous.ts'
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'

const EditPostDialog = lazyDialog(() => import('../reportForm/form/EditPostDialog.tsx'))
const DeletePostDialog = lazyDialog(() => import('../posts/DeletePostDialog.tsx'))

interface PostMenuProps {
  post: Post
  /** Further actions, where the whole post is shown. */
  more?: readonly Action[]
  onDeleted?(): void
}

/** The menu of a post: flagging for everyone, and what this viewer may do with the post; renders nothing if there are no actions. */
export function PostMenu({ post, more = [], onDeleted }: PostMenuProps) {
  const t = useTranslations('posts.card')
  const report = useTranslations('reports')('report')
  const subject = { kind: 'post', id: post._id, isOwnAnonymous: isOwnAnonymous(post) } as const
  const { flag, dialog: flagDialog } = useFlagging(subject, post.title)
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
  actions.push(...more)
  if (actions.length === 0) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <ActionMenu label={t('menu')} actions={actions} />
      {flagDialog}
      {dialog === 'edit' && <EditPostDialog post={post} onClose={close} />}
      {dialog === 'delete' && <DeletePostDialog post={post} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}
