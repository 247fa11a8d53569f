import { errors } from '@bichar/contract/rules/errors.ts'
import { ApiError, invalidFile } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'

/** Whether an error is a refusal of a file, and not about how busy the server or its sender is. */
export const isOfFile = (error: unknown): error is ApiError =>
  error instanceof ApiError && errors[error.code][0] < 429

/** Adds to a refusal of a file the name of the field, and which of its files it is. */
export async function naming<Result>(
  upload: Upload,
  all: readonly Upload[],
  attempt: Promise<Result>,
): Promise<Result> {
  const { field } = upload
  try {
    return await attempt
  } catch (error) {
    if (!isOfFile(error)) throw error
    throw invalidFile(field, error.code, all.filter((other) => other.field === field).indexOf(upload))
  }
}
