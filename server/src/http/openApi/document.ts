import { api } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { Config } from '../../core/config.ts'
import { version } from '../../core/version.ts'
import { headers, openRefusals, securitySchemes } from './components.ts'
import { operation } from './operation.ts'
import { type Json, openSchemas } from './schemas.ts'
import { tags } from './tags.ts'

/** The OpenAPI document of every call of the contract. */
export function openApiDocument({ APP_NAME, PUBLIC_URL }: Pick<Config, 'APP_NAME' | 'PUBLIC_URL'>): Json {
  const schemas = openSchemas()
  const refusals = openRefusals(schemas)
  const paths: Record<string, Json> = {}
  for (const [call, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = '', path = ''] = call.split(' ')
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: operation(call, endpoint, { schemas, refusals }),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${APP_NAME} API`, version, description },
    servers: [{ url: PUBLIC_URL ? new URL('/api', PUBLIC_URL).href : '/api' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      securitySchemes,
      headers,
      responses: refusals.components,
      schemas: schemas.components,
    },
  }
}

const description = `
Every refusal has the shape \`ApiError\`: \`code\` is stable, \`message\` may change. Later versions may add calls, fields of answers, values of
enumerations and codes: a client ignores fields that it does not know.

**Logging in:** \`POST /auth/login\` or \`POST /auth/verify-otp\` answers with a \`token\`, which is sent as \`Authorization: Bearer\`, and sets
the cookie of the session, with which \`GET /auth/me\` gives a new token after 15 minutes. \`POST /auth/logout\` ends the session.

**Texts** are counted in characters after white space around them was cut off. **Times** are ISO 8601 in UTC; of what is anonymous, only the day
is right. **Lists** continue with \`cursor\` where they have one, else with \`page\`.

A method that an address does not have is answered with 405 and \`Allow\`, and an address that there is not with 404.
`.trim()
