import type { Endpoint } from '@bichar/contract/endpoint.ts'
import { computedCodes } from '@bichar/contract/fields.ts'
import { type ErrorCode, errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import type { z } from 'zod'

type Def = z.core.$ZodTypes['_zod']['def']

/** The error codes with which a schema refuses what it does not accept. */
function codesOf(schema: z.core.$ZodType, codes = new Set<ErrorCode>()): Set<ErrorCode> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const add = (code: string | undefined) => code && isErrorCode(code) && codes.add(code)
  for (const { _zod } of (def.checks ?? []) as z.core.$ZodCheck[])
    add(messageOf(_zod.def.error as z.core.$ZodErrorMap<never>) ?? 'validation')
  const own = messageOf(def.error as z.core.$ZodErrorMap<never>)
  add(own ?? (def.type === 'enum' || def.type === 'literal' ? 'unknown_value' : undefined))
  for (const code of computedCodes.get(schema)?.codes ?? []) add(code)
  for (const inner of partsOf(def)) codesOf(inner, codes)
  return codes
}

const messageOf = (error: z.core.$ZodErrorMap<never> | undefined): string | undefined => {
  const message = error?.({} as never)
  return typeof message === 'string' ? message : message?.message
}

function partsOf(def: Def): readonly z.core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape)
    case 'array':
      return [def.element]
    case 'union':
      return def.options
    case 'pipe':
      return [def.in, def.out]
    default:
      return 'innerType' in def ? [def.innerType as z.core.$ZodType] : []
  }
}

/** What reading a form may refuse (http/form.ts). */
const ofForms: readonly ErrorCode[] = [
  'file_unexpected',
  'file_missing',
  'too_many_files',
  'upload_gone',
  'files_unavailable',
]

/** Codes that no call declares, because any call can be refused with them. */
const ofEveryCall: readonly ErrorCode[] = [
  'malformed_request',
  // Also for an address or headers that are too long.
  'request_too_large',
  'too_many_requests',
  'internal',
  'unavailable',
]

/** All error codes of a call, grouped by status. */
export function codesByStatus(method: string, endpoint: Endpoint): Map<number, ErrorCode[]> {
  const { access, refusal, params, query, headers, body, form, limit, whilePaused } = endpoint
  const codes = new Set<ErrorCode>([...(endpoint.errors ?? []), ...ofEveryCall])
  const inputs = [params, query, headers, body, form?.fields].filter((input) => input !== undefined)
  for (const input of inputs) for (const code of codesOf(input)) codes.add(code)
  if (inputs.length > 0) codes.add('validation')
  if (access !== 'open') codes.add('unauthenticated')
  if (access === 'admin' || access === 'superAdmin') codes.add(refusal ?? 'admins_only')
  if (access === 'superAdmin') codes.add(refusal ?? 'super_admins_only')
  if ((access === 'guest' || access === 'user') && writing.includes(method) && !whilePaused)
    codes.add('account_paused')
  if (method !== 'GET') {
    codes.add('unsupported_content_type')
    codes.add('other_site')
  }
  if (form) for (const code of ofForms) codes.add(code)
  if (limit?.refusal) codes.add(limit.refusal)
  return Map.groupBy([...codes].sort(), (code) => errors[code][0])
}

const writing: readonly string[] = ['POST', 'PUT', 'PATCH']
