import { z } from 'zod'
import { limits } from './rules/limits.ts'
import { normalisePhone } from './rules/phone.ts'
import { characterCount, cleanText, mostSent, type TextRule } from './rules/text.ts'
import { reportTexts, reviewTexts } from './rules/texts.ts'

/** Says of a text that is not even read how long it may be, rather than how much of one is read. */
const namesItsLimit = (rule: TextRule) => (context: z.core.ParsePayload<string>) => {
  const { value: input, issues } = context
  if (characterCount(input) <= mostSent(rule)) return
  issues.push({ code: 'too_big', origin: 'string', maximum: rule.most, message: 'too_long', input })
}

/** Text as it arrives; what is longer than it may become is not read at all. */
const rawText = (rule: TextRule, wrong: string) =>
  z
    .string({ error: wrong })
    .check(namesItsLimit(rule))
    .max(mostSent(rule), { error: 'too_long' })
    // What is not well-formed could not be stored.
    .transform((text) => cleanText(text.toWellFormed()))

/** As long as it may be, and of the shape that it must have; what is too long is not looked at. */
const shaped = ({ most, shape }: TextRule, text: z.ZodString) => {
  const short = text.max(most, { error: 'too_long', abort: true })
  return shape ? short.refine((clean) => shape.fits(clean), { error: shape.error }) : short
}

/** Free text; empty when it is not sent. */
export const optionalText = (rule: TextRule) =>
  rawText(rule, 'validation').pipe(shaped(rule, z.string())).default('')

/** Text that must not be empty once it is cleaned. */
export const requiredText = (rule: TextRule & Required<Pick<TextRule, 'missing'>>) =>
  rawText(rule, rule.missing).pipe(shaped(rule, z.string().min(1, { error: rule.missing })))

/** In lower case, as every id is made: what is not the same text would not be the same person or post. */
export const id = z.uuid({ error: 'not_an_id' }).toLowerCase()

/** An id that a form has a field of its own for; `missing` is the error code that says that nothing was chosen. */
export const chosenId = (missing: string) =>
  z.string({ error: missing }).min(1).max(100, { error: 'not_an_id' }).pipe(id)

export const idParams = z.object({ id })

export const sourceUrl = optionalText(reportTexts.source)

/** Any way of writing a phone number; comes out as 13 digits. */
export const phone = z
  .string({ error: 'phone_required' })
  .max(limits.phone, { error: 'phone_length' })
  .transform((input, context) => {
    const result = normalisePhone(input)
    if ('phone' in result) return result.phone
    context.addIssue({ code: 'custom', message: result.error })
    return z.NEVER
  })

/** `true`, or the text 'true' as a multipart form sends it. */
export const flag = (fallback: boolean) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: 'unknown_value',
    })
    .default(fallback)

/**
 * What is to be so afterwards. Sent twice, as after an answer that was lost, it is done once; without it a call that turns
 * something round does so each time.
 */
export const wanted = z.object({ wanted: z.boolean({ error: 'unknown_value' }).optional() })

/** A list of at most `most`; a multipart form sends it as JSON text. What is too long is not looked into. */
export const jsonList = <Item extends z.ZodType>(item: Item, most: number) => {
  const list = z
    .array(z.unknown(), { error: 'validation' })
    .max(most)
    .pipe(z.array(item as z.ZodType<z.output<Item>, unknown>))
  const text = z
    .string()
    .max(limits.listText, { error: 'too_long' })
    .transform((json, context): unknown => {
      try {
        return json === '' ? [] : JSON.parse(json)
      } catch {
        context.addIssue({ code: 'custom', message: 'malformed_request' })
        return z.NEVER
      }
    })
  return z.union([text.pipe(list), list])
}

export const page = z.coerce.number({ error: 'validation' }).int().min(1).max(1_000_000).default(1)

export const pageSize = (standard: number) =>
  z.coerce.number({ error: 'validation' }).int().min(1).max(limits.pageMost).default(standard)

/** Which page of a list an answer holds. */
export const paging = {
  total: z.number().int(),
  currentPage: z.number().int(),
  totalPages: z.number().int(),
}

/** The `nextCursor` of the answer before; with it `page` does not count. */
export const cursor = z.string({ error: 'bad_cursor' }).max(200).optional()

/** The headers of a call that makes something: sent twice by the same person under the same key, it is made once. */
export const keyed = z
  .object({
    'idempotency-key': z.string({ error: 'validation' }).min(1).max(100, { error: 'too_long' }).optional(),
  })
  .transform(({ 'idempotency-key': idempotencyKey }) => ({ idempotencyKey }))

export const success = z.literal(true)

export const time = z.iso.datetime()

export const done = z.object({ success, message: z.string() })

/** Why an admin takes something away that somebody else has written, as its author is told; of one's own it does not count. */
export const removal = z.object({ reason: optionalText(reviewTexts.reason) })
