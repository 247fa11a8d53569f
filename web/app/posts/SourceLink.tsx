import { sourceHref } from '@bichar/contract/rules/sourceUrl.ts'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** Where the story was told before; says on which site, so that nobody follows it blindly. */
export function SourceLink({ source }: { source: string }) {
  const t = useTranslations('posts.card')
  const href = sourceHref(source)
  return (
    <a
      href={href}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
      className="-my-2 inline-flex min-h-11 max-w-full items-center gap-1.5 font-bold text-brand text-sm hover:underline"
    >
      <ExternalLink aria-hidden className="size-4 shrink-0" />
      <span className="shrink-0">{t('source')}</span>
      <span className="truncate font-normal text-quiet">{siteOf(href)}</span>
    </a>
  )
}

/** The name of the site that an address leads to. */
const siteOf = (href: string): string => /^\w+:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? ''
