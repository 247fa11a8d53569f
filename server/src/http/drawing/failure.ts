/** An error as plain data: sent to another thread as it is, it would lose its class and code. */
export interface Failure {
  name: string
  message: string
  stack: string | undefined
  code: string | undefined
  cause: Failure | undefined
}

export function failureOf(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    name,
    message,
    stack,
    code: code === undefined ? undefined : String(code),
    cause: failureOf(cause),
  }
}

/** Restores the error; undefined if something else than an error was thrown. */
export function errorOf(failure: Failure | undefined): Error | undefined {
  if (!failure) return undefined
  const { name, message, stack, code, cause } = failure
  return Object.assign(new Error(message, { cause: errorOf(cause) }), { name, stack, ...(code && { code }) })
}
