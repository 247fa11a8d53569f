/** An error as plain data: sent to another thread as it is, it would lose its class and code. */
export interface SerializedError extends Pick<Error, 'name' | 'message' | 'stack'> {
  code: string | undefined
  cause: SerializedError | undefined
}

export function serializeError(error: unknown): SerializedError | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, stack, cause, code } = error as Error & { code?: unknown }
  return {
    name,
    message,
    stack,
    code: code === undefined ? undefined : String(code),
    cause: serializeError(cause),
  }
}

/** Restores the error; undefined if something else than an error was thrown. */
export const deserializeError = (failure: SerializedError | undefined): Error | undefined =>
  failure && Object.assign(new Error(), failure, { cause: deserializeError(failure.cause) })
