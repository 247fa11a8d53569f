import type { Suspect } from '@bichar/contract/suspects.ts'

/** What stands where a suspect has no photo. */
export const noPhoto = '/default-avatar.png'

/** Of a portrait that is much taller, the rest is seen in the viewer. */
const tallest = 3 / 4
const widest = 4 / 3

/** Width by height of the box that a photo has, so that its place is kept while it loads. */
export const photoRatio = ({ photo, photoWidth, photoHeight }: Suspect): number =>
  photo && photoWidth && photoHeight ? Math.min(widest, Math.max(tallest, photoWidth / photoHeight)) : widest
