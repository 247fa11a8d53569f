import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import { useTranslations } from 'use-intl'

/** Spec section 2: pending yellow, action-taken green. */
const colours: Record<SupportStatus, string> = {
  pending: 'bg-notice text-on-notice',
  'action-taken': 'bg-brand text-on-brand',
}

export function SupportBadge({ status }: { status: SupportStatus }) {
  const t = useTranslations('support.status')
  return (
    <span className={`heading shrink-0 rounded-control px-2 py-1 text-sm ${colours[status]}`}>
      {t(status)}
    </span>
  )
}
