import { useInfiniteQuery } from '@tanstack/react-query'
import { Bell, CheckCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PagedList } from '../admin/PagedList.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { notificationsIn } from './list.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationSettings } from './NotificationSettings.tsx'
import { notificationsOptions, useReadAll, useUnreadCount } from './queries.ts'

export default function NotificationsPage() {
  const words = useTranslations('notifications')
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="heading text-2xl sm:text-3xl">{words('title')}</h1>
        <ReadAllButton />
      </div>
      <NotificationSettings />
      <NotificationList />
    </div>
  )
}

function ReadAllButton() {
  const words = useTranslations('notifications')
  const inWords = useErrorMessage()
  const unread = useUnreadCount()
  const { mutate, isPending } = useReadAll()
  return (
    <Button
      look="outline"
      disabled={unread === 0}
      busy={isPending}
      onClick={() =>
        mutate(undefined, { onError: (error) => toast.error(inWords(error, words('readFailed'))) })
      }
    >
      <CheckCheck aria-hidden className="size-5" />
      {words('readAll')}
    </Button>
  )
}

function NotificationList() {
  const words = useTranslations('notifications')
  const query = useInfiniteQuery(notificationsOptions())
  return (
    <PagedList
      label={words('title')}
      query={query}
      items={query.data ? notificationsIn(query.data) : []}
      failed={words('failed')}
      skeleton={
        <div className="grid gap-3">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28" />
          ))}
        </div>
      }
      empty={
        <Empty
          icon={<Bell aria-hidden className="size-8" />}
          title={words('none')}
          text={words('noneText')}
        />
      }
      className="grid grid-cols-1 gap-3"
    >
      {(notification) => <NotificationItem notification={notification} />}
    </PagedList>
  )
}
