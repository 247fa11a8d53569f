import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import {
  extensions,
  kindByName,
  type MediaKind,
  mostBytes,
  tooManyBytes,
} from '@bichar/contract/rules/mediaFiles.ts'
import { newKey } from '../../api/newKey.ts'
import { compressImage } from './compressImage.ts'

/** A file that a person chose for a report, ready to be sent. */
export interface PickedFile {
  id: string
  file: File
  kind: MediaKind
}

/** Why a file cannot be attached. */
export class FileRefusal extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

/**
 * Checks a file without opening it (spec section 5, Media processing). Pictures may be of any size here: those above 1 MB are made
 * smaller. Throws a FileRefusal.
 */
export function kindOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): MediaKind {
  if (size === 0) throw new FileRefusal('file_missing')
  if (type === '') throw new FileRefusal('file_type')
  const kind = kindByName(name)
  if (!kind) throw new FileRefusal('file_type')
  if (kind !== 'image' && size > mostBytes[kind]) throw new FileRefusal(tooManyBytes[kind])
  return kind
}

const extensionOfType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
}

/** Gives a file without an extension, as some phones hand them over, the extension of its type. */
export function named(file: File): File {
  if (file.name.includes('.')) return file
  const known = [...extensions.image, ...extensions.video, ...extensions.audio] as readonly string[]
  const extension = extensionOfType[file.type] ?? file.type.split('/')[1] ?? ''
  if (!known.includes(extension)) return file
  return new File([file], `${file.name || 'file'}.${extension}`, { type: file.type })
}

/** Checks a chosen file and prepares it for sending: a large picture is made smaller. Throws a FileRefusal. */
export async function takeIn(chosen: File): Promise<PickedFile> {
  const file = named(chosen)
  const kind = kindOf(file)
  const ready = kind === 'image' ? await readyImage(file) : file
  return { id: newKey(), file: ready, kind }
}

async function readyImage(file: File): Promise<File> {
  const ready = await compressImage(file).catch(() => {
    throw new FileRefusal('file_damaged')
  })
  if (ready.size > mostBytes.image) throw new FileRefusal(tooManyBytes.image)
  return ready
}
