import { TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** Replaces a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('common')
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main>
      <Empty
        icon={<TriangleAlert aria-hidden className="size-8" />}
        title={<h1>{t('somethingWrong')}</h1>}
        text={t('somethingWrongText')}
        action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}
      />
    </main>
  )
}
