import { stat } from 'node:fs/promises'
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
}

export async function clean(source: string, found: Recognised): Promise<Cleaned> {
  if (found.kind === 'image') {
    const { thumbnailPath, ...image } = await cleanImageApart(source, found.format)
    const thumbnail = { path: thumbnailPath, bytes: await bytesOf(thumbnailPath) }
    return { ...image, bytes: await bytesOf(image.path), duration: null, thumbnail }
  }
  const recording = await cleanRecording(source, found.format)
  return { ...recording, bytes: await bytesOf(recording.path), thumbnail: null }
}

const bytesOf = async (file: string): Promise<number> => (await stat(file)).size
