import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { crimeType, id, jsonList, optionalText, page, pageSize, searchWords, success } from './fields.ts'
import { place, placeName } from './places.ts'
import { post } from './posts.ts'
import { crimeTypes, suspectStatuses } from './rules/crimeTypes.ts'
import { isDay } from './rules/incidentTime.ts'
import { limits } from './rules/limits.ts'
import { reportTexts } from './rules/reportTexts.ts'
import { suspect } from './suspects.ts'

/** A day that exists, or '' for any day. */
const day = z
  .string({ error: 'date_invalid' })
  .max('YYYY-MM-DD'.length, { error: 'date_invalid' })
  .refine((text) => text === '' || isDay(text), { error: 'date_invalid' })
  .default('')

const unknown = { error: 'unknown_value' }

/** The filters of a search; '' disables a filter. */
const filters = {
  category: z
    .enum([...crimeTypes, ''], unknown)
    .default('')
    .describe('A kind of crime.'),
  district: placeName.describe('The English names of a district and of an upazila within it.'),
  upazila: placeName.describe('The English name of an upazila within the district.'),
  from: day.describe(
    'Inclusive bounds on the day of the incident, or the day of filing if that is unknown. Posts only: suspects have no day.',
  ),
  to: day.describe('The last day.'),
  status: z
    .enum([...suspectStatuses, ''], unknown)
    .default('')
    .describe('Suspects with this status, and posts about such a suspect.'),
  media: z
    .enum(['pictures', 'recordings', ''], unknown)
    .default('')
    .describe('Posts with pictures, or with recordings (audio or video). Posts only.'),
}

const suggestedSuspect = suspect
  .pick({ _id: true, name: true, status: true, location: true })
  /** The thumbnail of the photo. */
  .extend({ image: z.string().nullable() })
  .meta({ id: 'SuggestedSuspect', description: 'A suspect as a suggestion for a search shows it.' })
export type SuggestedSuspect = z.output<typeof suggestedSuspect>

export const search = {
  'GET /search': endpoint({
    summary:
      'Search public posts and suspects by text (best matches first) or by filters only (newest first)',
    example: { query: { query: 'মোবাইল', district: 'Dhaka' } },
    access: 'user',
    query: z
      .object({
        query: searchWords,
        ...filters,
        sort: z
          .enum(['fit', 'newest'], { error: 'unknown_value' })
          .default('fit')
          .describe('Best matches first, or newest first.'),
        page,
        limit: pageSize(limits.searchPage),
      })
      .refine(
        ({ page: _page, limit: _limit, sort: _sort, ...asked }) =>
          Object.values(asked).some((each) => each !== ''),
        { error: 'search_required', path: ['query'] },
      ),
    response: z.object({
      success,
      data: z.object({
        posts: z.array(post),
        criminals: z.array(suspect),
        totalPosts: z
          .number()
          .int()
          .describe(`At most ${limits.searchMost}, which means "or more": the search stops there.`),
        totalCriminals: z.number().int(),
        counts: z
          .record(crimeType, z.number().int())
          .describe(
            'How many posts each category would have under the other filters; no higher than the totals.',
          ),
        alternatives: z
          .array(z.string())
          .describe('When nothing was found: at most three other queries that have results.'),
      }),
    }),
    errors: ['search_busy'],
    limit: { times: 120, seconds: 60, shared: { atOnce: 10 } },
  }),
  'GET /search/suggestions': endpoint({
    summary: 'Autocomplete a search query; requires at least two characters',
    access: 'user',
    query: z.object({ query: searchWords }),
    response: z.object({
      success,
      suspects: z.array(suggestedSuspect),
      places: z.array(place),
      categories: z.array(crimeType),
    }),
    errors: ['search_busy'],
    limit: { times: 300, seconds: 60 },
  }),
  /** POST although it changes nothing: the text of an unfiled report must not appear in a URL, and so in no log. */
  'POST /search/similar': endpoint({
    summary:
      'Find up to three public posts that a draft may duplicate: same suspect, or similar text at the same place in the last week',
    access: 'user',
    whilePaused: true,
    onlyReads: true,
    body: z.object({
      text: optionalText({ most: limits.similarText }),
      place: optionalText(reportTexts.location),
      district: placeName,
      upazila: placeName.describe('The English name of an upazila within the district.'),
      suspects: jsonList(id, limits.suspectsPerPost).default([]),
    }),
    response: z.object({ success, posts: z.array(post) }),
    errors: ['search_busy'],
    limit: { times: 120, seconds: 60 },
  }),
  'GET /stats/crimes': endpoint({
    summary: 'Count public posts by crime category, their own and those of their suspects',
    access: 'guest',
    response: z.object({ success, stats: z.record(crimeType, z.number().int()) }),
  }),
} as const
