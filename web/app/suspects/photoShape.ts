import type { Suspect } from '@bichar/contract/suspects.ts'
import type { PictureFile } from '../media/mediaShape.ts'

/** The photo of a suspect, or null. */
export const photoOf = ({
  photo,
  thumbnail,
  photoWidth,
  photoHeight,
  photoBytes,
  thumbnailBytes,
  photoWidths,
}: Suspect): PictureFile | null =>
  photo === null
    ? null
    : {
        url: photo,
        thumbnail,
        width: photoWidth,
        height: photoHeight,
        bytes: photoBytes ?? 0,
        thumbnailBytes,
        widths: photoWidths,
      }

/** A taller portrait is cropped; the viewer shows all of it. */
const tallest = 3 / 4
const widest = 4 / 3

/** Aspect ratio (width by height) of the photo's box, which reserves the space while the photo loads. */
export const photoRatio = ({ photo, photoWidth, photoHeight }: Suspect): number =>
  photo && photoWidth && photoHeight ? Math.min(widest, Math.max(tallest, photoWidth / photoHeight)) : widest
