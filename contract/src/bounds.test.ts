import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api, type Call } from './api.ts'
import type { Endpoint } from './endpoint.ts'
import { processorTime } from './test/processorTime.ts'

/** Longer than the longest text that anybody may send, and shorter than the longest request body that the server reads. */
const most = 200_000

/** The paths within the schema at which it accepts a text of unlimited length. */
function unbounded(schema: z.core.$ZodType, place: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const within = (inner: z.core.$ZodType, name = '') => unbounded(inner, place + name)
  switch (def.type) {
    case 'string': {
      const { format, maxLength } = schema as z.ZodString
      return format === 'uuid' || (maxLength !== null && maxLength <= most) ? [] : [place]
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => within(field, `.${name}`))
    case 'array':
      return within(def.element, '[]')
    case 'union':
      return def.options.flatMap((option) => within(option))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return within(def.innerType)
    case 'pipe':
      // The output of the first part was already checked as its input.
      return within(def.in)
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
    case 'null':
    case 'unknown':
      return []
    default:
      return [`${place} (${def.type})`]
  }
}

const inputsOf = ({ params, query, body, headers, form }: Endpoint) =>
  Object.entries({ params, query, body, headers, form: form?.fields }).filter(
    (part): part is [string, z.ZodType] => part[1] !== undefined,
  )

const calls = Object.keys(api) as Call[]

test('no call reads a text that is longer than any that is allowed', () => {
  const found = calls.flatMap((call) =>
    inputsOf(api[call]).flatMap(([part, schema]) => unbounded(schema, `${call} ${part}`)),
  )
  expect(found).toEqual([])
})

test('such a text is noticed in every place', () => {
  const schema = z.object({
    list: z.array(z.string()).max(2),
    text: z
      .string()
      .transform((text) => text.trim())
      .pipe(z.string().max(5)),
    prepared: z.preprocess(String, z.string().max(5)),
    either: z.union([z.number(), z.string().min(1)]).optional(),
    fine: z.string().max(5).default(''),
    id: z.uuid().toLowerCase(),
  })
  expect(unbounded(schema, '')).toEqual(['.list[]', '.text', '.prepared (transform)', '.either'])
})

/** Texts as long as a whole request body may be, made of characters that are slow to process. */
const nasty = ['\u0301\u0323', '1', '[', ' ', 'a.', '\r\n', '../'].map((piece) =>
  piece.repeat(Math.ceil((256 * 1024) / piece.length)),
)
const values = [...nasty, nasty, Array(128 * 1024).fill(0), Object.fromEntries(Array(20_000).entries())]

const enough = 50

describe('whatever is sent in a field is refused in no time', () => {
  test.each(calls)('%s', (call) => {
    for (const [part, schema] of inputsOf(api[call])) {
      if (!(schema instanceof z.ZodObject)) continue
      for (const name of Object.keys(schema.shape)) {
        for (const value of values) {
          expect(
            processorTime(() => schema.safeParse({ [name]: value }), enough),
            `${part}.${name}`,
          ).toBeLessThan(enough)
        }
      }
    }
  })
})
