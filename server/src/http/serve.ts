import { type Api, api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { shownTo } from '../authorship/hiding.ts'
import type { Actor, SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'
import type { IdempotencyKey } from '../db/idempotent.ts'
import { type Authenticating, admit } from './actor.ts'
import { locationOf, sendWithEtag } from './answers.ts'
import { validationError } from './errors.ts'
import { sendEvents } from './events.ts'
import { sendFile } from './file.ts'
import { type Arrival, type Form, readForm, type SentBefore } from './form.ts'
import type { FreeSpace } from './freeSpace.ts'
import { idempotencyOf } from './idempotency.ts'
import { announceLimit } from './limits.ts'
import { networkOf } from './network.ts'
import { Prepared, sendPrepared } from './prepared.ts'
import { limitersOf } from './sharedLimits.ts'
import { noteShownFor } from './shownFor.ts'

type Parsed<Part> = Part extends z.ZodType ? z.output<Part> : undefined
type Of<C extends Call, Name extends string> = Api[C] extends Record<Name, infer Part> ? Part : undefined

/** The input of a handler: the parsed parts of the request, and the caller. */
interface Received<C extends Call> {
  params: Parsed<Of<C, 'params'>>
  query: Parsed<Of<C, 'query'>>
  body: Parsed<Of<C, 'body'>>
  headers: Parsed<Of<C, 'headers'>>
  /** Empty unless the call takes a key and was sent with one. */
  idempotency: IdempotencyKey
  fields: Of<C, 'form'> extends { fields: infer Fields } ? Parsed<Fields> : undefined
  uploads: Upload[]
  actor: Api[C]['access'] extends 'guest' | 'open' ? Actor : SignedIn
}

/** Needed only where a response sets cookies or is a stream. */
interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<C extends Call> = z.input<Api[C]['response']>

/** Returns the response, or an async generator where the contract says `stream`. */
type Handler<C extends Call> = (
  received: Received<C>,
  exchange: Exchange,
) => Promise<Answer<C> | Prepared<Answer<C>>> | AsyncGenerator<Answer<C>, void>

export type Serve = <C extends Call>(call: C, handler: Handler<C>) => void

interface Options {
  authenticate: Authenticating
  /** The folder for uploads that have not been checked yet. */
  tempDir: string
  freeSpace: FreeSpace
  sentBefore: SentBefore
  /** The database in which limits that hold across all processes are counted. */
  counting: Pick<Deps, 'pool' | 'serverKey'>
}

/**
 * Mounts calls of the contract below /api. It admits the caller, validates the input, counts the call and strips the output, so
 * that a handler gets only valid input and no undeclared field is ever sent.
 */
export function serving(app: FastifyInstance, { authenticate, counting, ...arrival }: Options): Serve {
  return (call, handler) => {
    const endpoint: Endpoint = api[call]
    const [method, path] = call.split(' ') as [string, string]
    const limits = endpoint.limit && limitersOf(call, endpoint.limit, counting)
    const adds = isAdding(method, endpoint)
    app.route({
      method,
      url: `/api${path}`,
      // A file would be made from beginning to end, and thrown away.
      exposeHeadRoute: endpoint.file === undefined,
      async handler(request, reply) {
        // A response must not be stored for the next person on the same device, or by a proxy.
        reply.header('cache-control', 'no-store')
        const actor = await admit(request, endpoint, authenticate)
        noteShownFor(reply, actor)
        const caller = actor.userId ?? networkOf(request.ip)
        // What a guest reads may be kept for other guests.
        const isAnnounced = method !== 'GET' || actor.role !== 'guest'
        if (endpoint.limit && isAnnounced) announceLimit(reply, endpoint.limit)
        await limits?.usual.check(caller)
        if (adds) await arrival.freeSpace.refuseWrites()
        const parts = {
          actor,
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          headers: parse(endpoint.headers, request.headers),
        }
        // A guest's files are counted before they are read, as a guest cannot be held responsible for them later.
        const isCountedBefore = actor.role === 'guest' && endpoint.form !== undefined
        if (isCountedBefore) await limits?.usual.consume(caller)
        const form = await formOf(endpoint, request, {
          sender: caller,
          isGuest: actor.role === 'guest',
          ...arrival,
        })
        try {
          const received = {
            ...parts,
            body: parse(endpoint.body, request.body ?? {}),
            fields: parse(endpoint.form?.fields, form?.fields ?? request.body ?? {}),
            uploads: form?.uploads ?? [],
          }
          const idempotency = idempotencyOf(received)
          // Invalid input is refused before the call is counted: a typo must not use up the caller's limit.
          const quota = isCountedBefore ? undefined : await limits?.of(received.fields ?? {}).consume(caller)
          if (endpoint.limit && quota && isAnnounced) announceLimit(reply, endpoint.limit, quota)
          const answer = await shownTo(actor, () =>
            handler({ ...received, idempotency } as never, { request, reply }),
          )
          await form?.settle()
          if (endpoint.file) return sendFile(endpoint.file, answer as never, reply)
          if (endpoint.stream) return await sendEvents(request, reply, streamed(endpoint, answer as never))
          if (answer instanceof Prepared) return await sendPrepared(answer, endpoint.response, request, reply)
          const body = endpoint.response.parse(answer)
          if (endpoint.location) reply.header('location', locationOf(endpoint.location, body))
          if (method === 'GET' && actor.role !== 'guest')
            return sendWithEtag(JSON.stringify(body), request, reply)
          return reply.code(endpoint.status ?? 200).send(body)
        } finally {
          await form?.dispose()
        }
      },
    })
  }
}

/**
 * Whether a call lets people fill the disk. Calls without a limit add next to nothing. Moderators must be able to take content down
 * even on a full disk, and everybody must be able to delete their own.
 */
const isAdding = (method: string, { access, limit, onlyReads }: Endpoint): boolean =>
  limit !== undefined &&
  !onlyReads &&
  !['GET', 'DELETE'].includes(method) &&
  !['admin', 'superAdmin'].includes(access)

async function* streamed({ response }: Endpoint, events: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const event of events) yield response.parse(event)
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => schema && parsed(schema, value)

/** The value as parsed by the schema; throws an ApiError that names the invalid fields. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (!result.success) throw validationError(result.error.issues)
  return result.data
}

const formOf = async (
  endpoint: Endpoint,
  request: FastifyRequest,
  arrival: Arrival,
): Promise<Form | undefined> => {
  if (!request.isMultipart()) {
    refuseFilesIn(request.body, endpoint.form?.files)
    return undefined
  }
  if (!endpoint.form) throw new ApiError('unsupported_content_type')
  return readForm(request, endpoint.form.files, arrival)
}

/** A form without files may be sent as JSON; what stands there under the name of a file would be lost. */
function refuseFilesIn(body: unknown, files: NonNullable<Endpoint['form']>['files'] = {}): void {
  const sent = Object.entries(body ?? {})
  const lost = sent.find(([name, value]) => Object.hasOwn(files, name) && !isEmpty(value))
  if (lost) throw invalidField(lost[0], 'file_missing')
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)
