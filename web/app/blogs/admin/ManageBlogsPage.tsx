import { type BlogCategory, blogCategories } from '@bichar/contract/rules/blogCategories.ts'
import { useQuery } from '@tanstack/react-query'
import { Newspaper } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ManagedPage } from '../../moderation/panel/ManagedPage.tsx'
import { NumberedList } from '../../moderation/panel/NumberedList.tsx'
import { PageSizeField } from '../../moderation/panel/PageSizeField.tsx'
import { type ListAddress, useListAddress, useTypedFilter } from '../../moderation/panel/useListAddress.ts'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { blogListOptions } from '../queries.ts'
import { BlogRow } from './BlogRow.tsx'

const BlogDialog = lazyDialog(() => import('../form/BlogDialog.tsx'))

/** The admin list of all blogs, published or not. */
export default function ManageBlogsPage() {
  const t = useTranslations('blogs')
  const address = useListAddress()
  const category = categoryOf(address)
  const { page, limit } = address
  const [search, hashtag] = [address.get('search'), address.get('hashtag')]
  const query = useQuery(blogListOptions({ page, limit, search, category, hashtag }))
  const isFiltered = [search, category, hashtag].some(Boolean)
  return (
    <ManagedPage
      width="measure-wide"
      title={t('heading')}
      createLabel={t('create')}
      createDialog={(close) => <BlogDialog onClose={close} />}
    >
      <Filters address={address} category={category} />
      <NumberedList
        query={query}
        items={query.data?.blogs ?? []}
        address={address}
        label={t('heading')}
        failed={t('failed')}
        status={t('count', { count: query.data?.total ?? 0 })}
        empty={
          <Empty
            icon={<Newspaper aria-hidden className="size-8" />}
            title={t(isFiltered ? 'noMatch' : 'none')}
            text={t(isFiltered ? 'noMatchText' : 'createFirst')}
          />
        }
      >
        {(blog) => <BlogRow blog={blog} />}
      </NumberedList>
    </ManagedPage>
  )
}

const categoryOf = (address: ListAddress): BlogCategory | '' =>
  blogCategories.find((category) => category === address.get('category')) ?? ''

function Filters({ address, category }: { address: ListAddress; category: BlogCategory | '' }) {
  const t = useTranslations('blogs')
  const [search, setSearch] = useTypedFilter(address, 'search')
  const [hashtag, setHashtag] = useTypedFilter(address, 'hashtag')
  return (
    <search className="grid grid-cols-[3fr_2fr] items-start gap-3 sm:grid-cols-2">
      <div className="max-sm:col-span-2">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </div>
      <div className="max-sm:col-span-2">
        <SearchField label={t('searchHashtag')} value={hashtag} onChange={setHashtag} />
      </div>
      <ChoiceField
        label={t('categories')}
        name="category"
        value={category}
        none={t('allCategories')}
        options={blogCategories.map((value) => ({ value, label: t(`category.${value}`) }))}
        onChoose={(value) => address.filter({ category: value })}
      />
      <PageSizeField address={address} />
    </search>
  )
}
