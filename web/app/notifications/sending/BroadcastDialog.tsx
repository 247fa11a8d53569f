import type { Notification } from '@bichar/contract/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotificationFace, notificationCard } from '../NotificationItem.tsx'
import { audienceSizesOptions, type Broadcast } from './queries.ts'

interface BroadcastDialogProps {
  broadcast: Broadcast
  busy: boolean
  onConfirm(): void
  onClose(): void
}

/** Shows the number of recipients and a preview of the message before it is sent. */
export function BroadcastDialog({ broadcast, busy, onConfirm, onClose }: BroadcastDialogProps) {
  const t = useTranslations('sending')
  const cancel = useTranslations('common')('cancel')
  const preview = useId()
  const sizes = useQuery({ ...audienceSizesOptions(), staleTime: 0 })
  const { targetAudience: audience, link } = broadcast
  const count = sizes.isFetching ? undefined : sizes.data?.[audience]
  const [notification] = useState(() => asReceived(broadcast))
  return (
    <Dialog title={t('check')} onClose={onClose} busy={busy} size="medium">
      <div className="grid grid-cols-1 gap-4">
        {sizes.error && !sizes.isFetching ? (
          <LoadFailed error={sizes.error} fallback={t('sizeFailed')} retry={() => void sizes.refetch()} />
        ) : (
          <div role="status" className="min-h-7 font-bold">
            {count === undefined ? <Skeleton className="h-7" /> : t('reaches', { audience, count })}
          </div>
        )}
        <section aria-labelledby={preview} className="grid grid-cols-1 gap-1.5">
          <h3 id={preview} className="font-bold">
            {t('preview')}
          </h3>
          <div className={notificationCard(false)}>
            <NotificationFace notification={notification} />
          </div>
          {link && (
            <p className="break-all text-quiet text-sm">
              {t('link')}: {link}
            </p>
          )}
        </section>
        <DialogActions>
          <Button look="secondary" onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button onClick={onConfirm} busy={busy} disabled={!count}>
            {count ? t('sendTo', { count }) : t('send')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

const asReceived = ({ title, description, link, targetAudience }: Broadcast): Notification => ({
  _id: '',
  kind: 'message',
  data: {},
  title,
  description,
  link: link || null,
  isRead: false,
  createdAt: new Date().toISOString(),
  createdBy: null,
  targetAudience,
  category: { type: targetAudience, label: '' },
})
