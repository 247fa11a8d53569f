import type { Media } from '@bichar/contract/posts.ts'
import type { Selectable } from 'kysely'
import type { Deps } from '../core/deps.ts'
import type { Upload } from '../core/upload.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Media as MediaColumns } from '../db/tables.ts'
import { refuseLongAlt } from './alts.ts'
import { type Cleaned, clean, type Thumbnail } from './clean.ts'
import { CostlyPicture } from './costlyPicture.ts'
import { isOfFile, naming } from './fileRefusal.ts'
import { scheduleFileDeletion } from './jobs.ts'
import { openMediaQueue, type QueuedFile } from './mediaQueue.ts'
import { extensionIn, extensionOf, publicName, storageKey } from './names.ts'
import { type Recognised, recognise } from './recognise.ts'
import { askForSizes } from './sizes.ts'
import { refuseStill } from './stills.ts'
import {
  deleteMedia,
  filesOf,
  insertMedia,
  lockNames,
  setNames,
  setPrivate,
  type shownColumns,
} from './store.ts'
import { withFileStore } from './withFileStore.ts'

type MediaRow = Selectable<MediaColumns>

/** A checked and cleaned file in the store that does not belong to anything yet. */
export type StoredMedia = Omit<MediaRow, 'created_at' | 'is_private'>

const inTurn = openMediaQueue()

/**
 * Checks uploads by content, removes their metadata and puts them into the store, in their order.
 * Throws an ApiError (file_type, file_damaged, ...) that names the field, and then leaves nothing behind.
 */
export async function storeUploads(
  deps: Pick<Deps, 'files' | 'log'>,
  uploads: readonly Upload[],
): Promise<StoredMedia[]> {
  // All uploads are checked before the first one is processed.
  const recognised: Recognised[] = []
  for (const upload of uploads) {
    const found = await naming(upload, uploads, recognise(upload))
    refuseLongAlt('alts', found.kind, upload.alt ?? '')
    recognised.push(found)
  }
  const stored: StoredMedia[] = []
  try {
    for (const [index, upload] of uploads.entries()) {
      const found = recognised[index] as Recognised
      const cleaned = await naming(upload, uploads, cleanInTurn(upload, found))
      // A video may turn out to be a recording without a picture.
      refuseStill(upload, cleaned.kind)
      const thumbnail = cleaned.thumbnail ?? (await thumbnailOf(upload.still))
      const media = describe({ ...cleaned, thumbnail }, upload.alt)
      stored.push(media)
      await put(deps, media, { ...cleaned, thumbnail })
    }
    return stored
  } catch (error) {
    await discardStored(deps, stored)
    throw error
  }
}

/** Removes stored files whose change did not happen. Files that cannot be removed now are left to the sweep. */
export async function discardStored(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  stored: readonly StoredMedia[],
): Promise<void> {
  for (const { key } of filesOf(stored)) {
    await files
      .remove(key)
      .catch((error) =>
        log.warn(
          { err: error, key },
          'orphaned file could not be deleted; the nightly cleanup will delete it',
        ),
      )
  }
}

/**
 * Inserts the rows of stored files and asks for the sizes of pictures; the caller links their ids to what they belong to, in the
 * same transaction.
 */
export async function saveMedia(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  stored: readonly StoredMedia[],
): Promise<void> {
  await insertMedia(tx, stored)
  const unsized = stored.filter(({ widths }) => widths === null)
  await askForSizes(
    deps,
    tx,
    unsized.map(({ id }) => id),
  )
}

/**
 * Deletes the rows of media, which nothing may reference any more. Their URLs stop working with the commit, and a job removes
 * their files.
 */
export async function removeMedia(deps: Pick<Deps, 'jobs'>, tx: Tx, ids: readonly string[]): Promise<void> {
  await scheduleFileDeletion(deps, tx, await deleteMedia(tx, ids))
}

/** Makes media inaccessible to the public: from then on they only have signed URLs. */
export const makePrivate = (tx: Tx, ids: readonly string[]): Promise<void> => setPrivate(tx, ids)

/** Gives media new URLs, so that links from when they were public stop working. */
export async function renameMedia(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const renewed = (name: string) => publicName(extensionIn(name))
  for (const { id, name, thumbnail_name } of await lockNames(tx, ids)) {
    await setNames(tx, id, { name: renewed(name), thumbnail_name: thumbnail_name && renewed(thumbnail_name) })
  }
}

/** The columns of a media row that queries select for `mediaView`. */
export type ShownMedia = Pick<MediaRow, (typeof shownColumns)[number]>

/** Rounded up to whole thousands: an exact size would be a fingerprint by which a copy elsewhere could be found. */
export const roundedBytes = <Bytes extends number | null>(bytes: Bytes): Bytes =>
  (bytes === null ? null : Math.ceil(bytes / 1_000) * 1_000) as Bytes

export const mediaView = (row: ShownMedia): Media => ({
  url: `/media/${row.name}`,
  type: row.kind,
  alt: row.alt,
  thumbnail: row.thumbnail_name && `/media/${row.thumbnail_name}`,
  width: row.width,
  height: row.height,
  duration: row.duration,
  bytes: roundedBytes(row.bytes),
  thumbnailBytes: roundedBytes(row.thumbnail_bytes),
  widths: row.widths ?? [],
})

/** Cleans a file when it is its turn. A picture that turns out to be costly waits once more, in a lane of its own. */
async function cleanInTurn(upload: Upload, found: Recognised): Promise<Cleaned> {
  const cleanIn = (kind: QueuedFile['kind']) =>
    inTurn({ ...upload, kind }, (charge) =>
      clean(upload, found, { charge, takesCostly: kind === 'costlyPicture' }),
    )
  try {
    return await cleanIn(found.kind === 'image' ? 'picture' : 'recording')
  } catch (error) {
    if (error instanceof CostlyPicture) return cleanIn('costlyPicture')
    throw error
  }
}

/** The thumbnail that a still becomes; null if it is no picture that can be drawn, which is no reason to refuse its video. */
async function thumbnailOf(still: Upload | undefined): Promise<Thumbnail | null> {
  if (!still) return null
  try {
    const drawn = await cleanInTurn(still, await recognise(still))
    return drawn.thumbnail ?? drawn
  } catch (error) {
    if (isOfFile(error)) return null
    throw error
  }
}

function describe(
  { kind, contentType, width, height, duration, bytes, thumbnail, originalPath, hasSizes }: Cleaned,
  alt = '',
): StoredMedia {
  return {
    id: newId(),
    name: publicName(extensionOf[contentType]),
    storage_key: storageKey(),
    kind,
    content_type: contentType,
    bytes,
    alt,
    width,
    height,
    duration,
    thumbnail_name: thumbnail && publicName(extensionOf[thumbnail.contentType]),
    thumbnail_key: thumbnail && storageKey(),
    thumbnail_bytes: thumbnail?.bytes ?? null,
    original_key: originalPath && storageKey(),
    sizes_key: null,
    widths: hasSizes ? null : [],
    size_bytes: null,
  }
}

async function put(deps: Pick<Deps, 'files' | 'log'>, media: StoredMedia, cleaned: Cleaned): Promise<void> {
  const { path, contentType, thumbnail, originalPath } = cleaned
  const places = [
    [media.storage_key, path, contentType],
    [media.thumbnail_key, thumbnail?.path, thumbnail?.contentType],
    [media.original_key, originalPath, contentType],
  ] as const
  for (const [key, place, type = contentType] of places) {
    if (key && place) await withFileStore(deps, (files) => files.put(key, place, type))
  }
}
