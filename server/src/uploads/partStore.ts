import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Deps } from '../deps.ts'
import { digestOf, seal } from './sealing.ts'
import { deleteUploads, findUpload, insertPart } from './store.ts'

/** So much is held in memory, and lost when a process ends; what a cut connection leaves of it is kept. */
const partBytes = 256 * 1024

/** Where the tus server keeps what comes: sealed, in the database, so that the next part may come to any process. */
export class PartStore extends DataStore {
  readonly #deps: Pick<Deps, 'kysely' | 'freeSpace'>

  constructor(deps: Pick<Deps, 'kysely' | 'freeSpace'>) {
    super()
    this.#deps = deps
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#deps.kysely, digestOf(id))
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.bytes, offset: found.received })
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const digest = digestOf(id)
    let position = offset
    let waiting: Buffer[] = []
    let bytes = 0
    const keep = async () => {
      const part = Buffer.concat(waiting, bytes)
      waiting = []
      bytes = 0
      if (part.length === 0) return
      await this.#deps.freeSpace.refuseFiles()
      const sealed = seal(id, part)
      const isKept = await insertPart(this.#deps.kysely, { digest, position, bytes: part.length, sealed })
      if (!isKept) throw await this.#refusal(digest, position)
      position += part.length
    }
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        bytes += chunk.length
        if (bytes >= partBytes) await keep()
      }
    } catch (error) {
      // The connection is gone: what came of it has not to come again.
      await keep()
      throw error
    }
    await keep()
    return position
  }

  /** Why a part was not kept. */
  async #refusal(digest: string, position: number) {
    const found = await findUpload(this.#deps.kysely, digest)
    // Another request has gone on meanwhile, in another process; whoever sends asks how far it is.
    if (found && found.received !== position) return ERRORS.INVALID_OFFSET
    // Never to be whole, it is gone: whoever sends begins anew, and within the form where there is no room for parts.
    await deleteUploads(this.#deps.kysely, [digest])
    return ERRORS.FILE_NOT_FOUND
  }
}
