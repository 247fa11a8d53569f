import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { PendingSuspects } from './managing/PendingSuspects.tsx'
import { PublicSuspects } from './managing/PublicSuspects.tsx'
import { SuspectChanges } from './managing/SuspectChanges.tsx'

const lists = { '': PublicSuspects, pending: PendingSuspects, changes: SuspectChanges }

const isList = (name: string): name is keyof typeof lists => Object.hasOwn(lists, name)

/** What admins do with suspects: the public ones, those who wait for a moderator, and the changes of all. */
export default function ManageSuspectsPage() {
  const t = useTranslations('manageSuspects')
  const asked = useSearchParams()[0].get('list') ?? ''
  const chosen = isList(asked) ? asked : ''
  const List = lists[chosen]
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="heading text-xl">{t('title')}</h1>
        <FilterLinks
          label={t('lists.label')}
          name="list"
          chosen={chosen}
          options={[
            { value: '', label: t('lists.all') },
            { value: 'pending', label: t('lists.pending') },
            { value: 'changes', label: t('lists.changes') },
          ]}
        />
      </header>
      <List />
    </div>
  )
}
