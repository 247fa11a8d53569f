import type { Notification } from '@bichar/contract/notifications.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { useMoments } from '../i18n/moments.ts'
import { useDeviceName } from '../i18n/useDeviceName.ts'
import { useReasonText } from '../i18n/useReasonText.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'

/** The text of a notification: a super admin's own words, or a translated text. Works only within `FollowingMessages`. */
export function useNotificationText() {
  const t = useTranslations('notifications.kinds')
  const followed = useTranslations('following.kinds')
  const typeName = useTranslations('crimeTypes')
  const { language } = useLanguage()
  const deviceName = useDeviceName()
  const reasonText = useReasonText()
  const suspectName = useSuspectName()
  const { ofDay } = useMoments()
  return ({ kind, data, title, description }: Notification): { title: string; text: string } => {
    if (kind === 'message') return { title, text: description }
    if (isOfFollows(kind)) {
      const { of = '', kind: what } = data.followed ?? {}
      const named = suspectName((language === 'bn' && data.nameBn) || data.name || of)
      const news = {
        postTitle: data.postTitle ?? '',
        hasPost: data.postTitle ? 'yes' : 'no',
        count: data.count ?? 1,
        step: data.step ?? 'none',
        name: suspectName(data.name ?? ''),
        status: data.status ?? 'wanted',
        followed: what === 'category' ? typeName(of as CrimeType) : named,
      }
      return { title: followed(`${kind}.title`, news), text: followed(`${kind}.text`, news) }
    }
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
      device: deviceName(data.device ?? ''),
      until: data.until ? ofDay(data.until) : '',
    }
    return { title: t(`${kind}.title`, values), text: t(`${kind}.text`, values) }
  }
}

/** The kinds whose texts are in the catalogue of follows. */
const ofFollows = [
  'outcome_asked',
  'followed_asked',
  'followed_entry',
  'followed_report',
  'followed_status',
] as const
const isOfFollows = (kind: string): kind is (typeof ofFollows)[number] =>
  ofFollows.some((each) => each === kind)
