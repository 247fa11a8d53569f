import type { DeskThing } from '@bichar/contract/desk.ts'
import type { DeskSubject } from '@bichar/contract/rules/desk.ts'
import { findUser } from '../../accounts/userStore.ts'
import { commentView } from '../../comments/view.ts'
import type { SignedIn } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import { ApiError } from '../../core/refusal.ts'
import { authorsOfFlagged } from '../../flags/authorStore.ts'
import { decideFlagged, reopenFlags } from '../../flags/deciding.ts'
import { findComment, flagged, kindOfFlagged } from './flagStore.ts'
import { wholePost } from './post.ts'
import { nothing, type Source } from './source.ts'
import { wholeSuspect } from './suspect.ts'
import { wholeTimeline } from './timeline.ts'

/** Read each kind of flagged thing as the admin may see it, with the post that it belongs to. */
const readers: Partial<Record<DeskSubject, (deps: Deps, admin: SignedIn, id: string) => Promise<DeskThing>>> =
  {
    post: wholePost,
    timeline: wholeTimeline,
    async comment(deps, admin, id) {
      const found = await findComment(deps, admin.userId, id)
      if (!found) throw new ApiError('comment_not_found')
      const { comment, postId } = found
      const parent =
        comment.parent_id === null ? undefined : await findComment(deps, admin.userId, comment.parent_id)
      return {
        ...(await wholePost(deps, admin, postId)),
        comment: commentView(comment, admin),
        answered: parent ? commentView(parent.comment, admin) : null,
      }
    },
    suspect: wholeSuspect,
    async person(deps, _admin, id) {
      const user = await findUser(deps.kysely, id)
      if (!user) throw new ApiError('user_not_found')
      return { ...nothing, person: { _id: id, name: user.name, avatar: user.avatar } }
    },
  }

/** Things that people, or Bichar itself, have flagged. */
export const flagSource: Source = {
  waiting: flagged,
  authors: authorsOfFlagged,
  async read(deps, admin, { id, subject }) {
    const read = readers[subject]
    if (!read) throw new Error(`a ${subject} cannot be flagged`)
    return read(deps, admin, id)
  },
  async decide(deps, admin, { id, version, action, reason }) {
    const kind = await kindOfFlagged(deps.kysely, id)
    if (!kind || (action !== 'keep' && action !== 'remove' && action !== 'takeDown')) {
      throw new ApiError('already_decided')
    }
    const [ofThing, flagCount] = version.split('.').map(Number)
    await decideFlagged(deps, admin, { kind, id }, { action, reason, version: ofThing, flagCount })
  },
  async takeBack(deps, admin, id) {
    const kind = await kindOfFlagged(deps.kysely, id)
    if (!kind) throw new ApiError('nothing_to_take_back')
    await reopenFlags(deps, admin, { kind, id })
  },
}
