import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** A button that discards a draft after a confirmation. */
export function DiscardDraft({ onDiscard }: { onDiscard(): void }) {
  const t = useTranslations('posts.form.draft')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)} className="min-h-12">
        {t('discard')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('discard')}
          question={t('discardQuestion')}
          confirmLabel={t('discard')}
          busy={false}
          onConfirm={() => {
            setAsking(false)
            onDiscard()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
