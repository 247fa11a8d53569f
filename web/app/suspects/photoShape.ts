import type { Suspect } from '@bichar/contract/suspects.ts'
import type { PictureFile } from '../media/mediaShape.ts'

/** The photo of a suspect who has one. */
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

/** Of a portrait that is much taller, the rest is seen in the viewer. */
const tallest = 3 / 4
const widest = 4 / 3

/** Width by height of the box that a photo has, so that its place is kept while it loads. */
export const photoRatio = ({ photo, photoWidth, photoHeight }: Suspect): number =>
  photo && photoWidth && photoHeight ? Math.min(widest, Math.max(tallest, photoWidth / photoHeight)) : widest
