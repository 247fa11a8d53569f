import type { ErrorBody, FieldReason } from '@bichar/contract/api.ts'
import { type ErrorCode, errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../core/refusal.ts'
import { isAccountGone, isDatabaseAway, isDatabaseFull, isDeadlock, isTooSlow } from '../db/db.ts'
import { drainBody } from './drainBody.ts'

/** The first problem becomes the message, each field keeps its own. */
export function validationError(issues: readonly z.core.$ZodIssue[]): ApiError {
  const fields: Record<string, ErrorCode> = {}
  const params: Record<string, FieldReason['params']> = {}
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'request')
    if (fields[field]) continue
    fields[field] = codeOf(issue)
    params[field] = paramsOf(issue)
  }
  return new ApiError(Object.values(fields)[0] ?? 'validation', { fields, params })
}

function paramsOf(issue: z.core.$ZodIssue): FieldReason['params'] {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) }
  // A minimum of 1 only means that something is required, and is not worth naming.
  return issue.code === 'too_small' && issue.minimum > 1 ? { least: Number(issue.minimum) } : undefined
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message
  if (issue.code === 'invalid_union') {
    const nested = issue.errors.flat().find((inner) => isErrorCode(inner.message))
    if (nested) return nested.message as ErrorCode
  }
  return issue.code === 'invalid_value' ? 'unknown_value' : 'validation'
}

const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request_too_large',
  FST_REQ_FILE_TOO_LARGE: 'request_too_large',
}

const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code))

/** Maps anything that was thrown to an error that may be shown to the caller. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseAway(error) || isTooSlow(error) || isDeadlock(error)) return new ApiError('unavailable')
  if (isDatabaseFull(error) || isDiskFull(error)) return new ApiError('unavailable')
  if (isAccountGone(error)) return new ApiError('unauthenticated')
  const { code, statusCode } = error as Partial<FastifyError>
  const known = ofFastify[code ?? '']
  if (known) return new ApiError(known)
  const status = statusCode ?? 500
  if (status === 413) return new ApiError('request_too_large')
  return new ApiError(status >= 400 && status < 500 ? 'malformed_request' : 'internal')
}

export function errorBody({ message, code, details }: ApiError): ErrorBody {
  const { sanction, createdId, file } = details
  const body = {
    ...({ success: false, message, code } as const),
    ...(sanction && { sanction }),
    ...(createdId !== undefined && { createdId }),
  }
  if (!details.fields) return body
  const wrong = Object.entries(details.fields)
  return {
    ...body,
    errors: Object.fromEntries(wrong.map(([field, code]) => [field, errors[code][1]])),
    reasons: Object.fromEntries(
      wrong.map(([field, code]) => {
        const params = details.params?.[field]
        return [field, { code, ...(params && { params }), ...(file !== undefined && { file }) }]
      }),
    ),
  }
}

export function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const apiError = asApiError(error)
  const status = errors[apiError.code][0]
  const { retryAfterSeconds } = apiError.details
  // An ApiError is thrown on purpose; its cause, if there is one, has already been logged.
  if (status >= 500 && !(error instanceof ApiError)) request.log.error({ err: error }, 'request failed')
  if (ofFastify[error.code] === 'request_too_large') {
    // If the connection were closed while the client is still sending, the client would lose it before reading this response.
    drainBody(request.raw)
    reply.removeHeader('connection')
  }
  // Set here as well, because a request whose URL cannot be decoded bypasses the hooks of the security headers.
  reply.header('x-content-type-options', 'nosniff')
  if (status === 401) {
    // Tells a client whether to get a new token or to log in.
    const problem = request.headers.authorization === undefined ? '' : ', error="invalid_token"'
    reply.header('www-authenticate', `Bearer realm="api"${problem}`)
  }
  const wait = retryAfterSeconds ?? (status === 429 ? 2 : undefined)
  if (wait !== undefined) reply.header('retry-after', wait)
  return reply.code(status).send(errorBody(apiError))
}
