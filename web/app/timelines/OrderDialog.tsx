import type { OutOfOrder } from '@bichar/contract/rules/caseSteps.ts'
import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

interface OrderDialogProps {
  found: OutOfOrder
  onSend(): void
  onClose(): void
}

/** Asks for confirmation if a step is in an unusual order, which is allowed. */
export function OrderDialog({ found: { is, other, date }, ...acts }: OrderDialogProps) {
  const t = useTranslations('entryForm.order')
  const states = useTranslations('timelines.states')
  const { ofDay } = useMoments()
  const known = other === 'reported' ? t('reported') : t(is, { other: states(other), date: ofDay(date) })
  return (
    <ConfirmDialog
      title={t('title')}
      question={`${known} ${t('question')}`}
      confirmLabel={t('send')}
      look="brand"
      busy={false}
      onConfirm={acts.onSend}
      onClose={acts.onClose}
    />
  )
}
