import type { Blog } from '@bichar/contract/blogs.ts'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'

export function Categories({ of }: { of: Blog['category'] }) {
  const t = useTranslations('blogs')
  return (
    <ul aria-label={t('categories')} className="flex flex-wrap gap-1.5 empty:hidden">
      {of.map((category) => (
        <li key={category} className="rounded-full bg-raised px-2.5 py-0.5 font-semibold text-sm">
          {t(`category.${category}`)}
        </li>
      ))}
    </ul>
  )
}

export function Hashtags({ of }: { of: Blog['hashtags'] }) {
  const t = useTranslations('blogs')
  return (
    <ul aria-label={t('hashtags')} className="flex flex-wrap gap-x-3 gap-y-1 text-quiet empty:hidden">
      {of.map((tag) => (
        <li key={tag} lang={languageOf(tag)}>
          #{tag}
        </li>
      ))}
    </ul>
  )
}
