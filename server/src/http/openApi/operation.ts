import type { Access, CallLimit, Endpoint, FileRule } from '@bichar/contract/endpoint.ts'
import { eventStream } from '@bichar/contract/rules/events.ts'
import { extensionsOf, type MediaKind, mostBytes } from '@bichar/contract/rules/mediaFiles.ts'
import type { z } from 'zod'
import { codesByStatus } from './codes.ts'
import { type Refusals, referTo } from './components.ts'
import type { Json, Schema, Schemas } from './schemas.ts'

interface Printers {
  schemas: Schemas
  refusals: Refusals
}

/** One call of the contract as an operation of OpenAPI. */
export function operation(call: string, endpoint: Endpoint, { schemas, refusals }: Printers): Json {
  const [method = '', path = ''] = call.split(' ')
  const { status = 200, response, stream, file } = endpoint
  const body = requestBody(endpoint, schemas)
  return {
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    operationId: call.replace(/[^A-Za-z]+/g, '_'),
    tags: [path.split('/')[1]],
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', endpoint.params, undefined, schemas),
      ...parameters('query', endpoint.query, endpoint.example?.query, schemas),
      ...parameters('header', endpoint.headers, undefined, schemas),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [status]: {
        description: 'Success',
        ...headersOf(method, endpoint),
        content: file
          ? { [file]: { schema: binary } }
          : { [stream ? eventStream : 'application/json']: { schema: schemas.print(response, 'output') } },
      },
      ...(hasEtag(method, endpoint) && { 304: { description: 'The client has this answer already.' } }),
      ...Object.fromEntries(
        [...codesByStatus(method, endpoint)].map(([each, codes]) => [each, refusals.print(each, codes)]),
      ),
    },
  }
}

/** What a guest reads may be kept for other guests, so it says nothing of whoever reads it; an open call takes everybody for a guest. */
const isForGuestsAlone = (method: string, { access }: Endpoint) => method === 'GET' && access === 'open'

const hasEtag = (method: string, { access, stream, file }: Endpoint) =>
  method === 'GET' && access !== 'open' && !stream && !file

const binary = { type: 'string', format: 'binary' }

function headersOf(method: string, endpoint: Endpoint): Json {
  const names = {
    ...(hasEtag(method, endpoint) && { ETag: 'ETag' }),
    ...(endpoint.location && { Location: 'Location' }),
    ...(endpoint.limit &&
      !isForGuestsAlone(method, endpoint) && {
        'RateLimit-Policy': 'RateLimitPolicy',
        RateLimit: 'RateLimit',
      }),
  }
  return Object.keys(names).length > 0 ? { headers: referTo(names) } : {}
}

const admitted: Record<Access, string> = {
  open: 'Public: the bearer token is ignored.',
  guest: 'Public. A bearer token is not needed; one that is sent must be valid.',
  user: 'For everybody who is logged in.',
  admin: 'For admins.',
  superAdmin: 'For super admins.',
}

const descriptionOf = ({ access, readsSession, whilePaused, limit }: Endpoint): string =>
  [
    readsSession ? 'Reads the bearer token or the session cookie.' : admitted[access],
    whilePaused && 'Possible while the account is paused.',
    limit && limitInWords(limit),
  ]
    .filter(Boolean)
    .join(' ')

const limitInWords = ({ times, seconds }: CallLimit): string =>
  `At most ${times} calls of a person, or of a network for guests, in ${seconds} seconds.`

const bearer = { bearer: [] }
const ofSession = [bearer, { refresh: [] }, { session: [] }]

function securityOf({ access, readsSession, errors }: Endpoint): Json[] {
  // Without any credentials, logging out succeeds and asking for the current user does not.
  if (readsSession) return [...ofSession, ...(errors?.includes('unauthenticated') ? [] : [{}])]
  if (access === 'open') return []
  return access === 'guest' ? [{}, bearer] : [bearer]
}

function parameters(
  place: 'path' | 'query' | 'header',
  schema: z.ZodType | undefined,
  example: object | undefined,
  schemas: Schemas,
): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.print(schema, 'input')
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as Json
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      ...(example && name in example && { example: (example as Json)[name] }),
      schema: rest,
    }
  })
}

function requestBody({ body, form, example }: Endpoint, schemas: Schemas): Json | undefined {
  const fields = body ?? form?.fields
  if (!fields) return undefined
  const sent = example?.body ?? (example?.form && partsOf(example.form))
  const content = { schema: schemas.print(fields, 'input'), ...(sent && { example: sent }) }
  return {
    required: !fields.safeParse({}).success,
    content: form ? { 'multipart/form-data': formOf(content, form.files) } : { 'application/json': content },
  }
}

/** A form as it is sent: a list is JSON. */
const partsOf = (form: object): Json =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  )

function formOf({ schema, ...content }: { schema: Schema }, files: Readonly<Record<string, FileRule>>): Json {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, asText(field as Json)])
  const withFiles = Object.entries(files).map(([name, rule]) => [
    name,
    { type: 'array', maxItems: rule.most, items: binary, description: filesInWords(rule) },
  ])
  return { schema: { ...schema, properties: Object.fromEntries([...fields, ...withFiles]) }, ...content }
}

/** Every part of a form is text; a list is sent as JSON. */
function asText(field: Json): Json {
  const { anyOf, ...rest } = field as { anyOf?: Json[] }
  const json = anyOf?.find((each) => each.contentMediaType)
  const list = anyOf?.find((each) => each.type === 'array')
  return json && list ? { ...json, contentSchema: list, ...rest } : field
}

const filesInWords = ({ kinds, only, about }: FileRule): string => {
  const formats = only
    ? `${only.formats.join(', ')}: at most ${only.bytes} bytes.`
    : `${kinds.map(formatsOf).join('; ')}.`
  return `${about ? `${about} ` : ''}${formats} In place of a file, the id that POST /uploads gave may be sent as text.`
}

const formatsOf = (kind: MediaKind): string =>
  `${kind} (${extensionsOf(kind).join(', ')}): at most ${mostBytes[kind]} bytes each`
