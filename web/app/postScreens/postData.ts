import type { Post } from '@bichar/contract/posts.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { StructuredData } from '../page/structuredData.ts'

interface Shown {
  url: string
  description: string
  picture: string
  /** The kinds of crime and the place in the language of the page. */
  kinds: string[]
  place: string
}

/** When it was published and changed last. What was written in it before it was published is no change. */
function daysOf({ publishedOn, updatedAt }: Post) {
  const updatedOn = todayInBangladesh(new Date(updatedAt))
  if (publishedOn === null) return { dateModified: updatedOn }
  return { datePublished: publishedOn, dateModified: updatedOn > publishedOn ? updatedOn : publishedOn }
}

/**
 * A report for programs. It has an author only if it bears a name, and days only. Whoever is named in it is left out: to a program a name in
 * this place is a fact, and nobody here is convicted.
 */
export const postData = (post: Post, { kinds, place, picture, ...shown }: Shown): StructuredData => ({
  '@type': 'DiscussionForumPosting',
  headline: post.title,
  ...shown,
  image: picture,
  ...daysOf(post),
  articleSection: kinds.length > 0 ? kinds : undefined,
  contentLocation: place ? { '@type': 'Place', name: place } : undefined,
  author: post.user && !post.isAnonymous ? { '@type': 'Person', name: post.user.name } : undefined,
})
