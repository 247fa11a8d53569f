import { SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'

/** Replaces a page whose content does not exist. */
export function NotFoundPage() {
  const t = useTranslations('shell')
  const search = useTranslations('common')('search')
  return (
    <Empty
      icon={<SearchX aria-hidden className="size-8" />}
      title={<h1>{t('notFoundTitle')}</h1>}
      text={t('notFoundText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{t('toHome')}</ButtonLink>
          <ButtonLink to="/search" look="secondary">
            {search}
          </ButtonLink>
        </div>
      }
    />
  )
}
