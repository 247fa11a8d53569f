import { stat } from 'node:fs/promises'
import { sizesOf } from '@bichar/contract/rules/mediaFiles.ts'
import { cleanImageApart } from './imageProcess.ts'
import type { StoredType } from './names.ts'
import type { Recognised } from './recognise.ts'
import { cleanRecording } from './recordings.ts'

/** A new file beside the one that was sent, with nothing in it but what can be seen and heard. */
export interface Cleaned {
  contentType: StoredType
  path: string
  bytes: number
  /** Of what is seen, upright; null for sound. */
  width: number | null
  height: number | null
  /** In seconds; null for a picture. */
  duration: number | null
  /** Of a picture; it has the same content type. */
  thumbnail: { path: string; bytes: number } | null
  /** Of a photo, from which it is yet to be drawn: until then what lies at `path` is small. */
  originalPath: string | null
  /** Whether sizes are to be drawn of it. */
  hasSizes: boolean
}

export async function clean(source: string, found: Recognised): Promise<Cleaned> {
  if (found.kind === 'image') {
    const { thumbnailPath, isAnimated, ...image } = await cleanImageApart(source, found.format)
    const thumbnail = thumbnailPath ? { path: thumbnailPath, bytes: await bytesOf(thumbnailPath) } : null
    const hasSizes = image.originalPath !== null || (!isAnimated && sizesOf(image.width).length > 0)
    return { ...image, bytes: await bytesOf(image.path), duration: null, thumbnail, hasSizes }
  }
  const recording = await cleanRecording(source, found.format)
  const none = { thumbnail: null, originalPath: null, hasSizes: false }
  return { ...recording, ...none, bytes: await bytesOf(recording.path) }
}

const bytesOf = async (file: string): Promise<number> => (await stat(file)).size
