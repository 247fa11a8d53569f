import { limits } from '@bichar/contract/rules/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { NumberedList } from '../panel/NumberedList.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { useListAddress } from '../panel/useListAddress.ts'
import { usersOptions } from './queries.ts'
import { UserCard } from './UserCard.tsx'

const cards = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3'

/** The admin list of people with an account. */
export default function UsersPage() {
  const t = useTranslations('users')
  const { search, typed, setTyped, isShort } = useAddressSearch(limits.userSearchLeast)
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <AdminHeader title={t('title')}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <p role="status" className="-mt-2 text-quiet text-sm empty:hidden">
        {isShort && t('searchHint')}
      </p>
      <UserList search={search} />
    </div>
  )
}

function UserList({ search }: { search: string }) {
  const t = useTranslations('users')
  const address = useListAddress()
  const query = useQuery(usersOptions(search, address.page))
  const { users, pagination } = query.data ?? { users: [], pagination: undefined }
  const { page = 1, limit = 0, total = 0, pages = 1 } = pagination ?? {}
  const first = (page - 1) * limit + 1
  return (
    <NumberedList
      query={{ ...query, data: pagination && { total, totalPages: pages } }}
      items={users}
      address={address}
      label={t('title')}
      failed={t('failed')}
      status={t('showing', { from: first, to: first + users.length - 1, total })}
      skeleton={<Waiting />}
      empty={
        <Empty
          icon={<UserRoundX aria-hidden className="size-8" />}
          title={t('none')}
          text={search && t('noMatch', { search })}
        />
      }
      className={cards}
      listsPages
    >
      {(user) => <UserCard user={user} />}
    </NumberedList>
  )
}

function Waiting() {
  return (
    <div className={cards}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="!rounded-card h-28" />
      ))}
    </div>
  )
}
