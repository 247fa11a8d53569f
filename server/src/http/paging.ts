/** The paging part of a response with one page of a list. */
export const paging = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  currentPage: page,
  totalPages: Math.ceil(total / limit),
})
