import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  BackupError,
  type Header,
  headerName,
  type Manifest,
  type ManifestEntry,
  manifestName,
  parseHeader,
  parseManifest,
} from './format.ts'

/** The header and the manifest of a backup, which are its first and its last entry. */
export interface Description {
  header: Header
  manifest: Manifest
}

/** The content of an entry as a stream; whoever receives it must read it to its end. */
export type Bytes = AsyncIterable<Buffer>

/** Far larger than any header or manifest, and far smaller than the available memory. */
const maxHeaderBytes = 512 * 1024 * 1024

/**
 * Reads a backup from beginning to end, and passes on the entries between its header and its manifest. Throws as soon as
 * something cannot be read, and at the end if anything differs from what was written.
 */
export async function readArchive(
  file: string,
  take: (name: string, content: Bytes, bytes: number) => Promise<void>,
  signal: AbortSignal,
): Promise<Description> {
  const entries = extract()
  let broken: Error | undefined
  let refused: unknown
  const reading = pipeline(createReadStream(file), createZstdDecompress(), entries, { signal }).catch(
    (error: Error) => (broken = error),
  )
  let header: Header | undefined
  let manifest: Manifest | undefined
  const found: ManifestEntry[] = []
  const readEntry = async (name: string, bytes: number, content: Bytes) => {
    if (manifest) throw new BackupError(damaged('unexpected entry after the manifest'))
    if (header === undefined) {
      if (name !== headerName) throw noBackup(file)
      header = parseHeader(await describing(content, bytes))
    } else if (name === manifestName) {
      manifest = parseManifest(await describing(content, bytes))
    } else {
      const hash = createHash('sha256')
      await take(name, hashing(content, hash), bytes)
      found.push({ name, bytes, sha256: hash.digest('hex') })
    }
  }
  try {
    for await (const entry of entries) {
      const { name, size = 0 } = entry.header
      await readEntry(name, size, entry as AsyncIterable<Buffer>).catch(async (error) => {
        // A broken stream reports its error slightly later than the code that was reading from it.
        await setImmediate()
        if (!broken) refused = error
        throw error
      })
    }
    await reading
    if (broken) throw broken
  } catch (error) {
    const cause = broken ?? (error as Error)
    entries.destroy()
    await reading
    signal.throwIfAborted()
    throw refused ?? explain(cause, file, header !== undefined)
  }
  if (!header || !manifest) throw new BackupError(damaged('the manifest is missing'))
  compare(manifest.entries, found)
  return { header, manifest }
}

async function* hashing(entry: Bytes, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    hash.update(chunk)
    yield chunk
  }
}

async function describing(entry: Bytes, size: number): Promise<string> {
  if (size > maxHeaderBytes) throw new BackupError(damaged('the header or manifest is too long'))
  const chunks: Buffer[] = []
  for await (const chunk of entry) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function compare(written: readonly ManifestEntry[], found: readonly ManifestEntry[]): void {
  const wrong = written.find(
    ({ name, bytes, sha256 }, index) =>
      found[index]?.name !== name || found[index].bytes !== bytes || found[index].sha256 !== sha256,
  )
  if (wrong) throw new BackupError(damaged(`the checksum of ${wrong.name} does not match`))
  const more = found[written.length]
  if (more) throw new BackupError(damaged(`${more.name} is not in the manifest`))
}

const damaged = (why: string): string => `the backup is damaged or incomplete: ${why}; nothing was restored`

const noBackup = (file: string) => new BackupError(`${file} is not a Bichar backup`)

function explain(error: Error, file: string, isBackup: boolean): BackupError {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall) return new BackupError(`${file} cannot be read (${code})`)
  if (!isBackup && code === 'ZSTD_error_prefix_unknown') return noBackup(file)
  return new BackupError(damaged(error.message.toLowerCase()))
}
