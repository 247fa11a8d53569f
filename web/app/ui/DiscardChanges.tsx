import { useTranslations } from 'use-intl'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Asks for confirmation before a form with changes is closed. */
export function DiscardChanges({ onDiscard, onClose }: { onDiscard(): void; onClose(): void }) {
  const t = useTranslations('posts.form.edit')
  return (
    <ConfirmDialog
      title={t('discardTitle')}
      question={t('discardQuestion')}
      confirmLabel={t('discard')}
      busy={false}
      onConfirm={onDiscard}
      onClose={onClose}
    />
  )
}
