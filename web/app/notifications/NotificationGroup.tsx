import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { useNow } from '../ui/useNow.ts'
import { calledDay, type NotificationGroup as Group } from './groups.ts'
import { NotificationItem } from './NotificationItem.tsx'

/**
 * The notifications about one subject on one day, below a heading if the group is the first of its day: the
 * newest, and the earlier ones folded behind it.
 */
export function NotificationGroup({ group: { day, beginsDay, newest, earlier } }: { group: Group }) {
  const t = useTranslations('notifications')
  return (
    <div className={`grid grid-cols-1 gap-3 ${beginsDay ? 'pt-2' : ''}`}>
      {beginsDay && <Day day={day} />}
      <div className="grid grid-cols-1">
        <NotificationItem notification={newest} />
        {earlier.length > 0 && (
          <details
            // Unread notifications must not be hidden.
            open={earlier.some(({ isRead }) => !isRead)}
            className="ml-5 border-edge border-l-2 pl-3"
          >
            <summary className="min-h-11 cursor-pointer content-center font-semibold text-quiet text-sm">
              {t('earlier', { count: earlier.length })}
            </summary>
            <ul className="grid grid-cols-1 gap-2">
              {earlier.map((notification) => (
                <li key={notification._id} className="grid grid-cols-1">
                  <NotificationItem notification={notification} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

function Day({ day }: { day: string }) {
  const t = useTranslations('notifications')
  const { ofDay } = useMoments()
  const now = useNow()
  const called = now === undefined ? undefined : calledDay(day, now)
  return <h2 className="heading text-lg">{called ? t(called) : ofDay(day)}</h2>
}
