import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/**
 * One JSON line per event. A log never contains a phone number, password, code, token, user's text, or an address next to a person
 * (product choices, section 1), so requests are not logged as they are, and errors only with selected properties.
 */
export const openLog = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      // The number of the worker process that logs, if there are several.
      base: cluster.worker ? { worker: cluster.worker.id } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: () => undefined,
        res: () => undefined,
        // At level trace, @fastify/multipart logs the request headers here, including the bearer token.
        busboyOptions: () => undefined,
      },
    },
    destination,
  )

interface Described {
  type: string
  message: string
  code?: string
  constraint?: string
  stack?: string
  cause?: Described
}

/** Omits what may hold user data: PostgreSQL quotes a value that it cannot use in the message, and the whole row in `detail`. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'a value that is not an Error was thrown' }
  const { code, constraint, severity } = error as { code?: unknown; constraint?: unknown; severity?: unknown }
  const quotesData = severity !== undefined && String(code).startsWith('22')
  const message = quotesData ? 'PostgreSQL rejected a value (not logged)' : error.message
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  return {
    type: error.name,
    message,
    ...(code !== undefined && { code: String(code) }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(frames && { stack: frames }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
