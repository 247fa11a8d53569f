import { FileX2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { Empty } from '../ui/Empty.tsx'

/** Blogs that are unpublished, removed or never existed, and malformed ids, all look the same to the reader. */
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
