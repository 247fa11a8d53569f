import { useCallback } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

/** Returns the text that shows how much of an upload has been sent, from 0 to 1. */
export function useUploadProgressText(): (share: number) => string {
  const t = useTranslations('media.sending')
  const format = useFormatter()
  return useCallback(
    (share) =>
      share < 1
        ? t('sent', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })
        : t('checking'),
    [t, format],
  )
}
