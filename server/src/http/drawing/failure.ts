/** An error on its way to another thread, which of its own accord takes neither its kind nor its code along. */
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

/** The error as it was; nothing, if what was thrown was none. */
export function errorOf(failure: Failure | undefined): Error | undefined {
  if (!failure) return undefined
  const { name, message, stack, code, cause } = failure
  return Object.assign(new Error(message, { cause: errorOf(cause) }), { name, stack, ...(code && { code }) })
}
