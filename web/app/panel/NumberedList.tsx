import { type ReactNode, useEffect } from 'react'
import { Pager } from '../ui/Pager.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import type { ListAddress } from './useListAddress.ts'

interface NumberedListProps<Item> extends ListFrameProps {
  query: {
    data: { total: number; totalPages: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch(): unknown
  }
  items: readonly Item[]
  address: Pick<ListAddress, 'page' | 'pageAt' | 'turnTo'>
  /** What stands above the list. */
  status: ReactNode
  empty: ReactNode
  /** How the cards stand. */
  className?: string
  /** Every page has a link of its own. */
  listsPages?: boolean
  children(item: Item): ReactNode
}

/** A page of a list of the panel, with the way to the others. */
export function NumberedList<Item extends { _id: string }>({
  query,
  items,
  address,
  status,
  empty,
  className = 'grid grid-cols-1 gap-3',
  listsPages,
  children,
  ...frame
}: NumberedListProps<Item>) {
  const { data, isPlaceholderData } = query
  const total = data?.total ?? 0
  const lastPage = Math.max(1, data?.totalPages ?? 1)
  const beyond = data !== undefined && !isPlaceholderData && address.page > lastPage
  // The last thing on the last page may have been deleted, or the address be an old one.
  useEffect(() => {
    if (beyond) address.turnTo(lastPage)
  })
  return (
    <ListFrame {...frame} query={query} ids={items.map(({ _id }) => _id)} status={total > 0 && status}>
      {total === 0 && empty}
      <ul className={`${className} empty:hidden`}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {total > 0 && (
        <Pager page={address.page} totalPages={lastPage} pageAt={address.pageAt} listsPages={listsPages} />
      )}
    </ListFrame>
  )
}
