import type { Post } from '@bichar/contract/posts.ts'
import { useLanguage } from '../i18n/language.tsx'
import { languageOf } from '../i18n/text.ts'

interface ShortPlaceProps {
  post: Pick<Post, 'place' | 'location'>
  className?: string
}

/** The place of a report in a list: the name of the chosen place, or the author's description if there is none. */
export function ShortPlace({ post: { place, location }, className }: ShortPlaceProps) {
  const name = place[useLanguage().language]
  if (!name && !location) return null
  return (
    <span lang={name ? undefined : languageOf(location)} className={className}>
      {name || location}
    </span>
  )
}
