import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, success } from './fields.ts'
import { crimeTypes } from './rules/crimeTypes.ts'
import { periods } from './rules/districts.ts'
import { searchText } from './rules/texts.ts'

/** A district, or a place within one. */
export const place = z.object({
  /** English names, which identify the place in calls; `upazila` is '' for a whole district. */
  district: z.string(),
  upazila: z.string(),
  en: z.string(),
  bn: z.string(),
  /** The Bengali name of its district. */
  districtBn: z.string(),
})
export type Place = z.output<typeof place>

/** The English name of a district or upazila, or ''. */
export const placeName = z.string({ error: 'unknown_value' }).max(60, { error: 'unknown_value' }).default('')

const degrees = (most: number, error: string) =>
  z.coerce
    .string()
    .max(25, { error })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-most, { error }).max(most, { error }))

/** A number of reports as a range: equal bounds where it is exact, wider ones where the exact number may not be published. */
const countRange = z.object({ least: z.number().int(), most: z.number().int() })
export type CountRange = z.output<typeof countRange>

const names = {
  en: z.string(),
  bn: z.string(),
}

const district = z.object({
  /** The name in a URL. */
  slug: z.string(),
  ...names,
})
export type District = z.output<typeof district>

/** Exact, because the list of suspects by place is public for everybody. */
const suspectCount = z.number().int()

const districtNumbers = district.extend({ reports: countRange, suspects: suspectCount })
export type DistrictNumbers = z.output<typeof districtNumbers>

const wholeDistrict = districtNumbers.extend({
  division: z.object(names),
  periods: z.object({ month: countRange, year: countRange }),
  /** Kinds with at least three reports, the most frequent first. */
  kinds: z.array(z.object({ kind: z.enum(crimeTypes), reports: countRange })),
  /** The SVG viewBox of its map. */
  box: z.string(),
  /** `shape` is the approximate area nearest to its centre, as SVG path data; '' where it is too small to be drawn. */
  upazilas: z.array(z.object({ ...names, shape: z.string(), reports: countRange, suspects: suspectCount })),
})
export type WholeDistrict = z.output<typeof wholeDistrict>

/** The name of a district in a URL. */
export const districtSlug = z.object({ slug: z.string().max(60, { error: 'unknown_value' }) })

/** A latitude or longitude in hundredths of a degree. This limits the precision to about a kilometre. */
const hundredths = (most: number, error: string) =>
  z
    .int({ error })
    .min(-100 * most, { error })
    .max(100 * most, { error })

export const places = {
  'GET /places': endpoint({
    summary: 'Districts and upazilas by the beginning of their name, or by how it sounds, in either script',
    access: 'guest',
    query: z.object({ query: optionalText(searchText) }),
    response: z.object({ success, places: z.array(place) }),
    limit: { times: 300, seconds: 60 },
  }),
  'GET /places/numbers': endpoint({
    summary:
      'How many public reports and suspects there are of each district; narrowed to a kind or a time, reports are told in steps of three',
    access: 'guest',
    query: z.object({
      kind: z.enum([...crimeTypes, ''], { error: 'unknown_value' }).default(''),
      period: z.enum(periods, { error: 'unknown_value' }).default('all'),
    }),
    response: z.object({ success, districts: z.array(districtNumbers) }),
  }),
  'GET /places/districts/:slug': endpoint({
    summary:
      'The numbers of one district, of its upazilas and of kinds of crime, the narrower ones in steps of three',
    access: 'guest',
    params: districtSlug,
    response: z.object({ success, district: wholeDistrict }),
    errors: ['not_found'],
  }),
  /** POST although it changes nothing: a person's location must not appear in a URL, and so in no log. */
  'POST /places/near': endpoint({
    summary: 'The district that a point in Bangladesh, known to a kilometre, lies in or near',
    access: 'guest',
    whilePaused: true,
    onlyReads: true,
    body: z.object({
      /** In hundredths of a degree. */
      latitude: hundredths(90, 'latitude'),
      longitude: hundredths(180, 'longitude'),
    }),
    response: z.object({ success, district }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
  'GET /places/reverse': endpoint({
    summary: 'The name of a place in Bangladesh, to fill in where something happened',
    access: 'user',
    headers: z.object({ 'accept-language': z.string().max(1_000, { error: 'too_long' }).optional() }),
    query: z.object({
      lat: degrees(90, 'latitude'),
      lon: degrees(180, 'longitude'),
      /** When left out, the preferred language of the device (Accept-Language). */
      lang: z.enum(['en', 'bn'], { error: 'unknown_value' }).optional(),
    }),
    response: z.object({
      success,
      displayName: z.string(),
      /** The English names of the nearest place in the table. */
      district: z.string(),
      upazila: z.string(),
    }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
} as const
