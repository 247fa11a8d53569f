import type { Notification } from '@bichar/contract/notifications.ts'
import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { useReasonText } from '../i18n/useReasonText.ts'

/** What a notification says to the reader: a super admin's own words, or the product's in the reader's language. */
export function useNotificationText() {
  const t = useTranslations('notifications.kinds')
  const reasonText = useReasonText()
  const { ofDay } = useMoments()
  return ({ kind, data, title, description }: Notification): { title: string; text: string } => {
    if (kind === 'message') return { title, text: description }
    const values = {
      postTitle: data.postTitle ?? '',
      reason: reasonText(data.reason ?? ''),
      hasReason: data.reason ? 'yes' : 'no',
      excerpt: data.excerpt ?? '',
      hasExcerpt: data.excerpt ? 'yes' : 'no',
      count: data.count ?? 1,
      hasPost: data.postTitle ? 'yes' : 'no',
      flagged: data.flagged ?? 'post',
      outcome: data.outcome ?? 'kept',
      device: data.device ?? '',
      until: data.until ? ofDay(data.until) : '',
    }
    return { title: t(`${kind}.title`, values), text: t(`${kind}.text`, values) }
  }
}
