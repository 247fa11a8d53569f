import { open } from 'node:fs/promises'
import type { Actor } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { SentBefore } from '../http/form.ts'
import { callLimiter } from '../http/limits.ts'
import { openGuestShares } from './guestShares.ts'
import { digestOf, isUploadId, newUploadId, unseal } from './sealing.ts'
import { deleteUploads, findUpload, insertUpload, readPart } from './store.ts'

/** How many uploads one sender may use in forms: to refer to an upload again costs the sender nothing. */
const useLimit = { times: 1_200, seconds: 600 }

interface NewUpload {
  actor: Actor
  network: string
  bytes: number
}

/** Returns a function that reserves a file to be sent in parts; its result is the id, which is required to send and to use it. */
export function openUploads(deps: Deps): (upload: NewUpload) => Promise<string> {
  const withinShare = openGuestShares(deps)
  return async ({ actor, network, bytes }) => {
    const isGuests = actor.role === 'guest'
    if (isGuests && !deps.config.GUEST_REPORTS) throw new ApiError('unauthenticated')
    await deps.freeSpace.refuseFiles()
    const id = newUploadId()
    const upload = { digest: digestOf(id), bytes, isGuests }
    const insert = () => insertUpload(deps.kysely, upload)
    if (!(await (isGuests ? withinShare(network, upload, insert) : insert())))
      throw new ApiError('files_unavailable')
    return id
  }
}

/** Gives forms access to the uploads that they refer to. */
export function openSentBefore({ kysely }: Pick<Deps, 'kysely'>): SentBefore {
  const limiter = callLimiter('uploads', useLimit)
  /**
   * Uploads that a running request uses. Without this, a form of a few bytes sent a hundred times at once could fill the disk with
   * a hundred copies.
   */
  const inUse = new Set<string>()

  async function write(id: string, file: string, maxBytes: number): Promise<number | undefined> {
    const digest = digestOf(id)
    const found = await findUpload(kysely, digest)
    if (!found || found.received < found.bytes) return undefined
    if (found.bytes > maxBytes) return found.bytes
    const handle = await open(file, 'w', 0o600)
    try {
      for (let position = 0; position < found.bytes; ) {
        const sealed = await readPart(kysely, digest, position)
        // Another process has used and deleted it at the same moment.
        if (!sealed) return undefined
        const part = unseal(id, sealed)
        await handle.writeFile(part)
        position += part.length
      }
    } finally {
      await handle.close()
    }
    return found.bytes
  }

  return {
    async take(id, file, { sender, maxBytes }) {
      await limiter.consume(sender)
      if (!isUploadId(id) || inUse.has(id)) return undefined
      inUse.add(id)
      let bytes: number | undefined
      try {
        bytes = await write(id, file, maxBytes)
        return bytes
      } finally {
        if (bytes === undefined) inUse.delete(id)
      }
    },
    release(ids) {
      for (const id of ids) inUse.delete(id)
    },
    clearUploads: (ids) => deleteUploads(kysely, ids.map(digestOf)),
  }
}
