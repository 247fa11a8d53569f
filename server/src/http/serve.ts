import { type Api, api, type Call } from '@bichar/contract/api.ts'
import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor, SignedIn } from '../actor.ts'
import { shownTo } from '../authorship/hiding.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../refusal.ts'
import type { Upload } from '../upload.ts'
import { type Authenticating, admit } from './actor.ts'
import { validationError } from './errors.ts'
import { sendEvents } from './events.ts'
import { type Arrival, type Form, readForm, type SentBefore } from './form.ts'
import type { FreeSpace } from './freeSpace.ts'
import { networkOf } from './network.ts'
import { Prepared, sendPrepared } from './prepared.ts'
import { limitersOf } from './sharedLimits.ts'

type Parsed<Part> = Part extends z.ZodType ? z.output<Part> : undefined
type Of<C extends Call, Name extends string> = Api[C] extends Record<Name, infer Part> ? Part : undefined

/** What a handler gets: the parsed parts of the request, and who calls. */
interface Received<C extends Call> {
  params: Parsed<Of<C, 'params'>>
  query: Parsed<Of<C, 'query'>>
  body: Parsed<Of<C, 'body'>>
  headers: Parsed<Of<C, 'headers'>>
  fields: Of<C, 'form'> extends { fields: infer Fields } ? Parsed<Fields> : undefined
  uploads: Upload[]
  actor: Api[C]['access'] extends 'guest' | 'open' ? Actor : SignedIn
}

/** Needed only where an answer carries cookies or comes piece by piece. */
interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<C extends Call> = z.input<Api[C]['response']>

/** Answers with a generator where the contract says `stream`. */
type Handler<C extends Call> = (
  received: Received<C>,
  exchange: Exchange,
) => Promise<Answer<C> | Prepared<Answer<C>>> | AsyncGenerator<Answer<C>, void>

export type Serve = <C extends Call>(call: C, handler: Handler<C>) => void

interface Options {
  authenticate: Authenticating
  /** Where uploads wait until they have been checked. */
  tempDir: string
  freeSpace: FreeSpace
  sentBefore: SentBefore
  /** Where what is limited over all processes is counted. */
  counting: Pick<Deps, 'pool' | 'serverKey'>
}

/**
 * Mounts calls of the contract below /api: admits the caller, parses what comes in, counts the call and strips what
 * goes out, so that a handler sees only checked input and no undeclared field ever leaves.
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
      async handler(request, reply) {
        // What one person is told is not for the next one on the same device, or for a proxy on the way.
        reply.header('cache-control', 'no-store')
        const actor = await admit(request, endpoint, authenticate)
        const caller = actor.userId ?? networkOf(request.ip)
        await limits?.usual.check(caller)
        if (adds) await arrival.freeSpace.refuseWrites()
        const parts = {
          actor,
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          headers: parse(endpoint.headers, request.headers),
        }
        // Files of a caller without an account are counted as they come: there is nobody to hold to account for them.
        const isCountedBefore = actor.role === 'guest' && endpoint.form !== undefined
        if (isCountedBefore) await limits?.usual.spend(caller)
        const form = await formOf(endpoint, request, { sender: caller, ...arrival })
        try {
          const received = {
            ...parts,
            body: parse(endpoint.body, request.body ?? {}),
            fields: parse(endpoint.form?.fields, form?.fields ?? request.body ?? {}),
            uploads: form?.uploads ?? [],
          }
          // What is refused as wrong costs nothing: a slip of the hand must not use up what its caller may do.
          if (!isCountedBefore) await limits?.of(received.fields ?? {}).spend(caller)
          const answer = await shownTo(actor, () => handler(received as never, { request, reply }))
          await form?.settle()
          if (endpoint.stream) return await sendEvents(request, reply, streamed(endpoint, answer as never))
          if (answer instanceof Prepared) return await sendPrepared(answer, endpoint.response, request, reply)
          return reply.code(endpoint.status ?? 200).send(endpoint.response.parse(answer))
        } finally {
          await form?.dispose()
        }
      },
    })
  }
}

/**
 * Whether a call is one by which people fill the disk. What is not limited in number adds next to nothing, moderators have to
 * be able to take down what must go, and so has everybody with what is their own.
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

/** The value as the schema has it; what is wrong with it is a refusal that names the fields. */
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
  if (!request.isMultipart()) return undefined
  if (!endpoint.form) throw new ApiError('unsupported_content_type')
  return readForm(request, endpoint.form.files, arrival)
}
