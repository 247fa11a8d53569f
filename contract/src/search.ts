import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, page, pageSize, success } from './fields.ts'
import { post } from './posts.ts'
import { crimeTypes } from './rules/crimeTypes.ts'
import { limits } from './rules/limits.ts'
import { searchText } from './rules/texts.ts'
import { suspect } from './suspects.ts'

export const search = {
  'GET /search': endpoint({
    summary:
      'Public posts and suspects, by words (the best matches first) or by crime category (the newest first)',
    access: 'user',
    query: z
      .object({
        query: optionalText(searchText),
        category: z.enum([...crimeTypes, ''], { error: 'unknown_value' }).default(''),
        page,
        limit: pageSize(limits.searchPage),
      })
      .refine(({ query, category }) => query || category, { error: 'search_required', path: ['query'] }),
    response: z.object({
      success,
      data: z.object({
        posts: z.array(post),
        criminals: z.array(suspect),
        /** No higher than `limits.searchMost`, which stands for "or more": the rest is not looked at. */
        totalPosts: z.number().int(),
        totalCriminals: z.number().int(),
      }),
    }),
    errors: ['search_busy'],
    limit: { times: 120, seconds: 60, shared: { atOnce: 10 } },
  }),
  'GET /stats/crimes': endpoint({
    summary:
      'How many public posts there are of each crime category; those of a post are those of its suspects',
    access: 'guest',
    response: z.object({ success, stats: z.record(z.enum(crimeTypes), z.number().int()) }),
  }),
} as const
