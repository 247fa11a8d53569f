import { useCallback } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

/** Says how much of an upload has gone out, from 0 to 1. */
export function useShareWords(): (share: number) => string {
  const words = useTranslations('media.sending')
  const format = useFormatter()
  return useCallback(
    (share) =>
      share < 1
        ? words('sent', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })
        : words('checking'),
    [words, format],
  )
}
