import type { Post } from '@bichar/contract/posts.ts'
import { useLanguage } from '../i18n/language.tsx'
import { languageOf } from '../i18n/text.ts'

interface ShortPlaceProps {
  post: Pick<Post, 'place' | 'location'>
  className?: string
}

/** Where a report is, in a list: what the chosen place is called, and only without one what its author has written. */
export function ShortPlace({ post: { place, location }, className }: ShortPlaceProps) {
  const name = place[useLanguage().language]
  if (!name && !location) return null
  return (
    <span lang={name ? undefined : languageOf(location)} className={className}>
      {name || location}
    </span>
  )
}
