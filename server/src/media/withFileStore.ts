import type { Deps } from '../deps.ts'
import type { FileStore } from '../outside/files.ts'
import { ApiError } from '../refusal.ts'

/** Calls the file store. An error of the store is logged for the operator, and the user is asked to try again. */
export async function withFileStore<Result>(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  ask: (files: FileStore) => Promise<Result>,
): Promise<Result> {
  try {
    return await ask(files)
  } catch (error) {
    log.error({ err: error }, 'the file store failed')
    throw new ApiError('unavailable')
  }
}
