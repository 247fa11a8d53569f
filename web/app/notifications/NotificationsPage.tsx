import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell, BellRing, CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { FollowingMessages } from './FollowingMessages.tsx'
import { groupsIn } from './groups.ts'
import { notificationsIn } from './list.ts'
import { NotificationGroup } from './NotificationGroup.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { notificationsOptions, useReadAll } from './queries.ts'
import { useUnreadCount } from './unread.ts'

export default function NotificationsPage() {
  const t = useTranslations('notifications')
  return (
    <div className="grid measure-text gap-4">
      <div className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
        <h1 className="heading text-xl">{t('title')}</h1>
        <ReadAllButton />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <NotificationSettings />
        <FollowingLink />
      </div>
      <NotificationList />
    </div>
  )
}

/** The link to the page of follows, whose notifications appear in this list. */
const FollowingLink = () => (
  <FollowingMessages>
    <ToFollowing />
  </FollowingMessages>
)

function ToFollowing() {
  const t = useTranslations('following')
  return (
    <ButtonLink to="/following" look="plain" className="-mx-2 !px-2 text-sm">
      <BellRing aria-hidden className="size-5" />
      {t('open')}
    </ButtonLink>
  )
}

function ReadAllButton() {
  const t = useTranslations('notifications')
  const messageOf = useErrorMessage()
  const unread = useUnreadCount()
  const { mutate, isPending } = useReadAll()
  return (
    <Button
      look="secondary"
      aria-disabled={unread === 0}
      busy={isPending}
      onClick={() =>
        mutate(undefined, { onError: (error) => toast.error(messageOf(error, t('readFailed'))) })
      }
    >
      <CheckCheck aria-hidden className="size-5" />
      {t('readAll')}
    </Button>
  )
}

function NotificationList() {
  const t = useTranslations('notifications')
  const query = useInfiniteQuery(notificationsOptions())
  return (
    <PagedList
      label={t('title')}
      query={query}
      items={query.data ? groupsIn(notificationsIn(query.data)) : []}
      failed={t('failed')}
      skeleton={
        <div className="grid gap-3">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28" />
          ))}
        </div>
      }
      empty={<Empty icon={<Bell aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />}
      className="grid grid-cols-1 gap-3"
    >
      {(group) => <NotificationGroup group={group} />}
    </PagedList>
  )
}
