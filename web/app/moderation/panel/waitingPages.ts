import { eachOnce, pageAfter } from './paging.ts'

type WaitingPage<List extends string> = Record<List, readonly { _id: string }[]> & { total: number }

/** Paging for a list of pending items, which this and other moderators decide while it is being read. */
export function waitingPages<List extends string, Page extends WaitingPage<List>>(
  list: List,
  pageSize: number,
) {
  type Item = Page[List][number]

  const itemsOf = (pages: readonly Page[]): Item[] =>
    eachOnce(pages.flatMap((page): readonly Item[] => page[list]))

  const nextPage = (pages: readonly Page[]): number | undefined =>
    pageAfter(itemsOf(pages).length, pages.at(-1)?.total ?? 0, pageSize)

  /** The pages without an item that has been decided. */
  const without = (pages: readonly Page[], id: string): Page[] => {
    const wasThere = itemsOf(pages).some((item) => item._id === id)
    return pages.map((page) => ({
      ...page,
      [list]: page[list].filter((item) => item._id !== id),
      total: page.total - (wasThere ? 1 : 0),
    }))
  }

  return { itemsOf, nextPage, without }
}
