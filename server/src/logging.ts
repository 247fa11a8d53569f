import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import pino, { type DestinationStream } from 'pino'

/**
 * One JSON line per event. Never a phone number, password, code, token, text that somebody wrote, or an address
 * beside a person (decisions section 1): so requests are not logged as they are, and errors not with all they carry.
 */
export const openLog = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    {
      level,
      // Of several processes, which one says it.
      base: cluster.worker ? { worker: cluster.worker.id } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: () => undefined,
        res: () => undefined,
        // At level trace, what takes forms in logs the headers of the request here, bearer token and all.
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

/** PostgreSQL quotes the value that it could not use, and `detail` the whole row; neither is passed on. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown' }
  const { code, constraint, severity } = error as { code?: unknown; constraint?: unknown; severity?: unknown }
  const quotesData = severity !== undefined && String(code).startsWith('22')
  const message = quotesData ? 'a value that PostgreSQL cannot use' : error.message
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
