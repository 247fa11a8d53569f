import type { PageRequest } from '../core/pageRequest.ts'

/** The paging part of a response with one page of a list. */
export const paging = (total: number, { page, limit }: PageRequest) => ({
  total,
  currentPage: page,
  totalPages: Math.ceil(total / limit),
})
