import { revisionStates } from '@bichar/contract/rules/suspectVisibility.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../../i18n/text.ts'
import { useSuspectName } from '../../i18n/useSuspectName.ts'
import { Empty } from '../../ui/Empty.tsx'
import { FilterLinks } from '../../ui/FilterLinks.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { RevisionActions } from '../RevisionActions.tsx'
import { RevisionEntry } from '../RevisionEntry.tsx'
import { type RecentRevision, recentRevisionsOf, recentRevisionsOptions } from './recentRevisions.ts'

/** The latest changes of all suspects: proposed, confirmed and refused ones. */
export function SuspectChanges() {
  const t = useTranslations('manageSuspects')
  const states = useTranslations('suspects.revisions.state')
  const [params] = useSearchParams()
  const state = revisionStates.find((known) => known === params.get('state')) ?? ''
  const query = useInfiniteQuery(recentRevisionsOptions(state))
  return (
    <>
      <FilterLinks
        label={t('changes.filter')}
        name="state"
        chosen={state}
        options={[
          { value: '', label: t('changes.all') },
          ...revisionStates.map((value) => ({ value, label: states(value) })),
        ]}
      />
      <PagedList
        label={t('lists.changes')}
        query={query}
        items={recentRevisionsOf(query.data?.pages ?? [])}
        failed={t('changes.failed')}
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-2"
        empty={
          <Empty
            icon={<History aria-hidden className="size-8" />}
            title={state ? t('changes.noneOf', { state }) : t('changes.none')}
            text={t('changes.noneText')}
          />
        }
      >
        {(revision) => <ChangeCard revision={revision} />}
      </PagedList>
    </>
  )
}

function ChangeCard({ revision }: { revision: RecentRevision }) {
  const { criminal } = revision
  const name = useSuspectName()(criminal.name)
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} tabIndex={-1} className="card grid grid-cols-1 gap-3 p-4">
      <h2 id={titleId} lang={languageOf(name)} className="font-extrabold text-lg">
        <Link to={`/suspects/${criminal._id}`} className="hover:underline">
          {name}
        </Link>
      </h2>
      <RevisionEntry revision={revision}>
        <RevisionActions suspectId={criminal._id} revision={revision} />
      </RevisionEntry>
    </article>
  )
}
