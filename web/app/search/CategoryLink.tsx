import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { Comma } from '../ui/Comma.tsx'
import { searchPath } from './searchPath.ts'

interface CategoryLinkProps {
  category: CrimeType
  /** How many posts the category has, if that is known. */
  posts?: number
  className: string
  onChoose?(): void
}

/** A link to the posts of a crime category; a guest is sent to the login first. */
export function CategoryLink({ category, posts, className, onChoose }: CategoryLinkProps) {
  const t = useTranslations('search')
  const name = useTranslations('crimeTypes')(category)
  const format = useFormatter()
  const gate = useLoginGate()
  const path = searchPath({ category })
  const pendingAction = { act: 'category', category } as const
  return (
    <Link
      to={path}
      onClick={(event) => {
        gate('category', path, pendingAction)(event)
        onChoose?.()
      }}
      className={className}
    >
      <span>
        <span>{name}</span>
        {posts !== undefined && <Comma />}
      </span>
      {posts !== undefined && (
        <span className="text-quiet text-sm tabular-nums">
          {format.number(posts)}
          <span className="sr-only"> {t('postsWord', { count: posts })}</span>
        </span>
      )}
    </Link>
  )
}

/** Classes of a category in a row, or among others that wrap like words. */
export const chip =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border border-line bg-surface px-4 font-semibold hover:bg-raised'
