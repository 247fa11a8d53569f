import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { existingUploads, minBytes } from './store.ts'

/** Bytes of unused uploads that one network may have, an eighth of the room for those of all guests. */
const shareBytes = 64 * 1024 * 1024
/** More would take a few megabytes of memory. */
const maxNetworks = 10_000

interface Announced {
  bytes: number
  isStored: boolean
}

/**
 * Keeps one network from using up the room for guests' uploads. Which network announced an upload is known to this process only, in
 * memory: in the database it would link uploads to each other.
 */
export function openGuestShares({ kysely }: Pick<Deps, 'kysely'>) {
  const networks = new Map<string, Map<string, Announced>>()

  const hasRoom = (uploads: Map<string, Announced>, bytes: number) =>
    [...uploads.values()].reduce((sum, upload) => sum + upload.bytes, bytes) <= shareBytes

  /** Those that have been used or deleted, here or by another process, take no room any more. */
  async function forgetUsed(uploads: Map<string, Announced>): Promise<void> {
    const stored = [...uploads].filter(([, { isStored }]) => isStored).map(([digest]) => digest)
    const existing = new Set(await existingUploads(kysely, stored))
    for (const digest of stored) if (!existing.has(digest)) uploads.delete(digest)
  }

  /** Stores an upload, which `insert` does, if the share of the network has room for it; throws files_unavailable otherwise. */
  return async (
    network: string,
    { digest, bytes: size }: { digest: string; bytes: number },
    insert: () => Promise<boolean>,
  ): Promise<boolean> => {
    const bytes = Math.max(size, minBytes)
    const uploads = networks.get(network) ?? new Map<string, Announced>()
    if (!hasRoom(uploads, bytes)) await forgetUsed(uploads)
    if (!hasRoom(uploads, bytes)) throw new ApiError('files_unavailable')
    const announced = { bytes, isStored: false }
    uploads.set(digest, announced)
    networks.delete(network)
    networks.set(network, uploads)
    if (networks.size > maxNetworks) networks.delete(networks.keys().next().value as string)
    try {
      announced.isStored = await insert()
      return announced.isStored
    } finally {
      if (!announced.isStored) uploads.delete(digest)
    }
  }
}
