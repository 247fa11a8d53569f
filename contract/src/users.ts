import { z } from 'zod'
import { person, roles } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { page, pageSize, requiredText, searchWords, success, time } from './fields.ts'
import { limits } from './rules/limits.ts'
import { searchText } from './rules/texts.ts'

export const foundUser = person
  .extend({
    role: z.enum(roles),
    isSuperAdmin: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'FoundUser', description: 'Somebody with an account, as shown to admins.' })
export type FoundUser = z.output<typeof foundUser>

export const listedUser = foundUser.extend({ phone: z.string() }).meta({
  id: 'ListedUser',
  description: 'The row of the Users screen, the only place where admins see phone numbers.',
})
export type ListedUser = z.output<typeof listedUser>

export const pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    pages: z.number().int(),
  })
  .meta({ id: 'Pagination', description: 'The position of a page in a list.' })
export type Pagination = z.output<typeof pagination>

export const users = {
  'GET /users/users': endpoint({
    summary: 'List users, newest first, or search them by name or digits of the phone number',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.userPage), search: searchWords }),
    response: z.object({ success, users: z.array(listedUser), pagination }),
    errors: ['search_busy'],
  }),
  'GET /users/search': endpoint({
    summary: 'Autocomplete user names; without phone numbers',
    access: 'admin',
    query: z.object({
      q: requiredText({ ...searchText, missing: 'search_too_short' })
        .refine((text) => [...text].length >= limits.userSearchLeast, { error: 'search_too_short' })
        .describe('The beginning of a name, at least two characters.'),
      limit: pageSize(limits.userPage),
    }),
    response: z.object({ success, users: z.array(foundUser) }),
    errors: ['search_busy'],
  }),
} as const
