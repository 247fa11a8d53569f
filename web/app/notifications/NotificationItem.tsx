import type { Notification, NotificationKind } from '@bichar/contract/notifications.ts'
import {
  BellRing,
  CircleQuestionMark,
  ClipboardCheck,
  Clock,
  EyeOff,
  Flag,
  KeyRound,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquare,
  MessageSquareReply,
  Scale,
  ShieldCheck,
  ShieldX,
  TriangleAlert,
  Undo2,
  UserSearch,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { MixedScript } from '../i18n/MixedScript.tsx'
import { toast } from '../ui/toast.ts'
import { FollowingMessages } from './FollowingMessages.tsx'
import { NotificationTime } from './NotificationTime.tsx'
import { useRead } from './queries.ts'
import { useNotificationText } from './useNotificationText.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  message: Megaphone,
  post_approved: ShieldCheck,
  post_returned: Undo2,
  post_removed: ShieldX,
  post_commented: MessageSquare,
  comment_replied: MessageSquareReply,
  timeline_approved: Clock,
  post_question: MessageCircleQuestionMark,
  report_reviewed: Flag,
  post_waiting: ClipboardCheck,
  timeline_waiting: ListChecks,
  flag_waiting: Flag,
  support_waiting: LifeBuoy,
  appeal_waiting: Scale,
  suspect_waiting: UserSearch,
  password_reset: KeyRound,
  second_password_forgotten: KeyRound,
  post_answered: MessageSquareReply,
  comment_removed: ShieldX,
  timeline_removed: ShieldX,
  suspect_removed: ShieldX,
  suspect_shown: ShieldCheck,
  suspect_returned: Undo2,
  suspect_hidden: EyeOff,
  suspect_change_confirmed: ShieldCheck,
  suspect_change_refused: ShieldX,
  warned: TriangleAlert,
  paused: TriangleAlert,
  suspended: TriangleAlert,
  sanction_lifted: Undo2,
  appeal_judged: Scale,
  outcome_asked: CircleQuestionMark,
  followed_asked: CircleQuestionMark,
  followed_entry: BellRing,
  followed_report: BellRing,
  followed_status: BellRing,
}

/** One notification; pressing it marks it as read and opens its link. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications')
  const messageOf = useErrorMessage()
  const { mutate } = useRead()
  const { isRead, link } = notification

  const read = () => {
    if (isRead) return
    mutate(notification, { onError: (error) => toast.error(messageOf(error, t('readFailed'))) })
  }
  return (
    <Frame link={link} isRead={isRead} onPress={read}>
      <NotificationFace notification={notification} />
    </Frame>
  )
}

/** The visible content of a notification. */
export const NotificationFace = (props: { notification: Notification }) => (
  <FollowingMessages>
    <Face {...props} />
  </FollowingMessages>
)

function Face({ notification }: { notification: Notification }) {
  const t = useTranslations('notifications')
  const { title, text } = useNotificationText()(notification)
  const { kind, isRead, createdAt } = notification
  const Icon = icons[kind]
  return (
    <>
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isRead ? 'bg-raised text-quiet' : 'bg-brand text-on-brand'}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={`break-words ${isRead ? 'font-semibold' : 'font-extrabold'}`}>
          {!isRead && <span className="sr-only">{t('unreadMark')} </span>}
          <span>
            <MixedScript text={title} />
          </span>
        </span>
        {text && (
          <span className="whitespace-pre-line break-words text-quiet">
            <MixedScript text={text} />
          </span>
        )}
        <span className="text-quiet text-sm">
          <NotificationTime at={createdAt} />
        </span>
      </span>
      {!isRead && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-alarm" />}
    </>
  )
}

export const notificationCard = (isRead: boolean): string =>
  `card flex w-full items-start gap-3 p-4 text-left ${isRead ? '' : 'border-brand'}`

interface FrameProps {
  link: string | null
  isRead: boolean
  onPress(): void
  children: ReactNode
}

/** A link that begins with http opens in a new tab, any other within the app (spec section 4). */
function Frame({ link, isRead, onPress, children }: FrameProps) {
  const className = `${notificationCard(isRead)} transition-colors hover:bg-raised`
  if (!link) {
    return (
      <button type="button" className={className} onClick={onPress}>
        {children}
      </button>
    )
  }
  if (/^https?:/i.test(link)) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className={className} onClick={onPress}>
        {children}
      </a>
    )
  }
  return (
    <Link to={link} className={className} onClick={onPress}>
      {children}
    </Link>
  )
}
