import { type LucideIcon, SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'

interface NothingThereProps {
  search: string
  /** The message if nothing matches the search. */
  noMatchText: string
  icon: LucideIcon
  title: string
  text: string
}

/** The empty state of a list in the panel: nothing matches the search, or there are no items at all. */
export function EmptyList({ search, noMatchText, icon: Icon, title, text }: NothingThereProps) {
  const t = useTranslations('admin')
  return search ? (
    <Empty icon={<SearchX aria-hidden className="size-8" />} title={t('noMatch')} text={noMatchText} />
  ) : (
    <Empty icon={<Icon aria-hidden className="size-8" />} title={title} text={text} />
  )
}
