type WaitingPage<List extends string> = Record<List, readonly { _id: string }[]> & { total: number }

/** How pages of what waits for a decision are read on while others, and oneself, decide. */
export function waitingPages<List extends string, Page extends WaitingPage<List>>(
  list: List,
  pageSize: number,
) {
  type Item = Page[List][number]

  /** Each item once: a page that was read after others were decided repeats some. */
  const itemsOf = (pages: readonly Page[]): Item[] => {
    const items = pages.flatMap((page): readonly Item[] => page[list])
    return [...new Map(items.map((item) => [item._id, item])).values()]
  }

  /**
   * The page that holds the first item not shown yet. What was decided has left the server's list too, so that the page
   * after the last one loaded would skip as many as were decided.
   */
  const nextPage = (pages: readonly Page[]): number | undefined => {
    const shown = itemsOf(pages).length
    const total = pages.at(-1)?.total ?? 0
    return shown < total ? Math.floor(shown / pageSize) + 1 : undefined
  }

  /** The pages without an item that was decided. */
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
