import { api } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'
import { eventStream } from '@bichar/contract/rules/events.ts'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { z } from 'zod'
import { packages } from '../packages.ts'

type Json = Record<string, unknown>

/** The parts of a JSON Schema that this file reads. */
type Schema = Json & { properties?: Json; required?: string[] }

/** The page sets inline styles on its elements, but loads nothing from other sites. */
const contentPolicy = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * Serves /api/docs for people and /api/docs/json for programs, both generated from the contract. The packages are loaded on the
 * first request: hardly any process ever gets one, and every process would otherwise start later and use more memory.
 */
export function apiDocs(app: FastifyInstance, appName: string): void {
  let opened: Promise<FastifyInstance> | undefined
  const handler = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    opened ??= openDocs(appName).catch((error) => {
      // Lets the next request try again.
      opened = undefined
      throw error
    })
    const docs = await opened
    const answer = await docs.inject({ method: 'GET', url, headers })
    const { connection: _connection, date: _date, 'content-length': _length, ...passedOn } = answer.headers
    return reply.code(answer.statusCode).headers(passedOn).send(answer.rawPayload)
  }
  app.get('/api/docs', handler)
  app.get('/api/docs/*', handler)
  app.addHook('onClose', async () => (await opened?.catch(() => undefined))?.close())
}

/** Builds a separate server that does not listen, because no plugins can be registered on one that already does. */
async function openDocs(appName: string): Promise<FastifyInstance> {
  const swagger = packages.swagger()
  const swaggerUi = packages.swaggerUi()
  const docs = fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await docs.register(swagger, {
    mode: 'static',
    specification: { document: openApi(appName) as unknown as OpenAPIV3.Document },
  })
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Omits the bar at the top, which asks for the URL of another API.
    uiConfig: { layout: 'BaseLayout' },
    theme: { title: `${appName} API` },
    staticCSP: contentPolicy,
  })
  return docs
}

function openApi(appName: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: `${appName} API`, version: '1' },
    servers: [{ url: '/api' }],
    paths: printPaths(),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

function printPaths(): Record<string, Json> {
  const paths: Record<string, Json> = {}
  for (const [call, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const [method = '', path = ''] = call.split(' ')
    const place = path.replace(/:(\w+)/g, '{$1}')
    paths[place] = { ...paths[place], [method.toLowerCase()]: operation(call, endpoint) }
  }
  return paths
}

const errorSchema: Schema = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { enum: Object.keys(errors) },
    errors: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field',
    },
    reasons: {
      type: 'object',
      description: 'The same of each field by its code, with the most or the least that the field takes',
      additionalProperties: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { enum: Object.keys(errors) },
          params: {
            type: 'object',
            properties: { most: { type: 'number' }, least: { type: 'number' } },
          },
        },
      },
    },
  },
}

function operation(call: string, endpoint: Endpoint): Json {
  const [, module = ''] = call.split('/')
  const { access, summary, status = 200, response, stream } = endpoint
  const body = requestBody(endpoint)
  return {
    summary,
    description: `For: ${access}`,
    operationId: call.replace(/[^A-Za-z]+/g, '_'),
    tags: [module],
    security: access === 'open' ? [] : access === 'guest' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.headers),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: 'Done',
        content: { [stream ? eventStream : 'application/json']: { schema: schemaOf(response, 'output') } },
      },
      ...refusals(endpoint),
    },
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as Schema
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody({ body, form }: Endpoint): Json | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } }
  if (!form) return undefined
  const fields = schemaOf(form.fields, 'input')
  const files = Object.entries(form.files).map(([name, { most, kinds }]): [string, Schema] => {
    const file: Schema = { type: 'string', format: 'binary', description: kinds.join(', ') }
    return [name, { type: 'array', maxItems: most, items: file }]
  })
  const withFiles: Schema = { ...fields, properties: { ...fields.properties, ...Object.fromEntries(files) } }
  return {
    required: true,
    content: { 'multipart/form-data': { schema: withFiles }, 'application/json': { schema: fields } },
  }
}

/** The error codes of a call, grouped by status. */
function refusals(endpoint: Endpoint): Json {
  const { access, refusal, params, query, body, form, limit } = endpoint
  const codes = new Set<ErrorCode>(endpoint.errors)
  if (params || query || body || form) codes.add('validation')
  if (access !== 'open') codes.add('unauthenticated')
  if (access === 'admin' || access === 'superAdmin') codes.add(refusal ?? 'admins_only')
  if (access === 'superAdmin') codes.add(refusal ?? 'super_admins_only')
  if (limit) codes.add(limit.refusal ?? 'too_many_requests')
  const byStatus = Map.groupBy(codes, (code) => errors[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errors[code][1]}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}
