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

/** The accepted formats, by the extension that file-type detects from the content. */
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
 * Detects the type of an upload from its first bytes. Refuses types that are not accepted (file_type), files whose kind differs
 * from their name or declared type (file_name_lies), and files that are too large for their kind.
 * A JPEG that is called .png is harmless: it is stored as a JPEG.
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
    // file-type throws for some broken files; a file that cannot be opened is an error of the server.
    if (error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}

/** Most phones record sound as an MP4 file that only its name distinguishes from a video; a picture track in it is refused later. */
const asNamed = (found: Recognised | undefined, fileName: string): Recognised | undefined =>
  found?.format === 'mp4' && /\.m4a$/i.test(fileName) ? m4a : found

/** Browsers disagree on Ogg: some declare a sound recording as video/ogg, so that type is ignored. */
function declaredKind(type = ''): MediaKind | undefined {
  const [kind, format] = type.toLowerCase().split('/')
  if (kind === 'image' || kind === 'audio') return kind
  return kind === 'video' && format !== 'ogg' ? 'video' : undefined
}
