import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { formats } from '@bichar/contract/rules/mediaFiles.ts'
import { compressImage } from './compressImage.ts'
import { contentOfFile, FileRefusal, named } from './pickedFile.ts'

/** Which picture a form accepts. */
export interface PictureRule {
  /** In lower case, without the dot; of each format that is accepted the first, at least. */
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
  if (chosen.size === 0) throw new FileRefusal('file_missing')
  const content = await contentOfFile(chosen)
  if (content && 'refused' in content) throw new FileRefusal(wrongType)
  const [ending] = content ? formats[content.format].extensions : [chosen.name.split('.').pop() ?? '']
  if (!extensions.includes(ending.toLowerCase())) throw new FileRefusal(wrongType)
  const file = content ? named(chosen, content.format) : chosen
  const ready = await compressImage(file).catch(() => {
    throw new FileRefusal(file.size > mostBytes ? tooLarge : 'file_damaged')
  })
  if (ready.size > mostBytes) throw new FileRefusal(tooLarge)
  return ready
}
