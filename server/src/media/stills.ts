import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import { invalidField, invalidFile } from '../core/refusal.ts'
import type { Upload } from '../core/upload.ts'

const field = 'stills'

/** The files of a form, each video with the still that is sent for it. A still for something else would be lost, and is refused. */
export function withStills(uploads: readonly Upload[], stillsOf: readonly number[]): Upload[] {
  const files = uploads.filter((upload) => upload.field !== field)
  const stills = uploads.filter((upload) => upload.field === field)
  if (stillsOf.length > stills.length) throw invalidField('stillsOf', 'file_missing')
  const byPlace = new Map<number, Upload>()
  for (const [index, still] of stills.entries()) {
    const place = stillsOf[index] ?? files.length
    if (place >= files.length || byPlace.has(place)) throw invalidFile(field, 'still_without_video', index)
    byPlace.set(place, still)
  }
  return files.map((file, place) => ({ ...file, still: byPlace.get(place) }))
}

/** Throws if a file that is no video has a still. */
export function refuseStill({ still }: Pick<Upload, 'still'>, kind: MediaKind): void {
  if (still && kind !== 'video') throw invalidField(field, 'still_without_video')
}
