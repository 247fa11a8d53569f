import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { FlaggedCard } from './FlaggedCard.tsx'
import { flaggedOf, flaggedOptions } from './flagged.ts'

/** All flagged items, or only those of one kind. */
export function FlaggedList({ kind }: { kind: FlagKind | '' }) {
  const t = useTranslations('reported')
  const query = useInfiniteQuery(flaggedOptions(kind))
  return (
    <PagedList
      label={t('title')}
      query={query}
      items={flaggedOf(query.data?.pages ?? [])}
      failed={t('failed')}
      empty={<Empty icon={<Flag aria-hidden className="size-8" />} title={t('noFlags')} />}
    >
      {(thing) => <FlaggedCard thing={thing} />}
    </PagedList>
  )
}
