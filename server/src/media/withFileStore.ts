import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { FileStore } from '../outside/fileTypes.ts'

/** Calls the file store. An error of the store is logged for the operator, and the user is asked to try again. */
export async function withFileStore<Result>(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  ask: (files: FileStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(files)
  } catch (error) {
    log.error({ err: error }, 'file store request failed')
    throw new ApiError('unavailable')
  }
}
