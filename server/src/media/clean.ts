import { stat } from 'node:fs/promises'
import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { sizesOf } from '@bichar/contract/rules/pictureSizes.ts'
import type { Upload } from '../core/upload.ts'
import { cleanImageInChildProcess } from './imageProcess.ts'
import type { Charge } from './mediaQueue.ts'
import type { StoredType } from './names.ts'
import type { Recognised } from './recognise.ts'
import { cleanRecording, secondsFor } from './recordings.ts'

/** A small picture of a picture or video. */
export type Thumbnail = Pick<Cleaned, 'contentType' | 'path' | 'bytes'>

/** A new file beside the uploaded one that contains nothing but picture and sound. */
export interface Cleaned {
  /** Known only after cleaning: phones record sound in the containers of videos. */
  kind: MediaKind
  contentType: StoredType
  path: string
  bytes: number
  /** Pixels of the displayed picture, after rotation; null for sound. */
  width: number | null
  height: number | null
  /** In seconds; null for a picture. */
  duration: number | null
  thumbnail: Thumbnail | null
  /** The source from which a photo is still to be drawn at full size; until then the file at `path` is a small version. */
  originalPath: string | null
  /** Whether further sizes are still to be drawn from it. */
  hasSizes: boolean
}

/** Throws CostlyPicture for a picture that takes longer than a large photo, unless it `takesCostly`. */
export async function clean(
  { path: source, bytes }: Pick<Upload, 'path' | 'bytes'>,
  found: Recognised,
  { charge, takesCostly }: { charge: Charge; takesCostly: boolean },
): Promise<Cleaned> {
  if (found.kind === 'image') {
    const { thumbnailPath, isAnimated, ...image } = await cleanImageInChildProcess(source, found.format, {
      charge,
      takesCostly,
    })
    const thumbnail = thumbnailPath
      ? { contentType: image.contentType, path: thumbnailPath, bytes: await bytesOf(thumbnailPath) }
      : null
    const hasSizes = image.originalPath !== null || (!isAnimated && sizesOf(image.width).length > 0)
    return {
      ...image,
      kind: found.kind,
      bytes: await bytesOf(image.path),
      duration: null,
      thumbnail,
      hasSizes,
    }
  }
  const recording = await cleanRecording(source, found.format, { cpuSeconds: secondsFor(bytes), charge })
  const none = { thumbnail: null, originalPath: null, hasSizes: false }
  return { ...recording, ...none, bytes: await bytesOf(recording.path) }
}

const bytesOf = async (file: string): Promise<number> => (await stat(file)).size
