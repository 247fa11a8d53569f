import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Words {
  title: string
  question: string
  confirmLabel: string
}

interface Form {
  isDirty(): boolean
  /** The words of the question; those about changes that are not saved are the default. */
  words?: Words
  onClose(): void
}

/** The words of the question about a text that has not been sent. */
export function useUnsentWords(): Words {
  const t = useTranslations('reports.discard')
  return { title: t('title'), question: t('question'), confirmLabel: t('confirm') }
}

/**
 * Closes the dialog of a form, and asks first if something would be lost. The question is rendered within the dialog, so that both are
 * opened again in their order.
 */
export function useDiscardQuestion({ isDirty, words, onClose }: Form): {
  close(): void
  question: ReactNode
} {
  const t = useTranslations('posts.form.edit')
  const [asking, setAsking] = useState(false)
  const close = () => {
    if (isDirty()) setAsking(true)
    else onClose()
  }
  const question = asking && (
    <ConfirmDialog
      title={words?.title ?? t('discardTitle')}
      question={words?.question ?? t('discardQuestion')}
      confirmLabel={words?.confirmLabel ?? t('discard')}
      busy={false}
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    />
  )
  return { close, question }
}
