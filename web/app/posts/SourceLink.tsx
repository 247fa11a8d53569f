import { sourceHref } from '@bichar/contract/rules/sourceUrl.ts'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Comma } from '../ui/Comma.tsx'

/** A link to the original source of the report. It shows the host, so that nobody follows it unawares. */
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
      <span className="shrink-0">
        {t('source')}
        <Comma />
      </span>
      <span className="truncate font-normal text-quiet">{siteOf(href)}</span>
    </a>
  )
}

/** The host of an address, without 'www.'. */
const siteOf = (href: string): string => /^\w+:\/\/(?:www\.)?([^/?#]+)/i.exec(href)?.[1] ?? ''
