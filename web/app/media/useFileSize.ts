import { useTranslations } from 'use-intl'

const megabyte = 1024 * 1024

/** Returns the size of a file as text, such as '184 KB' or '2.3 MB'. */
export function useFileSize(): (bytes: number) => string {
  const t = useTranslations('media.size')
  return (bytes) =>
    bytes >= megabyte
      ? t('megabytes', { amount: Math.round((bytes / megabyte) * 10) / 10 })
      : t('kilobytes', { amount: Math.max(1, Math.round(bytes / 1024)) })
}
