import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'

/** The English error messages are the contract's. The build keeps the messages alone, without the statuses (precompileMessages.ts). */
export default Object.fromEntries(
  Object.entries(errors).map(([code, [, message]]) => [code, message]),
) as Record<ErrorCode, string>
