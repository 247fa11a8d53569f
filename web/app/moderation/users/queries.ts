import { limits } from '@bichar/contract/rules/limits.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** A page of the people with an account, for admins. */
export const usersOptions = (search: string, page: number) =>
  queryOptions({
    queryKey: ['users', search, page],
    queryFn: ({ signal }) =>
      call('GET /users/users', { query: { page, limit: limits.userPage, search } }, { signal }),
    placeholderData: keepPreviousData,
  })
