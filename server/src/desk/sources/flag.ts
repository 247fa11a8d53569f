import { decideReported } from '../../flags/reports.ts'
import { decidePost } from '../../moderation/moderation.ts'
import { flagged } from './flagStore.ts'
import { wholePost } from './post.ts'
import type { Source } from './source.ts'

/** What people have flagged. */
export const flagSource: Source = {
  kind: 'flag',
  waiting: flagged,
  read: wholePost,
  async decide(deps, _tx, admin, { id, version, action, reason }) {
    const [post, reportCount] = version.split('.').map(Number)
    if (action !== 'takeDown') {
      const ruling = action === 'keep' ? 'ignore' : 'delete'
      return decideReported(deps, admin, id, { action: ruling, version: post, reportCount })
    }
    await decidePost(deps, admin, id, { action: 'disapprove', reason, version: post })
    await decideReported(deps, admin, id, { action: 'ignore', reportCount })
  },
}
