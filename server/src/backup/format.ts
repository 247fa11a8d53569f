import { z } from 'zod'

/**
 * The format of a backup: a tar file, compressed with zstd. Its first entry is the header, by which a file is recognised or
 * refused; then come the rows of the tables, the stored files and possibly the keys; the last entry is the manifest, without
 * which the file is incomplete.
 */
export const formatVersion = 1
export const headerName = 'bichar-backup.json'
export const manifestName = 'manifest.json'

const inSchema = { schema: z.string(), name: z.string() }

const header = z.object({
  format: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** The migrations that had been run, oldest first; those that were run before checksums were recorded have none. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string().nullable() })),
  /** The version of the job queue's schema, which our migrations do not create. */
  queueVersion: z.int(),
  /** Whether the files are left out, because they are backed up in another way. */
  rowsOnly: z.boolean().default(false),
  tables: z.array(z.object({ ...inSchema, columns: z.array(z.string()) })),
  partitions: z.array(z.object({ ...inSchema, parent: z.object(inSchema), bound: z.string() })),
  sequences: z.array(z.object({ ...inSchema, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** The keys of the installation, and whether the file contains them. */
  keys: z.array(z.object({ name: z.string(), fingerprint: z.string(), isInside: z.boolean() })),
})

export type Header = z.output<typeof header>
export type Table = Header['tables'][number]
export type Partition = Header['partitions'][number]
export type KeyNote = Header['keys'][number]

const manifest = z.object({
  /** The number of rows of each table, by its name with the schema. */
  rows: z.record(z.string(), z.int().nonnegative()),
  /** All entries between the header and the manifest, in their order. */
  entries: z.array(z.object({ name: z.string(), bytes: z.int().nonnegative(), sha256: z.string() })),
  /** Keys of the files that had a row in the database but were missing in the store. */
  missing: z.array(z.string()),
})

export type Manifest = z.output<typeof manifest>
export type ManifestEntry = Manifest['entries'][number]

/** A reason why a backup cannot be made or restored; the message is for the operator. */
export class BackupError extends Error {}

const wholeName = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`

/** What an entry of the archive contains, parsed from its name. */
export type Content =
  | { kind: 'rows'; table: string }
  | { kind: 'file'; key: string; type: string }
  | { kind: 'key'; name: string }

export const rowsEntry = (table: Table, part: number): string =>
  `tables/${wholeName(table)}/${String(part).padStart(6, '0')}`
export const fileEntry = (type: string, key: string): string => `media/${type}/${key}`
export const keyEntry = (name: string): string => `keys/${name}`
export { wholeName }

/** Whether this is the name of a key file; future keys match as well. */
export const isKeyName = (name: string): boolean => /^[\w-]+\.key$/.test(name)

/** Parses the name of an entry; only names that match become paths, which prevents path traversal. */
export function contentOf(entry: string): Content {
  const rows = /^tables\/([^/]+)\/\d+$/.exec(entry)
  if (rows?.[1]) return { kind: 'rows', table: rows[1] }
  const file = /^media\/(\w[\w.+-]*\/\w[\w.+-]*)\/([0-9A-Za-z]+)$/.exec(entry)
  if (file?.[1] && file[2]) return { kind: 'file', type: file[1], key: file[2] }
  const [, key = ''] = /^keys\/(.+)$/.exec(entry) ?? []
  if (isKeyName(key)) return { kind: 'key', name: key }
  throw new BackupError(`the backup contains an entry that this version of Bichar does not know (${entry})`)
}

/** Parses the header; if a newer Bichar wrote it, the error says so. */
export function parseHeader(text: string): Header {
  const found = parsed(text)
  const { success, data } = z.object({ format: z.int() }).safeParse(found)
  if (success && data.format > formatVersion) {
    throw new BackupError(
      `the backup was made by a newer version of Bichar (format ${data.format}; this version reads ${formatVersion}); restore it with that version`,
    )
  }
  return read(header, found)
}

export const parseManifest = (text: string): Manifest => read(manifest, parsed(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupError('the backup is damaged: its header or manifest is not JSON')
  }
}

function read<Schema extends z.ZodType>(schema: Schema, found: unknown): z.output<Schema> {
  const result = schema.safeParse(found)
  if (result.success) return result.data
  throw new BackupError('the backup is damaged: its header or manifest is invalid')
}
