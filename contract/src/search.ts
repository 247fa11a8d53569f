import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, jsonList, optionalText, page, pageSize, success } from './fields.ts'
import { place, placeName } from './places.ts'
import { post } from './posts.ts'
import { crimeTypes, suspectStatuses } from './rules/crimeTypes.ts'
import { isDay } from './rules/incidentTime.ts'
import { limits } from './rules/limits.ts'
import { reportTexts, searchText } from './rules/texts.ts'
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
  category: z.enum([...crimeTypes, ''], unknown).default(''),
  /** The English names of a district and of an upazila within it. */
  district: placeName,
  upazila: placeName,
  /** Inclusive bounds on the day of the incident, or the day of filing if that is unknown. Posts only: suspects have no day. */
  from: day,
  to: day,
  /** Suspects with this status, and posts about such a suspect. */
  status: z.enum([...suspectStatuses, ''], unknown).default(''),
  /** Posts with pictures, or with recordings (audio or video). Posts only. */
  media: z.enum(['pictures', 'recordings', ''], unknown).default(''),
}

const suggestedSuspect = suspect
  .pick({ _id: true, name: true, status: true, location: true })
  /** The thumbnail of the photo. */
  .extend({ image: z.string().nullable() })
export type SuggestedSuspect = z.output<typeof suggestedSuspect>

export const search = {
  'GET /search': endpoint({
    summary:
      'Public posts and suspects, by words (the best matches first) or by what else is known of them (the newest first)',
    access: 'user',
    query: z
      .object({
        query: optionalText(searchText),
        ...filters,
        sort: z.enum(['fit', 'newest'], { error: 'unknown_value' }).default('fit'),
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
        /** At most `limits.searchMost`, which means "or more": the search stops there. */
        totalPosts: z.number().int(),
        totalCriminals: z.number().int(),
        /** How many posts each category would have under the other filters; no higher than the totals. */
        counts: z.record(z.enum(crimeTypes), z.number().int()),
        /** When nothing was found: at most three other queries that have results. */
        alternatives: z.array(z.string()),
      }),
    }),
    errors: ['search_busy'],
    limit: { times: 120, seconds: 60, shared: { atOnce: 10 } },
  }),
  'GET /search/suggestions': endpoint({
    summary: 'What somebody may be about to type; nothing before two letters',
    access: 'user',
    query: z.object({ query: optionalText(searchText) }),
    response: z.object({
      success,
      suspects: z.array(suggestedSuspect),
      places: z.array(place),
      categories: z.array(z.enum(crimeTypes)),
    }),
    errors: ['search_busy'],
    limit: { times: 300, seconds: 60 },
  }),
  /** POST although it changes nothing: the text of an unfiled report must not appear in a URL, and so in no log. */
  'POST /search/similar': endpoint({
    summary:
      'At most three public posts that a report may repeat: about the same suspect, or of the last week, at the same place, in similar words',
    access: 'user',
    whilePaused: true,
    onlyReads: true,
    body: z.object({
      text: optionalText({ most: limits.similarText }),
      place: optionalText(reportTexts.location),
      district: placeName,
      upazila: placeName,
      suspects: jsonList(id, limits.suspectsPerPost).default([]),
    }),
    response: z.object({ success, posts: z.array(post) }),
    errors: ['search_busy'],
    limit: { times: 120, seconds: 60 },
  }),
  'GET /stats/crimes': endpoint({
    summary:
      'How many public posts there are of each crime category; those of a post are its kinds and those of its suspects',
    access: 'guest',
    response: z.object({ success, stats: z.record(z.enum(crimeTypes), z.number().int()) }),
  }),
} as const
