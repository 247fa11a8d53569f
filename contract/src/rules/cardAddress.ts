import type { Media, Post } from '../posts.ts'

/** What a share card shows of a report. */
export type OnCard = Pick<
  Post,
  '_id' | 'title' | 'kinds' | 'place' | 'location' | 'caseLine' | 'createdAt'
> & {
  medias: readonly Pick<Media, 'type' | 'url'>[]
}

/** As networks ask for it; what they keep is drawn as large. */
export const cardSize = { width: 1200, height: 630 } as const

/** The photo of a card. */
export const photoOf = ({ medias }: Pick<OnCard, 'medias'>): string | undefined =>
  medias.find(({ type }) => type === 'image')?.url

/** Another for another card: networks keep a picture for as long as its address stays the same. */
function versionOf(post: OnCard): string {
  const { title, kinds, place, location, caseLine, createdAt } = post
  // Of nothing whole: the order in which it was read would count.
  const steps = caseLine.steps.map(({ step, date }) => [step, date])
  const shown = [title, kinds, place.en, place.bn, location, steps, createdAt.slice(0, 10), photoOf(post)]
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(shown)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Where the share card of a report lies, as it looks now. */
export const cardAddress = (post: OnCard, language: 'en' | 'bn'): string =>
  `/share-cards/${language}/${post._id}.jpg?v=${versionOf(post)}`
