import { type ReactNode, useEffect } from 'react'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import type { ListAddress } from './useListAddress.ts'

interface NumberedListProps<Item> {
  query: {
    data: { total: number; totalPages: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch(): unknown
  }
  items: readonly Item[]
  address: ListAddress
  label: string
  /** What is said when the list could not be read and the server gave no reason. */
  failed: string
  /** What stands above the list. */
  status: ReactNode
  empty: ReactNode
  children(item: Item): ReactNode
}

/** A page of a list of the panel, with the way to the others. */
export function NumberedList<Item extends { _id: string }>({
  query: { data, error, isPlaceholderData, refetch },
  items,
  address,
  label,
  failed,
  status,
  empty,
  children,
}: NumberedListProps<Item>) {
  const list = useKeptFocus(items.map(({ _id }) => _id))
  const lastPage = Math.max(1, data?.totalPages ?? 1)
  const beyond = data !== undefined && !isPlaceholderData && address.page > lastPage
  // The last thing on the last page may have been deleted, or the address be an old one.
  useEffect(() => {
    if (beyond) address.turnTo(lastPage)
  })

  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPlaceholderData}
      className="grid grid-cols-1 gap-3 outline-none aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet empty:hidden">
        {data.total > 0 && status}
      </p>
      {data.total === 0 && empty}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {data.total > 0 && <Pager page={address.page} totalPages={lastPage} pageAt={address.pageAt} />}
    </section>
  )
}
