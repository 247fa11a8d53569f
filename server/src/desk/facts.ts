import type { DeskThing } from '@bichar/contract/desk.ts'
import type { WatchList } from '@bichar/contract/rules/findings/watchList.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { type FlagRow, readFlagsOf } from '../flags/feed.ts'
import { type ModerationHistory, readModerationHistory } from '../moderation/feed.ts'
import { readSimilar } from '../search/similarStore.ts'
import { type NamedId, type NamesakeRow, readNamesakes } from '../suspects/namesakeStore.ts'
import {
  type ApprovedRow,
  type DeedRow,
  type RelatedRow,
  readApproved,
  readDeeds,
  readRelated,
} from './factStore.ts'
import type { QueueRow } from './feed.ts'
import { watchWordsOf } from './findings.ts'
import { type NoteRow, readNotes } from './noteStore.ts'

/** What moderators are shown about an item in addition to the thing itself. */
export interface KnownRows {
  similar: RelatedRow[] | null
  ofSuspects: RelatedRow[]
  sameName: NamesakeRow[] | null
  flags: { rows: FlagRow[]; total: number }
  history: DeedRow[]
  moderationHistory: ModerationHistory | undefined
  notes: NoteRow[]
  watchWords: string[]
  approved: ApprovedRow | undefined
}

/** An item with the id of the thing whose flags, notes and history are shown. */
type DeskSubjectRow = QueueRow & { subjectId: string }

export async function readFacts(
  deps: Deps,
  admin: SignedIn,
  item: DeskSubjectRow,
  thing: DeskThing,
  watchList: WatchList,
): Promise<KnownRows> {
  const { pool, kysely } = deps
  const { subjectId: id } = item
  const authorId = namedAuthorOf(thing)
  const [similar, ofSuspects, sameName, flags, history, moderationHistory, notes, approved] =
    await Promise.all([
      readAlike(deps, admin, thing.post),
      readRelated(kysely, suspectsOf(thing), thing.post?._id ?? null),
      readNamesakes(deps, namesToCompare(thing)),
      readFlagsOf(pool, id, serverLimits.reviewedReports),
      admin.anonymousHidden && id === admin.userId ? [] : readDeeds(kysely, id),
      authorId ? readModerationHistory(pool, authorId) : undefined,
      readNotes(kysely, id),
      item.was_edited ? readApproved(kysely, id) : undefined,
    ])
  const watchWords = watchWordsOf(item, watchList)
  return { similar, ofSuspects, sameName, flags, history, moderationHistory, notes, watchWords, approved }
}

const suspectsOf = ({ criminals, suspect }: DeskThing): string[] =>
  [...criminals, ...(suspect ? [suspect] : [])].map(({ _id }) => _id)

/** The names that a decision may make public: of the proposed suspects of a post, and of a suspect on its own as it will be. */
function namesToCompare({ criminals, suspect, change }: DeskThing): NamedId[] {
  const proposed = criminals.filter(({ shown }) => shown === 'proposed')
  const renamed = change?.changes.find(({ field }) => field === 'name')?.to
  const own =
    suspect && (!change || renamed) ? [{ id: suspect._id, name: String(renamed ?? suspect.name) }] : []
  return [...proposed.map(({ _id, name }) => ({ id: _id, name })), ...own]
}

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
