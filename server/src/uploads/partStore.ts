import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Deps } from '../core/deps.ts'
import { digestOf, seal } from './sealing.ts'
import { deleteUploads, findUpload, insertPart } from './store.ts'

/**
 * Received bytes are buffered up to this size. The buffer is lost when the process ends; when only the connection is lost, it is
 * still stored.
 */
const partBytes = 256 * 1024

/**
 * The data store of the tus server: parts are encrypted and stored in the database, so that the next part may arrive at any
 * process.
 */
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
      // The connection is lost; store what has arrived, so that it need not be sent again.
      await keep()
      throw error
    }
    await keep()
    return position
  }

  /** The reason why a part was not stored. */
  async #refusal(digest: string, position: number) {
    const found = await findUpload(this.#deps.kysely, digest)
    // Another request, in another process, has continued the file meanwhile; the client asks for the offset and goes on from there.
    if (found && found.received !== position) return ERRORS.INVALID_OFFSET
    // The file can never be completed, so it is deleted. The client starts again, or sends the file within the form if there is no
    // space for parts.
    await deleteUploads(this.#deps.kysely, [digest])
    return ERRORS.FILE_NOT_FOUND
  }
}
