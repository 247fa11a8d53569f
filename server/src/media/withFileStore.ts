import type { Deps } from '../deps.ts'
import type { FileStore } from '../outside/files.ts'
import { ApiError } from '../refusal.ts'

/** Asks the file store for something. A store that fails is for the operator's log; people are told to try again. */
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
