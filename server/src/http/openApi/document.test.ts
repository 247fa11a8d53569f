import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApiDocument } from './document.ts'
import type { Json } from './schemas.ts'

interface Operation {
  tags: string[]
  security: Json[]
  parameters: { name: string; description?: string; schema: Json }[]
  requestBody?: {
    required: boolean
    content: Record<string, { schema: { properties: Record<string, Json> } }>
  }
  responses: Record<string, Json>
}

const document = openApiDocument({ APP_NAME: 'Bichar' }) as {
  paths: Record<string, Record<string, Operation>>
  components: Record<'schemas' | 'responses', Record<string, Json>>
}
const { paths, components } = document

const operation = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ')
  const found = paths[path]?.[method.toLowerCase()]
  if (!found) throw new Error(`${call} is not in the document`)
  return found
}

test('a linter finds nothing', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-description': 'error',
      'operation-parameters-unique': 'error',
      'parameter-description': 'error',
      'tag-description': 'error',
      'operation-tag-defined': 'error',
      'no-invalid-schema-examples': 'error',
      // The paths of the spec: /posts/user/{id} beside /posts/{id}/comments.
      'no-ambiguous-paths': 'off',
      // No licence has been granted yet, and without a public address the document names the one that it was read from.
      'info-license': 'off',
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('what a call answers has a name and a description', () => {
  const nameless = Object.entries(components.schemas).filter(([, { description }]) => !description)
  expect(nameless.map(([name]) => name)).toEqual([])
  expect(operation('GET /posts/{id}').responses['200']).toMatchObject({
    content: {
      'application/json': { schema: { properties: { post: { $ref: '#/components/schemas/Post' } } } },
    },
  })
})

test('the longest text of a field is that with which it is refused', () => {
  const { properties } = operation('POST /posts').requestBody?.content['multipart/form-data']?.schema ?? {}
  expect(properties).toMatchObject({
    title: { minLength: 1, maxLength: 200 },
    desc: { minLength: 1, maxLength: 10_000 },
    location: { maxLength: 200, default: '' },
    isAnonymous: { default: true },
    kinds: { type: 'string', contentMediaType: 'application/json', default: [] },
  })
})

test('a list in JSON says what is in it', () => {
  const { properties } =
    operation('POST /search/similar').requestBody?.content['application/json']?.schema ?? {}
  expect(properties?.suspects?.anyOf).toContainEqual(
    expect.objectContaining({
      type: 'array',
      maxItems: 20,
      items: expect.objectContaining({ format: 'uuid' }),
    }),
  )
})

test('a body is required where the call is refused without one', () => {
  expect(operation('POST /auth/login').requestBody?.required).toBe(true)
  expect(operation('POST /posts/{id}/reactions').requestBody?.required).toBe(false)
})

test('who may call is said: nobody needs a login, some may have one, and the session has two credentials', () => {
  const security = (call: string) => operation(call).security.map((each) => Object.keys(each).join())
  expect(security('POST /auth/login')).toEqual([])
  expect(security('GET /posts')).toEqual(['', 'bearer'])
  expect(security('POST /posts')).toEqual(['bearer'])
  expect(security('GET /auth/me')).toEqual(['bearer', 'refresh', 'session'])
  expect(security('POST /auth/logout')).toEqual(['bearer', 'refresh', 'session', ''])
})

test('every refusal that can come has its status and its codes', () => {
  const codes = (call: string, status: number) => {
    const { $ref } = operation(call).responses[status] as { $ref?: string }
    const response = $ref
      ? components.responses[$ref.split('/').at(-1) ?? '']
      : operation(call).responses[status]
    return JSON.stringify(response)
  }
  expect(codes('GET /auth/me', 401)).toContain('unauthenticated')
  expect(codes('POST /posts/{id}/comments', 403)).toContain('account_paused')
  expect(codes('POST /posts', 400)).toMatch(/title_required.*description_required/)
  expect(codes('POST /posts', 413)).toContain('request_too_large')
  expect(codes('POST /follow-ups', 415)).toContain('unsupported_content_type')
  expect(codes('POST /auth/login', 400)).toContain('phone_country_code')
  expect(codes('POST /posts/{id}/reactions', 429)).toContain('too_many_reactions')
  expect(codes('GET /posts', 500)).toContain('internal')
})
