import { kindByName, type MediaKind, mostBytes, tooManyBytes } from '@bichar/contract/rules/mediaFiles.ts'
import { fileTypeFromFile } from 'file-type'
import { ApiError } from '../refusal.ts'
import type { Upload } from '../upload.ts'

export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp'
export type Container = 'mp4' | 'mov' | 'webm' | 'mp3' | 'wav' | 'ogg' | 'm4a'

/** What a file turned out to be. */
export type Recognised =
  | { kind: 'image'; format: ImageFormat }
  | { kind: 'video' | 'audio'; format: Container }

const m4a: Recognised = { kind: 'audio', format: 'm4a' }

/** The accepted formats by the extension that file-type gives to the content. */
const accepted = new Map<string, Recognised>([
  ['jpg', { kind: 'image', format: 'jpeg' }],
  ['png', { kind: 'image', format: 'png' }],
  ['apng', { kind: 'image', format: 'png' }],
  ['gif', { kind: 'image', format: 'gif' }],
  ['webp', { kind: 'image', format: 'webp' }],
  ['mp4', { kind: 'video', format: 'mp4' }],
  ['m4v', { kind: 'video', format: 'mp4' }],
  ['mov', { kind: 'video', format: 'mov' }],
  ['webm', { kind: 'video', format: 'webm' }],
  ['mp3', { kind: 'audio', format: 'mp3' }],
  ['wav', { kind: 'audio', format: 'wav' }],
  ['ogg', { kind: 'audio', format: 'ogg' }],
  ['opus', { kind: 'audio', format: 'ogg' }],
  ['m4a', m4a],
])

/**
 * Tells by its first bytes what an upload is. Refuses what is not accepted at all (file_type), what is another
 * kind of thing than its name or its sender says (file_name_lies), and what is too large for its kind.
 * A JPEG that is called .png does no harm: it is stored as what it is.
 */
export async function recognise(upload: Upload): Promise<Recognised> {
  const { only } = upload
  const wrongType = only?.wrongType ?? 'file_type'
  const found = asNamed(await contentOf(upload.path), upload.fileName)
  if (!found) throw new ApiError(wrongType)
  const claims = [kindByName(upload.fileName), declaredKind(upload.declaredType)]
  if (claims.some((claim) => claim && claim !== found.kind)) throw new ApiError('file_name_lies')
  if (upload.kinds && !upload.kinds.includes(found.kind)) throw new ApiError(wrongType)
  if (only && !only.formats.includes(found.format)) throw new ApiError(wrongType)
  if (upload.bytes > mostBytes[found.kind]) throw new ApiError(tooManyBytes[found.kind])
  return found
}

async function contentOf(path: string): Promise<Recognised | undefined> {
  try {
    return accepted.get((await fileTypeFromFile(path))?.ext ?? '')
  } catch (error) {
    // The recogniser stumbles over some broken files; one that cannot be opened is our own trouble.
    if (error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}

/** Most phones record sound as an MP4 file that only its name tells from a video; a picture in it is refused later. */
const asNamed = (found: Recognised | undefined, fileName: string): Recognised | undefined =>
  found?.format === 'mp4' && /\.m4a$/i.test(fileName) ? m4a : found

/** Browsers differ on Ogg: some declare a recording as video/ogg, which then says nothing. */
function declaredKind(type = ''): MediaKind | undefined {
  const [kind, format] = type.toLowerCase().split('/')
  if (kind === 'image' || kind === 'audio') return kind
  return kind === 'video' && format !== 'ogg' ? 'video' : undefined
}
