import { z } from 'zod'
import { person, roles } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { optionalText, page, pageSize, requiredText, success, time } from './fields.ts'
import { limits } from './rules/limits.ts'
import { searchText } from './rules/texts.ts'

/** Somebody with an account, as shown to admins. */
export const foundUser = person.extend({
  role: z.enum(roles),
  isSuperAdmin: z.boolean(),
  createdAt: time,
})
export type FoundUser = z.output<typeof foundUser>

/** The row of the Users screen, the only place where admins see phone numbers. */
export const listedUser = foundUser.extend({ phone: z.string() })
export type ListedUser = z.output<typeof listedUser>

export const pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  pages: z.number().int(),
})
export type Pagination = z.output<typeof pagination>

export const users = {
  'GET /users/users': endpoint({
    summary: 'Who has an account: the newest first, or the best matches of a name or of digits of a phone',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.userPage), search: optionalText(searchText) }),
    response: z.object({ success, users: z.array(listedUser), pagination }),
    errors: ['search_busy'],
  }),
  'GET /users/search': endpoint({
    summary: 'The few people who match best, without their phone numbers',
    access: 'admin',
    query: z.object({
      q: requiredText({ ...searchText, missing: 'search_too_short' }).refine(
        (text) => [...text].length >= limits.userSearchLeast,
        { error: 'search_too_short' },
      ),
      limit: pageSize(limits.userPage),
    }),
    response: z.object({ success, users: z.array(foundUser) }),
    errors: ['search_busy'],
  }),
} as const
