import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useTakeBack } from './useTakeBack.ts'

interface TakeBackDialogProps {
  /** The id of the post. */
  post: string
  onClose(): void
}

/** Asks before a decision on a post is taken back. */
export default function TakeBackDialog({ post, onClose }: TakeBackDialogProps) {
  const t = useTranslations('posts.moderation')
  const { takeBack, busy } = useTakeBack()
  return (
    <ConfirmDialog
      title={t('reopen')}
      question={t('reopenQuestion')}
      confirmLabel={t('takeBackDecision')}
      look="brand"
      busy={busy}
      onConfirm={() => void takeBack({ kind: 'post', id: post }).then(onClose)}
      onClose={onClose}
    />
  )
}
