import { TriangleAlert } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import NotFoundPage from './NotFoundPage.tsx'

/** Stands in for a page that could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useTranslations('common')
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main>
      <Empty
        icon={<TriangleAlert aria-hidden className="size-8" />}
        title={<h1>{words('somethingWrong')}</h1>}
        text={words('somethingWrongText')}
        action={<Button onClick={() => location.reload()}>{words('retry')}</Button>}
      />
    </main>
  )
}
