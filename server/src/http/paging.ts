/** What an answer says of the page of a list that it holds. */
export const paging = (total: number, { page, limit }: { page: number; limit: number }) => ({
  total,
  currentPage: page,
  totalPages: Math.ceil(total / limit),
})
