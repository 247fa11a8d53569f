import type { Metadata } from 'sharp'

/** Pixels of all frames that take no longer than a large photo; enough for a screenshot of any phone. */
const quickPixels = 5_000_000

/** Thrown instead of drawing a picture that takes longer than a large photo. */
export class CostlyPicture extends Error {}

/** A JPEG never is: it is decoded at a fraction of its size. */
export const isCostly = ({ format, width, height }: Metadata, frames: number): boolean =>
  format !== 'jpeg' && width * height * frames > quickPixels
