import { z } from 'zod'
import { limits } from './rules/limits.ts'
import { normalisePhone } from './rules/phone.ts'
import { characterCount, cleanText, mostSent, type TextRule } from './rules/text.ts'
import { reportTexts, reviewTexts } from './rules/texts.ts'

/** Refuses a text that is too long to be cleaned at all. The message names the limit of the rule, not the larger limit on raw input. */
const namesItsLimit = (rule: TextRule) => (context: z.core.ParsePayload<string>) => {
  const { value: input, issues } = context
  if (characterCount(input) <= mostSent(rule)) return
  issues.push({ code: 'too_big', origin: 'string', maximum: rule.most, message: 'too_long', input })
}

/** Text before it is cleaned. A text so long that its cleaned form cannot fit is refused without cleaning it. */
const rawText = (rule: TextRule, wrong: string) =>
  z
    .string({ error: wrong })
    .check(namesItsLimit(rule))
    .max(mostSent(rule), { error: 'too_long' })
    // PostgreSQL cannot store ill-formed UTF-16, such as a lone surrogate.
    .transform((text) => cleanText(text.toWellFormed()))

/** Checks the length, then the shape. The shape of a text that is too long is not checked, because that could be slow. */
const shaped = ({ most, shape }: TextRule, text: z.ZodString) => {
  const short = text.max(most, { error: 'too_long', abort: true })
  return shape ? short.refine((clean) => shape.fits(clean), { error: shape.error }) : short
}

/** Free text; '' when left out. */
export const optionalText = (rule: TextRule) =>
  rawText(rule, 'validation').pipe(shaped(rule, z.string())).default('')

/** Text that must not be empty after cleaning. */
export const requiredText = (rule: TextRule & Required<Pick<TextRule, 'missing'>>) =>
  rawText(rule, rule.missing).pipe(shaped(rule, z.string().min(1, { error: rule.missing })))

/** Every id is created in lower case. Without this, the same UUID in upper case would compare as a different person or post. */
export const id = z.uuid({ error: 'not_an_id' }).toLowerCase()

/** An id that is chosen in a form field; `missing` is the error code when nothing is chosen. */
export const chosenId = (missing: string) =>
  z.string({ error: missing }).min(1).max(100, { error: 'not_an_id' }).pipe(id)

export const idParams = z.object({ id })

export const sourceUrl = optionalText(reportTexts.source)

/** A phone number in any notation; the output has 13 digits. */
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
 * The state after the call. A retry after a lost response then has no further effect; without `wanted` the call toggles, and so would
 * a retry.
 */
export const wanted = z.object({ wanted: z.boolean({ error: 'unknown_value' }).optional() })

/** A list with at most `most` items; a multipart form sends it as JSON text. The items of a list that is too long are not parsed. */
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

/** The position of a page in a list. */
export const paging = {
  total: z.number().int(),
  currentPage: z.number().int(),
  totalPages: z.number().int(),
}

/** The `nextCursor` of the previous response; with it, `page` is ignored. */
export const cursor = z.string({ error: 'bad_cursor' }).max(200).optional()

/** The headers of a call that creates something: with the same idempotency key, a retry by the same person creates nothing more. */
export const keyed = z
  .object({
    'idempotency-key': z.string({ error: 'validation' }).min(1).max(100, { error: 'too_long' }).optional(),
  })
  .transform(({ 'idempotency-key': idempotencyKey }) => ({ idempotencyKey }))

export const success = z.literal(true)

export const time = z.iso.datetime()

export const done = z.object({ success, message: z.string() })

/** The reason an admin gives for removing what somebody else wrote, shown to its author. It is ignored for one's own content. */
export const removal = z.object({ reason: optionalText(reviewTexts.reason) })
