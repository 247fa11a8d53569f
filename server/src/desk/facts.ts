import type { DeskThing } from '@bichar/contract/desk.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { SignedIn } from '../actor.ts'
import type { Deps } from '../deps.ts'
import { type FlagRow, readFlagsOf } from '../flags/feed.ts'
import { readStanding, type Standing } from '../moderation/feed.ts'
import { ApiError } from '../refusal.ts'
import { readSimilar } from '../search/similarStore.ts'
import { type DeedRow, type RelatedRow, readDeeds, readRelated } from './factStore.ts'
import { type NoteRow, readNotes } from './noteStore.ts'

/** What moderators are shown about an item in addition to the thing itself. */
export interface KnownRows {
  similar: RelatedRow[] | null
  ofSuspects: RelatedRow[]
  flags: { rows: FlagRow[]; total: number }
  history: DeedRow[]
  standing: Standing | undefined
  notes: NoteRow[]
}

export async function readFacts(
  deps: Deps,
  admin: SignedIn,
  id: string,
  thing: DeskThing,
): Promise<KnownRows> {
  const { pool, kysely } = deps
  const authorId = namedAuthorOf(thing)
  const [similar, ofSuspects, flags, history, standing, notes] = await Promise.all([
    readAlike(deps, admin, thing.post),
    readRelated(kysely, suspectsOf(thing), thing.post?._id ?? null),
    readFlagsOf(pool, id, serverLimits.reviewedReports),
    admin.anonymousHidden && id === admin.userId ? [] : readDeeds(kysely, id),
    authorId ? readStanding(pool, authorId) : undefined,
    readNotes(kysely, id),
  ])
  return { similar, ofSuspects, flags, history, standing, notes }
}

const suspectsOf = ({ criminals, suspect }: DeskThing): string[] =>
  [...criminals, ...(suspect ? [suspect] : [])].map(({ _id }) => _id)

/** The author whose name everybody sees; undefined for an anonymous one, even though the author sees the name. */
function namedAuthorOf({ post, timeline, comment, person }: DeskThing): string | undefined {
  if (person) return person._id
  if (comment) return comment.isAnonymous ? undefined : comment.user?._id
  if (timeline) return post?.isAnonymous ? undefined : timeline.createdBy?._id
  return post?.isAnonymous ? undefined : post?.user?._id
}

/** Returns null if the search is busy, so that the item can be judged without it. */
async function readAlike(deps: Deps, admin: SignedIn, post: DeskThing['post']): Promise<RelatedRow[] | null> {
  if (!post) return []
  const text = `${post.title} ${post.desc}`.slice(0, limits.similarText)
  const { location: place, district, upazila } = post
  try {
    const found = await readSimilar(deps, admin.userId, { text, place, district, upazila, suspects: [] })
    return found.filter(({ id }) => id !== post._id)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'search_busy') return null
    throw error
  }
}
