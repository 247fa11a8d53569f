import type { Post } from '@bichar/contract/posts.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import type { Actor } from '../core/actor.ts'
import { mediaView } from '../media/media.ts'
import { namesOfPlace } from '../places/chosen.ts'
import { isRedacted, maySee as maySeeSuspect } from '../suspects/policy.ts'
import { fieldsOf } from './fields.ts'
import { abilities, isModerator, maySeeAuthor, maySeeReview } from './policy.ts'
import type { NamedSuspect, PostRow } from './store.ts'

/** The parts of a post that do not reveal its author. Of its suspects, a viewer gets those whom they may see. */
export const shownOf = (
  row: Pick<PostRow, 'medias' | 'suspects' | 'case_steps' | 'update_count'>,
  viewer: Actor,
): Pick<Post, 'medias' | 'criminals' | 'caseLine'> => ({
  medias: row.medias.map(mediaView),
  criminals: row.suspects.filter((suspect) => maySeeSuspect(suspect, viewer)).map(linkedSuspectView),
  caseLine: { steps: row.case_steps, updates: row.update_count },
})

function linkedSuspectView(suspect: NamedSuspect): LinkedSuspect {
  const { id: _id, name, photo_name, status, visibility: shown, is_minor: isMinor } = suspect
  return isRedacted(suspect)
    ? { _id, name: nameOfMinor, photo: null, status, shown, isMinor }
    : { _id, name, photo: photo_name && `/media/${photo_name}`, status, shown, isMinor }
}

/** A post as one viewer sees it. Only this function drops the author of an anonymous post, for every viewer and every list. */
export function postView(row: PostRow, viewer: Actor): Post {
  return {
    _id: row.id,
    ...fieldsOf(row),
    place: namesOfPlace(row),
    isAnonymous: row.is_anonymous,
    ...shownOf(row, viewer),
    hasPendingSuspects: row.suspects.some(
      (suspect) => suspect.visibility === 'proposed' && !maySeeSuspect(suspect, viewer),
    ),
    user: maySeeAuthor(row, viewer) ? author(row) : null,
    isAllowed: row.is_allowed,
    review: maySeeReview(row, viewer)
      ? { state: row.review_state, reason: row.review_reason, version: row.version }
      : null,
    hasReacted: row.has_reacted,
    reactionCount: row.reaction_count,
    commentCount: row.comment_count,
    ...(isModerator(viewer) && { reportCount: row.report_count }),
    ...(isModerator(viewer) && { withoutAccount: row.without_account }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedOn: publishedOn(row),
    can: abilities(row, viewer),
  }
}

/**
 * The day alone, of reports with a name as well: their times would say between which times their anonymous neighbours in the feed were
 * published. Of a report that waits after an edit, its link says that it was public, and nothing says when.
 */
const publishedOn = ({ is_allowed, published_at }: PostRow): Post['publishedOn'] =>
  is_allowed && published_at !== null ? todayInBangladesh(published_at) : null

const author = ({ user_id, author_name, author_avatar }: PostRow): Post['user'] =>
  user_id !== null && author_name !== null ? { _id: user_id, name: author_name, avatar: author_avatar } : null
