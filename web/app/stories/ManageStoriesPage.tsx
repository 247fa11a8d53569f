import { useQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ManagedPage } from '../moderation/panel/ManagedPage.tsx'
import { NumberedList } from '../moderation/panel/NumberedList.tsx'
import { PageSizeField } from '../moderation/panel/PageSizeField.tsx'
import { type ListAddress, useListAddress, useTypedFilter } from '../moderation/panel/useListAddress.ts'
import { Empty } from '../ui/Empty.tsx'
import { SelectField } from '../ui/Field.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { storiesOptions } from './queries.ts'
import { StoryRow } from './StoryRow.tsx'

const StoryDialog = lazyDialog(() => import('./StoryDialog.tsx'))

const statuses = ['all', 'published', 'unpublished'] as const
type Status = (typeof statuses)[number]

/** The admin list of all success stories, published or not. */
export default function ManageStoriesPage() {
  const t = useTranslations('stories')
  const own = useTranslations('storyForm')
  const address = useListAddress()
  const { page, limit } = address
  const search = address.get('search')
  const status = statuses.find((known) => known === address.get('status')) ?? 'all'
  const query = useQuery(storiesOptions({ page, limit, search, status }))
  const stories = query.data?.stories ?? []
  const isFiltered = search !== '' || status !== 'all'
  return (
    <ManagedPage
      width="measure-text"
      title={t('heading')}
      createLabel={own('create')}
      createDialog={(close) => <StoryDialog onClose={close} />}
    >
      <Filters address={address} status={status} />
      <NumberedList
        query={query}
        items={stories}
        address={address}
        label={t('heading')}
        failed={t('failed')}
        status={own('showing', { shown: stories.length, total: query.data?.total ?? 0 })}
        empty={
          <Empty
            icon={<Trophy aria-hidden className="size-8" />}
            title={own(isFiltered ? 'noMatch' : 'noneToManage')}
            text={isFiltered && own('noMatchText')}
          />
        }
      >
        {(story) => <StoryRow story={story} />}
      </NumberedList>
    </ManagedPage>
  )
}

function Filters({ address, status }: { address: ListAddress; status: Status }) {
  const t = useTranslations('stories')
  const own = useTranslations('storyForm')
  const [search, setSearch] = useTypedFilter(address, 'search')
  return (
    <search className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-sm:col-span-2">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </div>
      <SelectField<Status>
        label={own('status')}
        name="status"
        value={status}
        options={statuses.map((value) => ({ value, label: own(`statuses.${value}`) }))}
        onChoose={(value) => address.filter({ status: value === 'all' ? '' : value })}
      />
      <PageSizeField address={address} />
    </search>
  )
}
