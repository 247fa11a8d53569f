import { z } from 'zod'
import { crimeTypes } from './rules/crimeTypes.ts'
import type { ErrorCode } from './rules/errors.ts'
import { limits } from './rules/limits.ts'
import { isMobile, normalisePhone } from './rules/phone.ts'
import { characterCount, mostSent, storedText, type TextRule } from './rules/text.ts'
import { reviewTexts, searchText, sourceText } from './rules/texts.ts'

/**
 * The error codes of a schema that computes them. Those of other schemas are their `error`, from which the API documentation reads
 * them.
 */
export const computedCodes = z.registry<{ codes: readonly ErrorCode[] }>()

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
    .transform((text) => storedText(rule, text.toWellFormed()))

/** Checks the length, then the shape. The shape of a text that is too long is not checked, because that could be slow. */
const shaped = ({ most, shape }: TextRule, text: z.ZodString) => {
  const short = text.max(most, { error: 'too_long', abort: true })
  return shape ? short.refine((clean) => shape.fits(clean), { error: shape.error }) : short
}

/** What the documentation says of a text: the length of what is stored, not the greater one of what is read at all. */
const printed = ({ most, missing }: TextRule) => ({ ...(missing && { minLength: 1 }), maxLength: most })

/** Free text; '' when left out. */
export const optionalText = (rule: TextRule) =>
  rawText(rule, 'validation').pipe(shaped(rule, z.string())).meta(printed(rule)).default('')

/** Text that must not be empty after cleaning. */
export const requiredText = (rule: TextRule & Required<Pick<TextRule, 'missing'>>) =>
  rawText(rule, rule.missing)
    .pipe(shaped(rule, z.string().min(1, { error: rule.missing })))
    .meta(printed(rule))

/** Every id is created in lower case. Without this, the same UUID in upper case would compare as a different person or post. */
export const id = z.uuid({ error: 'not_an_id' }).toLowerCase()

/** An id in the path of a call. */
export const idOf = (thing: string) => id.describe(`The id of ${thing}.`)

/** An id in an answer, which is not checked again. */
export const uuid = z.string().meta({ format: 'uuid' })

/** An id that is chosen in a form field; `missing` is the error code when nothing is chosen. */
export const chosenId = (missing: string) =>
  z.string({ error: missing }).min(1).max(100, { error: 'not_an_id' }).pipe(id).meta({ format: 'uuid' })

export const idParams = z.object({ id: idOf('the item') })

export const canModerate = z
  .object({ moderate: z.boolean() })
  .describe('Whether this admin may decide on it: not on their own while there is another admin.')

/** Words to search for in a list. */
export const searchWords = optionalText(searchText).describe('Words to search for.')

export const sourceUrl = optionalText(sourceText)

const phoneCodes: { codes: readonly ErrorCode[] } = {
  codes: ['phone_length', 'phone_country_code', 'phone_partial_country_code'],
}

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
  .meta({
    description: 'A phone number of Bangladesh in any notation.',
    examples: ['01712345678', '+880 1712-345678'],
  })
  .register(computedCodes, phoneCodes)

/** A phone number to which a text message can be sent. */
export const mobilePhone = phone
  .refine(isMobile, { error: 'phone_not_mobile' })
  .meta({ description: 'A mobile number of Bangladesh in any notation.', examples: ['01712345678'] })
  .register(computedCodes, phoneCodes)

/** `true`, or the text 'true' as a multipart form sends it. */
export const flag = (fallback: boolean) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: 'unknown_value',
    })
    .default(fallback)

export const wanted = z.object({
  wanted: z
    .boolean({ error: 'unknown_value' })
    .optional()
    .describe(
      'The state after the call. A retry after a lost response then has no further effect; without it the call toggles, and so would a retry.',
    ),
})

/** A list with at most `most` items; a multipart form sends it as JSON text. The items of a list that is too long are not parsed. */
export const jsonList = <Item extends z.ZodType>(item: Item, most: number) => {
  const list = z
    .array(z.unknown(), { error: 'validation' })
    .max(most)
    .pipe(z.array(item as z.ZodType<z.output<Item>, unknown>))
    .meta({
      // Printed only when the documentation is read, which has the definitions among its components.
      get items() {
        const { $schema: _dialect, $defs: _definitions, ...printed } = z.toJSONSchema(item, { io: 'input' })
        return printed
      },
    })
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
    .meta({ contentMediaType: 'application/json', description: 'The same list as JSON text, for forms.' })
    .register(computedCodes, { codes: ['malformed_request'] })
  return z.union([text.pipe(list), list])
}

/** The version or a count that somebody saw of what they decide on, so that the decision is refused if it has changed since. */
export const seenNumber = z.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional()

export const page = z.coerce
  .number({ error: 'validation' })
  .int()
  .min(1)
  .max(1_000_000)
  .default(1)
  .describe('Which page of the list, from 1.')

export const pageSize = (standard: number) =>
  z.coerce
    .number({ error: 'validation' })
    .int()
    .min(1)
    .max(limits.pageMost)
    .default(standard)
    .describe('How many items a page has at most.')

/** The position of a page in a list. */
export const paging = {
  total: z.number().int().describe('How many items the whole list has.'),
  currentPage: z.number().int(),
  totalPages: z.number().int(),
}

export const cursor = z
  .string({ error: 'bad_cursor' })
  .max(200)
  .optional()
  .describe('The `nextCursor` of the previous answer of this list; with it, `page` is ignored.')

export const nextCursor = z
  .string()
  .nullable()
  .describe('The `cursor` of the next page; null at the end of the list.')

/** The headers of a call that creates something: with the same idempotency key, a retry by the same person creates nothing more. */
export const keyed = z
  .object({
    'idempotency-key': z
      .string({ error: 'validation' })
      .min(1)
      .max(100, { error: 'too_long' })
      .optional()
      .describe(
        'A random text that the client chooses for each thing that it creates, and sends with every attempt: whoever sends the same request again gets what the first attempt created, and another request with the same key is refused. Where a report is kept without a link to its author, it has 32 hexadecimal digits.',
      ),
  })
  .transform(({ 'idempotency-key': idempotencyKey }) => ({ idempotencyKey }))

export const success = z.literal(true)

export const time = z.iso.datetime()

/** A day in Bangladesh in an answer, YYYY-MM-DD. */
export const day = z.iso.date()

export const done = z.object({ success, message: z.string() })

export const removal = z.object({
  reason: optionalText(reviewTexts.reason).describe(
    "Why an admin removes what somebody else wrote, shown to its author; ignored for one's own content.",
  ),
})

export const crimeType = z
  .enum(crimeTypes, { error: 'unknown_value' })
  .meta({ id: 'CrimeType', description: 'A kind of crime.' })
