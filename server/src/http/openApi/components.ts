import { errorBody } from '@bichar/contract/errorBody.ts'
import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'
import type { Json, Schemas } from './schemas.ts'

export const securitySchemes: Json = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The `token` of POST /auth/login or POST /auth/verify-otp. It is valid for 15 minutes; GET /auth/me gives a new one.',
  },
  refresh: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `refreshToken` of an app that logs in with `client: app`, in place of the cookie. It is valid for 30 days after the last GET /auth/me.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'bichar_session',
    description:
      'The cookie that logging in sets, for the paths below /api/auth only. It is valid for 30 days after the last GET /auth/me.',
  },
}

export const headers: Record<string, Json> = {
  RetryAfter: {
    description: 'After how many seconds the call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
  Location: { description: 'The address of what was created.', schema: { type: 'string' } },
  ETag: {
    description: 'Send it as `If-None-Match` to get a 304 while the answer is the same.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The limit of the call: `q` calls in `w` seconds.',
    schema: { type: 'string', examples: ['"call";q=120;w=600'] },
  },
  RateLimit: {
    description:
      'What is left of the limit: `r` calls in the next `t` seconds. Not sent where several processes count together.',
    schema: { type: 'string', examples: ['"call";r=119;t=600'] },
  },
  WWWAuthenticate: {
    description:
      '`Bearer`; with `error="invalid_token"` if a token was sent that is not or no longer valid: get a new one from GET /auth/me.',
    schema: { type: 'string' },
  },
}

const headersOf: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'WWWAuthenticate' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
}

export interface Refusals {
  /** The response with these codes, which have one status. */
  print(status: number, codes: readonly ErrorCode[]): Json
  /** Those with a single code, which many calls share, by name. */
  components: Record<string, Json>
}

/** Prints the refusals of calls for one document. */
export function openRefusals(schemas: Schemas): Refusals {
  const error = schemas.print(errorBody, 'output')
  const components: Record<string, Json> = {}
  return {
    components,
    print(status, codes) {
      const response = {
        description: codes.map((code) => `\`${code}\`: ${errors[code][1]}`).join('\n\n'),
        ...(headersOf[status] && { headers: referTo(headersOf[status]) }),
        content: {
          'application/json': {
            schema: {
              allOf: [error, { type: 'object', properties: { code: { enum: codes } } }],
            },
          },
        },
      }
      const [code, ...others] = codes
      if (code === undefined || others.length > 0) return response
      const name = code.replace(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase())
      components[name] = response
      return { $ref: `#/components/responses/${name}` }
    },
  }
}

/** Headers of the components, by their names. */
export const referTo = (names: Record<string, string>): Json =>
  Object.fromEntries(
    Object.entries(names).map(([name, id]) => [name, { $ref: `#/components/headers/${id}` }]),
  )
