import { limits } from '@bichar/contract/limits.ts'
import { compressImage } from '../../media/picking/compressImage.ts'
import { FileRefusal, named } from '../../media/picking/pickedFile.ts'

const extensions = ['jpg', 'jpeg', 'png', 'webp']

/** The value of the file field's `accept` attribute. */
export const acceptedPhotos = extensions.map((extension) => `.${extension}`).join(',')

/** Checks a chosen photo (spec section 5) and makes a large one smaller. Throws a FileRefusal. */
export async function takeInPhoto(chosen: File): Promise<File> {
  const file = named(chosen)
  if (file.size === 0) throw new FileRefusal('file_missing')
  if (!extensions.includes(file.name.split('.').pop()?.toLowerCase() ?? '')) {
    throw new FileRefusal('photo_type')
  }
  if (file.size > limits.photoBytes) throw new FileRefusal('photo_too_large')
  return compressImage(file).catch(() => {
    throw new FileRefusal('file_damaged')
  })
}
