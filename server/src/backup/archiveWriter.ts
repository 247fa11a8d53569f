import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupError, type ManifestEntry } from './format.ts'

export interface Archive {
  /** Adds an entry and returns its line of the manifest; throws unless the source has as many bytes as announced. */
  add(name: string, bytes: number, source: Readable): Promise<ManifestEntry>
}

/** With a checksum, later damage to the file is detected wherever it is. */
const packing = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/**
 * Writes a compressed archive next to its final path, and renames it once it is complete and flushed to disk, so a file with the
 * final name is always complete. `fill` must end soon after the signal.
 */
export async function writeArchive(
  file: string,
  fill: (archive: Archive, signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const part = `${file}.part`
  const tar = pack()
  const failing = new AbortController()
  const broken = AbortSignal.any([signal, failing.signal])
  const archive: Archive = {
    async add(name, bytes, source) {
      const hash = createHash('sha256')
      let read = 0
      const entry = tar.entry({ name, size: bytes, mode: 0o600 })
      // Errors are thrown below, or by the pipeline that writes the file.
      entry.on('error', () => undefined)
      for await (const chunk of source) {
        broken.throwIfAborted()
        hash.update(chunk)
        read += chunk.length
        if (!entry.write(chunk)) await once(entry, 'drain', { signal: broken })
      }
      if (read !== bytes) throw new BackupError(`${name} has ${read} bytes instead of ${bytes}`)
      entry.end(undefined)
      await once(entry, 'close', { signal: broken })
      return { name, bytes, sha256: hash.digest('hex') }
    },
  }
  const filled = fill(archive, broken).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  )
  try {
    const target = createWriteStream(part, { mode: 0o600, flush: true })
    await pipeline(tar, createZstdCompress(packing), target, { signal })
    await refuseExisting(file)
    await rename(part, file)
    await sync(path.dirname(file))
  } catch (error) {
    failing.abort(error)
    await filled
    await rm(part, { force: true })
    throw signal.aborted ? signal.reason : error
  }
}

/** Throws if a file with that name exists: a backup never replaces another one. */
export async function refuseExisting(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw new BackupError(`${file} already exists; choose another name`)
}

/** Makes the new name of a file durable, so that it survives a power failure. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Makes a stream from bytes, as an archive expects it. */
export const sourceOf = (bytes: Buffer): Readable => Readable.from([bytes])
