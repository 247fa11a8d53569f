import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { compressImage } from './compressImage.ts'
import { FileRefusal, named } from './pickedFile.ts'

/** Which picture a form accepts. */
export interface PictureRule {
  /** In lower case, without the dot. */
  extensions: readonly string[]
  wrongType: ErrorCode
  /** The maximum size when it is sent. */
  mostBytes: number
  tooLarge: ErrorCode
}

/** The value of the file field's `accept` attribute. */
export const acceptedBy = ({ extensions }: PictureRule): string =>
  extensions.map((extension) => `.${extension}`).join(',')

/**
 * Checks a chosen picture and makes a large one smaller, so that a phone's photo fits. Throws a FileRefusal, also if it is still too
 * large: a GIF, or any picture where the browser cannot draw.
 */
export async function takeInPicture(
  { extensions, wrongType, mostBytes, tooLarge }: PictureRule,
  chosen: File,
): Promise<File> {
  const file = named(chosen)
  if (file.size === 0) throw new FileRefusal('file_missing')
  if (!extensions.includes(file.name.split('.').pop()?.toLowerCase() ?? '')) throw new FileRefusal(wrongType)
  const ready = await compressImage(file).catch(() => {
    throw new FileRefusal(file.size > mostBytes ? tooLarge : 'file_damaged')
  })
  if (ready.size > mostBytes) throw new FileRefusal(tooLarge)
  return ready
}
