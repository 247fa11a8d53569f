import { type ErrorCode, errors } from '@bichar/contract/rules/errors.ts'

/** The English of errors is the contract's. The build takes the sentences alone (precompileMessages.ts), without what goes with them. */
export default Object.fromEntries(
  Object.entries(errors).map(([code, [, message]]) => [code, message]),
) as Record<ErrorCode, string>
