const mostListed = 7
const atEachEnd = 3

/** The pages that a pager lists, with a gap where some are left out (spec section 9). The current page is always among them. */
export function pagesListed(page: number, pages: number): (number | 'gap')[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  if (pages <= mostListed) return all
  const listed = all.filter((each) => each <= atEachEnd || each > pages - atEachEnd || each === page)
  return listed.flatMap((each, index) =>
    each - (listed[index - 1] ?? 0) > 1 ? ['gap' as const, each] : [each],
  )
}
