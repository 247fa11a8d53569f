import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { crimeType, searchWords, success } from './fields.ts'
import { crimeTypes } from './rules/crimeTypes.ts'
import { periods } from './rules/districts.ts'

export const place = z
  .object({
    district: z
      .string()
      .describe("English names, which identify the place in calls; `upazila` is '' for a whole district."),
    upazila: z.string(),
    en: z.string(),
    bn: z.string(),
    districtBn: z.string().describe('The Bengali name of its district.'),
  })
  .meta({ id: 'Place', description: 'A district, or a place within one.' })
export type Place = z.output<typeof place>

/** The name of a district or upazila in English, or in its URL; or ''. */
export const placeName = z.string({ error: 'unknown_value' }).max(60, { error: 'unknown_value' }).default('')

const degrees = (most: number, error: string) =>
  z.coerce
    .string()
    .max(25, { error })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-most, { error }).max(most, { error }))

const countRange = z.object({ least: z.number().int(), most: z.number().int() }).meta({
  id: 'CountRange',
  description:
    'A number of reports as a range: equal bounds where it is exact, wider ones where the exact number may not be published.',
})
export type CountRange = z.output<typeof countRange>

const names = {
  en: z.string(),
  bn: z.string(),
}

const district = z
  .object({
    slug: z.string().describe('The name in a URL. Calls that take a district take it, too.'),
    ...names,
  })
  .meta({ id: 'District', description: 'One of the 64 districts.' })
export type District = z.output<typeof district>

/** Exact, because the list of suspects by place is public for everybody. */
const suspectCount = z.number().int()

const districtNumbers = district
  .extend({ reports: countRange, suspects: suspectCount })
  .meta({ id: 'DistrictNumbers', description: 'A district with its numbers of public reports and suspects.' })
export type DistrictNumbers = z.output<typeof districtNumbers>

const wholeDistrict = districtNumbers
  .extend({
    division: z.object(names),
    periods: z.object({ month: countRange, year: countRange }),
    kinds: z
      .array(z.object({ kind: crimeType, reports: countRange }))
      .describe('Kinds with at least three reports, the most frequent first.'),
    box: z.string().describe('The SVG viewBox of its map.'),
    upazilas: z
      .array(z.object({ ...names, shape: z.string(), reports: countRange, suspects: suspectCount }))
      .describe(
        "`shape` is the approximate area nearest to its centre, as SVG path data; '' where it is too small to be drawn.",
      ),
  })
  .meta({ id: 'DistrictDetails', description: 'A district with its statistics and those of its upazilas.' })
export type WholeDistrict = z.output<typeof wholeDistrict>

/** The name of a district in a URL. */
export const districtSlug = z.object({
  slug: z
    .string()
    .max(60, { error: 'unknown_value' })
    .describe('The name of a district in addresses, such as coxs-bazar.'),
})

const degree = (most: number, error: string) => z.number({ error }).min(-most, { error }).max(most, { error })

export const places = {
  'GET /places': endpoint({
    summary:
      'Search districts and upazilas by the beginning or the sound of their name, in Bengali or Latin script',
    access: 'guest',
    query: z.object({ query: searchWords }),
    response: z.object({ success, places: z.array(place) }),
    limit: { times: 300, seconds: 60 },
  }),
  'GET /places/numbers': endpoint({
    summary:
      'Count public reports and suspects by district; counts filtered by category or period are rounded to multiples of three',
    access: 'guest',
    query: z.object({
      kind: z
        .enum([...crimeTypes, ''], { error: 'unknown_value' })
        .default('')
        .describe('Only reports of this kind.'),
      period: z
        .enum(periods, { error: 'unknown_value' })
        .default('all')
        .describe('Only reports of the last 30 days, or of the last 365.'),
    }),
    response: z.object({ success, districts: z.array(districtNumbers) }),
  }),
  'GET /places/districts': endpoint({
    summary: 'List the 64 districts, by division',
    access: 'guest',
    response: z.object({ success, districts: z.array(district) }),
  }),
  'GET /places/districts/:slug': endpoint({
    summary:
      'Get statistics of a district, its upazilas and its crime categories; the finer counts are rounded to multiples of three',
    access: 'guest',
    params: districtSlug,
    response: z.object({ success, district: wholeDistrict }),
    errors: ['not_found'],
  }),
  /** POST although it changes nothing: a person's location must not appear in a URL, and so in no log. */
  'POST /places/near': endpoint({
    summary: 'Find the district that contains, or is nearest to, a point given to about a kilometre',
    access: 'guest',
    whilePaused: true,
    onlyReads: true,
    body: z.object({
      lat: degree(90, 'latitude').describe('The latitude in degrees; no more than two decimals are used.'),
      lon: degree(180, 'longitude').describe('The longitude in degrees; no more than two decimals are used.'),
    }),
    response: z.object({ success, district }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
  'GET /places/reverse': endpoint({
    summary: 'Reverse geocoding: get the name of a place in Bangladesh from its coordinates',
    access: 'user',
    headers: z.object({
      'accept-language': z
        .string()
        .max(1_000, { error: 'too_long' })
        .optional()
        .describe('The languages of the device, unless `lang` says which.'),
    }),
    query: z.object({
      lat: degrees(90, 'latitude').describe('The latitude in degrees.'),
      lon: degrees(180, 'longitude').describe('The longitude in degrees.'),
      lang: z
        .enum(['en', 'bn'], { error: 'unknown_value' })
        .optional()
        .describe('When left out, the preferred language of the device (Accept-Language).'),
    }),
    response: z.object({
      success,
      displayName: z.string(),
      district: z.string().describe('The English names of the nearest place in the table.'),
      upazila: z.string(),
    }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
} as const
