import type { NameRefusal } from '@bichar/contract/rules/nameRefusal.ts'
import { useTranslations } from 'use-intl'
import NameWarning from '../posts/NameWarning.tsx'

interface NameBelowOwnProps {
  /** Why the server refuses a comment with a name here, or would. */
  reason: NameRefusal
  onHide(): void
  onName(): void
  onClose(): void
}

/** Shown before an author comments by name below their own anonymous post or comment, which could reveal who wrote it. */
export default function NameBelowOwn({ reason, onHide, onName, onClose }: NameBelowOwnProps) {
  const t = useTranslations('comments')
  const reasons = useTranslations('errors')
  return (
    <NameWarning
      title={t(reason === 'name_below_own_comment' ? 'replyNameTitle' : 'nameTitle')}
      text={reasons(reason)}
      safer={{ label: t('commentAnonymously'), onChoose: onHide }}
      anyway={{ label: t('commentByName'), onChoose: onName }}
      onClose={onClose}
    />
  )
}
