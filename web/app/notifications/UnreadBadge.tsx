import { useFormatter, useTranslations } from 'use-intl'
import { badgeText } from './badge.ts'
import { useUnreadCount } from './unread.ts'

/** The number of unread notifications; renders nothing if there are none. */
export function UnreadBadge({ className = '' }: { className?: string }) {
  const t = useTranslations('notifications')
  const format = useFormatter()
  const count = useUnreadCount()
  if (count === 0) return null
  const shown = badgeText(count, (number) => format.number(number))
  return (
    <span
      className={`grid h-5 w-max min-w-5 place-items-center rounded-full bg-alarm px-1 font-bold text-on-alarm text-mark ${className}`}
    >
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{t('unread', { count: shown })}</span>
    </span>
  )
}
