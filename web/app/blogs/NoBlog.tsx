import { FileX2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { Empty } from '../ui/Empty.tsx'

/** What is gone, is not published, or never had an id like this is all the same to who asks. */
export const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'not_an_id')

export function NoBlog() {
  const t = useTranslations('blogs')
  return (
    <Empty
      icon={<FileX2 aria-hidden className="size-8" />}
      title={<h1>{t('notFound')}</h1>}
      text={t('notFoundText')}
    />
  )
}
