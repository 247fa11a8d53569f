import { type LucideIcon, SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../ui/Empty.tsx'

interface NothingThereProps {
  search: string
  /** What is said where nothing fits the search. */
  noMatchText: string
  icon: LucideIcon
  title: string
  text: string
}

/** Stands where a list of the panel is empty: because nothing fits the search, or because nothing is there. */
export function NothingThere({ search, noMatchText, icon: Icon, title, text }: NothingThereProps) {
  const t = useTranslations('admin')
  return search ? (
    <Empty icon={<SearchX aria-hidden className="size-8" />} title={t('noMatch')} text={noMatchText} />
  ) : (
    <Empty icon={<Icon aria-hidden className="size-8" />} title={title} text={text} />
  )
}
