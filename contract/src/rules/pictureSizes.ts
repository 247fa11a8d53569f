export const thumbnailLongestSide = 640

/** The widths in which a picture is stored, from a phone's card up to a large screen. None is wider than the original. */
const pictureWidths = [360, 720, 1080, 1600] as const

/** The widths to make of a picture of this width. Its own width is added only if it is clearly larger than the widest standard one. */
export function sizesOf(width: number): number[] {
  const narrower = pictureWidths.filter((each) => each < width)
  const widest = Math.min(width, 1600)
  const last = narrower.at(-1)
  return last && widest > last * 1.2 ? [...narrower, widest] : narrower
}

/** The address of one of a picture's `widths`; the query of a signed address is kept. */
export const addressOfSize = (url: string, width: number): string =>
  url.replace(/\.\w+(?=$|\?)/, `-${width}.webp`)
