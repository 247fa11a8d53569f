import { type ReactNode, useEffect } from 'react'
import { ListFrame, type ListFrameProps } from '../../ui/ListFrame.tsx'
import { Pager } from '../../ui/Pager.tsx'
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
  /** Shown above the list. */
  status: ReactNode
  empty: ReactNode
  /** Layout of the cards. */
  className?: string
  /** Whether the pager links every single page. */
  listsPages?: boolean
  children(item: Item): ReactNode
}

/** One page of a list in the panel, with links to the other pages. */
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
  // The last item of the last page may have been removed, or the address may be outdated.
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
