import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Asks before a form that has been written in is closed. */
export function DiscardChanges({ onDiscard, onClose }: { onDiscard(): void; onClose(): void }) {
  const words = useTranslations('posts.form.edit')
  return (
    <ConfirmDialog
      title={words('discardTitle')}
      question={words('discardQuestion')}
      confirmLabel={words('discard')}
      busy={false}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  )
}
