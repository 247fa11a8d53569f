import { z } from 'zod'
import { limits } from './rules/limits.ts'
import { normalisePhone } from './rules/phone.ts'
import { isSourceUrl } from './rules/sourceUrl.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** They turn the writing direction around, so that a name can be made to read as another's. */
const directionChanges = /[\u202a-\u202e\u2066-\u2069]/g

/** Anything that leaves a mark. Joiners, which Bengali words need, and fillers and blanks of other scripts do not. */
const mark = /[^\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More combining marks on one letter than any language has (Stream-Safe Text, UAX #15). */
const stackedMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Normalising sorts the marks of each letter, which takes time that grows with the square of their number. Composing
 * them may make more of them, so they are counted again.
 */
const normalise = (text: string) =>
  text.replace(stackedMarks, '$1').normalize('NFC').replace(stackedMarks, '$1')

/**
 * Text as it is stored: well-formed, NFC (both encodings of 'য়' are one letter), without control characters
 * (PostgreSQL refuses NUL) and without white space around it. Empty when there would be nothing to see.
 */
function cleanText(text: string): string {
  const shown = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, '')
    .replace(directionChanges, '')
  const clean = normalise(shown).trim()
  return mark.test(clean) ? clean : ''
}

/** Text as it arrives; the longest that becomes `most` characters, four of them composed to one, is read at all. */
const rawText = (most: number, missing: string) =>
  z.string({ error: missing }).max(4 * most, { error: 'too_long' })

/** Free text of at most `most` characters; empty when it is not sent. */
export const optionalText = (most: number) =>
  rawText(most, 'validation')
    .transform(cleanText)
    .pipe(z.string().max(most, { error: 'too_long' }))
    .default('')

/** Text that must not be empty after trimming; `missing` is the error code that says so. */
export const requiredText = (most: number, missing: string) =>
  rawText(most, missing)
    .transform(cleanText)
    .pipe(z.string().min(1, { error: missing }).max(most, { error: 'too_long' }))

/** In lower case, as every id is made: what is not the same text would not be the same person or post. */
export const id = z.uuid({ error: 'not_an_id' }).toLowerCase()

/** An id that a form has a field of its own for; `missing` is the error code that says that nothing was chosen. */
export const chosenId = (missing: string) =>
  z.string({ error: missing }).min(1).max(100, { error: 'not_an_id' }).pipe(id)

export const idParams = z.object({ id })

export const sourceUrl = optionalText(limits.url).refine(isSourceUrl, { error: 'source_url' })

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
