import { useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../admin/AdminHeader.tsx'
import { useAddressSearch } from '../admin/useAddressSearch.ts'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Pager } from './Pager.tsx'
import { usersOptions } from './queries.ts'
import { UserCard } from './UserCard.tsx'

const cards = 'grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3'

/** Who has an account. */
export default function UsersPage() {
  const words = useTranslations('users')
  const { search, typed, setTyped } = useAddressSearch()
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <AdminHeader title={words('title')}>
        <SearchField label={words('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <UserList search={search} />
    </div>
  )
}

function UserList({ search }: { search: string }) {
  const words = useTranslations('users')
  const [params] = useSearchParams()
  const page = pageOf(params)
  const { data, error, refetch, isPlaceholderData } = useQuery(usersOptions(search, page))
  if (error) return <LoadFailed error={error} fallback={words('failed')} retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { users, pagination } = data
  const first = (pagination.page - 1) * pagination.limit + 1
  return (
    <section
      aria-label={words('title')}
      aria-busy={isPlaceholderData}
      className="grid gap-4 aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet empty:hidden">
        {users.length > 0 &&
          words('showing', { from: first, to: first + users.length - 1, total: pagination.total })}
      </p>
      {users.length > 0 ? (
        <ul className={cards}>
          {users.map((user) => (
            <li key={user._id}>
              <UserCard user={user} />
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          icon={<UserRoundX aria-hidden className="size-8" />}
          title={words('none')}
          text={search && words('noMatch', { search })}
        />
      )}
      <Pager page={page} pages={pagination.pages} />
    </section>
  )
}

/** What the address says that makes no sense counts as not said. */
const pageOf = (params: URLSearchParams): number => {
  const asked = params.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

function Waiting() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className={cards}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} className="!rounded-card h-28" />
      ))}
    </div>
  )
}
