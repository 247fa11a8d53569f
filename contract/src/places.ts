import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'

const degrees = (most: number, error: string) =>
  z.coerce
    .string()
    .max(25, { error })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error })
    .transform(Number)
    .pipe(z.number().min(-most, { error }).max(most, { error }))

export const places = {
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
    response: z.object({ success, displayName: z.string() }),
    errors: ['place_not_found'],
    limit: { times: 30, seconds: 60 },
  }),
} as const
