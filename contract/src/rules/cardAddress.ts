import type { Media, Post } from '../posts.ts'

/** The fields of a report that its share card shows. */
export type OnCard = Pick<
  Post,
  '_id' | 'title' | 'kinds' | 'place' | 'location' | 'caseLine' | 'createdAt'
> & {
  medias: readonly Pick<Media, 'type' | 'url' | 'thumbnail'>[]
}

/** The size that social networks ask for, in pixels; the card is drawn at this size. */
export const cardSize = { width: 1200, height: 630 } as const

/** The address of the picture shown on the card: the first one, or the still of a video before it. */
export const photoOf = ({ medias }: Pick<OnCard, 'medias'>): string | undefined =>
  medias.map(({ type, url, thumbnail }) => (type === 'image' ? url : thumbnail)).find((each) => each !== null)

/** A hash of everything the card shows. Networks cache a picture by its address, so a changed card needs a new address. */
function versionOf(post: OnCard): string {
  const { title, kinds, place, location, caseLine, createdAt } = post
  // Whole objects are not hashed: the result would depend on the order of their keys.
  const steps = caseLine.steps.map(({ step, date }) => [step, date])
  const shown = [title, kinds, place.en, place.bn, location, steps, createdAt.slice(0, 10), photoOf(post)]
  // The FNV-1a hash.
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(shown)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** The address of the current share card of a report. */
export const cardAddress = (post: OnCard, language: 'en' | 'bn'): string =>
  `/share-cards/${language}/${post._id}.jpg?v=${versionOf(post)}`
