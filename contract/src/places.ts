import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, success } from './fields.ts'
import { searchText } from './rules/texts.ts'

/** A district, or a place within one. */
export const place = z.object({
  /** English names, by which it is asked for; `upazila` is '' for a district as a whole. */
  district: z.string(),
  upazila: z.string(),
  en: z.string(),
  bn: z.string(),
  /** The Bengali name of its district. */
  districtBn: z.string(),
})
export type Place = z.output<typeof place>

/** The English name of a district or a place, or ''. */
export const placeName = z.string({ error: 'unknown_value' }).max(60, { error: 'unknown_value' }).default('')

const degrees = (most: number, error: string) =>
  z.coerce
    .string()
    .max(25, { error })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-most, { error }).max(most, { error }))

export const places = {
  'GET /places': endpoint({
    summary: 'Districts and upazilas by the beginning of their name, or by how it sounds, in either script',
    access: 'guest',
    query: z.object({ query: optionalText(searchText) }),
    response: z.object({ success, places: z.array(place) }),
    limit: { times: 300, seconds: 60 },
  }),
  'GET /places/reverse': endpoint({
    summary: 'The name of a place in Bangladesh, to fill in where something happened',
    access: 'user',
    headers: z.object({ 'accept-language': z.string().max(1_000, { error: 'too_long' }).optional() }),
    query: z.object({
      lat: degrees(90, 'latitude'),
      lon: degrees(180, 'longitude'),
      /** What the device prefers (Accept-Language) when it is left out. */
      lang: z.enum(['en', 'bn'], { error: 'unknown_value' }).optional(),
    }),
    response: z.object({
      success,
      displayName: z.string(),
      /** English names of the nearest place of the table. */
      district: z.string(),
      upazila: z.string(),
    }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
} as const
