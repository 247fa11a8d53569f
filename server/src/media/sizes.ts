import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import { startOfHour } from '../jobs/startOfHour.ts'
import type { DrawnSizes } from './drawSizes.ts'
import { drawSizesInChildProcess } from './imageProcess.ts'
import { scheduleFileDeletion } from './jobs.ts'
import { keyOfSize, publicName, sizeType, storageKey } from './names.ts'
import {
  picturesWithoutSizes,
  pictureWithoutSizes,
  type SizedPicture,
  saveSizes,
  type UnsizedPicture,
} from './sizesStore.ts'

/** Draws the sizes of one picture. */
export const sizesJob = job({
  name: 'media.sizes',
  payload: z.object({ id: z.uuid() }),
  tries: 12,
  leavesNothing: true,
})

/** How many pictures without sizes one hourly run queues, such as those from before sizes were drawn. */
const sizesBatchSize = 500

/**
 * Draws sizes in this process, one picture at a time, including those that another process has left undone. Every hour, pictures
 * that still have no sizes are queued.
 */
export async function sizesJobs(deps: Deps): Promise<void> {
  await deps.jobs.work(sizesJob, ({ id }) => sizePicture(deps, id))
  await deps.jobs.every('media.sizes-left', '23 * * * *', async () => {
    const ids = await picturesWithoutSizes(deps.kysely, sizesBatchSize)
    await transact(deps.kysely, (tx) => askForSizes(deps, tx, ids))
  })
}

/**
 * Asks for the sizes of the pictures of a report. Priorities put the second picture of a report after everybody's first one, so
 * that a report with many pictures delays nobody.
 */
export async function askForSizes(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  const due = startOfHour(0)
  for (const [index, id] of ids.entries()) await jobs.ask(tx, sizesJob, { id }, { ...due, priority: -index })
}

const withoutSizes: SizedPicture = { widths: [], size_bytes: [], sizes_key: null }

type Needs = Pick<Deps, 'files' | 'jobs' | 'kysely' | 'log' | 'tempDir'>

/** Does nothing for a picture that has been deleted or already has its sizes, because a job may run twice. */
export async function sizePicture(deps: Needs, id: string): Promise<void> {
  const picture = await pictureWithoutSizes(deps.kysely, id)
  if (!picture) return
  const folder = await mkdtemp(path.join(deps.tempDir, 'sizes-'))
  try {
    const drawn = await draw(deps, picture, path.join(folder, 'picture'))
    if (drawn) await keep(deps, picture, drawn)
    else await transact(deps.kysely, (tx) => save(deps, tx, picture, withoutSizes))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns undefined if the picture cannot be drawn, although it was accepted on upload; it then stays at the small size shown so far. */
async function draw(
  { files, log }: Needs,
  { id, original_key, storage_key }: UnsizedPicture,
  place: string,
): Promise<DrawnSizes | undefined> {
  const stream = await files.read(original_key ?? storage_key)
  if (!stream) {
    log.error({ id }, 'image file is missing; cannot resize it')
    return undefined
  }
  await pipeline(stream, createWriteStream(place))
  try {
    return await drawSizesInChildProcess(place, original_key !== null)
  } catch (error) {
    // Only what is wrong with the picture is final. That no process can be started passes, and says nothing about it.
    if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
    log.error({ id, code: error.code }, 'image could not be resized')
    return undefined
  }
}

/** A file to be put into the store. */
interface NewFile {
  key: string
  place: string
  type: string
  bytes: number
}

async function keep(deps: Needs, picture: UnsizedPicture, drawn: DrawnSizes): Promise<void> {
  const { width, height, path: whole, sizes } = drawn
  const sizes_key = sizes.length > 0 ? storageKey() : null
  const files: NewFile[] = []
  for (const size of sizes) {
    const key = keyOfSize(String(sizes_key), size.width)
    files.push({ key, place: size.path, type: sizeType, bytes: await bytesOf(size.path) })
  }
  const sized: SizedPicture = {
    sizes_key,
    widths: sizes.map((size) => size.width),
    size_bytes: files.map(({ bytes }) => bytes),
  }
  if (whole) {
    const file = { key: storageKey(), place: whole, type: 'image/jpeg', bytes: await bytesOf(whole) }
    files.push(file)
    const { key: storage_key, bytes } = file
    sized.whole = { name: publicName('jpg'), storage_key, bytes, width, height }
  }
  let isSaved = false
  try {
    for (const { key, place, type } of files) await deps.files.put(key, place, type)
    await transact(deps.kysely, async (tx) => {
      isSaved = await save(deps, tx, picture, sized)
    })
  } finally {
    // The picture was deleted meanwhile, or another process was faster. If the sizes were saved, only the commit can have failed, and
    // its outcome is unknown: the sweep removes the files if they have no row, as it does with those that a crash leaves behind.
    if (!isSaved) for (const { key } of files) await deps.files.remove(key)
  }
}

/** Saves the sizes; their source is then no longer needed and is removed. Returns false if there is nothing to save them for. */
async function save(deps: Needs, tx: Tx, picture: UnsizedPicture, sized: SizedPicture): Promise<boolean> {
  const isSaved = await saveSizes(tx, picture, sized)
  if (isSaved && picture.original_key) await scheduleFileDeletion(deps, tx, [picture.original_key])
  return isSaved
}

const bytesOf = async (place: string): Promise<number> => (await stat(place)).size
