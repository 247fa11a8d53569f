import { open } from 'node:fs/promises'
import type { Actor } from '../actor.ts'
import type { Deps } from '../deps.ts'
import type { SentBefore } from '../http/form.ts'
import { ApiError } from '../refusal.ts'
import { digestOf, isUploadId, newUploadId, unseal } from './sealing.ts'
import { deleteUploads, findUpload, insertUpload, readPart } from './store.ts'

const megabyte = 1024 * 1024
/** What has come and is not used yet, of everybody together; guests fill only their own share. */
const room = { signedIn: 2048 * megabyte, guests: 512 * megabyte }

/** Makes room for a file that comes in parts; returns the id by which alone it is sent and used. */
export async function announceUpload(deps: Deps, actor: Actor, bytes: number): Promise<string> {
  const isGuests = actor.role === 'guest'
  if (isGuests && !deps.config.GUEST_REPORTS) throw new ApiError('unauthenticated')
  await deps.freeSpace.refuseFiles()
  const id = newUploadId()
  const share = isGuests ? room.guests : room.signedIn
  if (!(await insertUpload(deps.kysely, { digest: digestOf(id), bytes, isGuests, room: share })))
    throw new ApiError('files_unavailable')
  return id
}

/** Files that a form names instead of holding them. */
export const openSentBefore = ({ kysely }: Pick<Deps, 'kysely'>): SentBefore => ({
  async take(id, file) {
    if (!isUploadId(id)) return undefined
    const digest = digestOf(id)
    const found = await findUpload(kysely, digest)
    if (!found) return undefined
    const handle = await open(file, 'w', 0o600)
    try {
      for (let position = 0; position < found.bytes; ) {
        const sealed = await readPart(kysely, digest, position)
        // Not all of it has come; or what used it at the same moment has come to its end.
        if (!sealed) return undefined
        const part = unseal(id, sealed)
        await handle.writeFile(part)
        position += part.length
      }
    } finally {
      await handle.close()
    }
    return found.bytes
  },
  forget: (ids) => deleteUploads(kysely, ids.map(digestOf)),
})
