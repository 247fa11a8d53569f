import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { decideFlagged, type Ruling } from './deciding.ts'

interface PostRuling extends Pick<Ruling, 'version'> {
  action: 'ignore' | 'delete'
  reportCount?: number | undefined
}

/** Decides on the open flags of a post through the call of the specification, which names its actions differently. */
export const decideReported = (
  deps: Deps,
  admin: SignedIn,
  id: string,
  { action, version, reportCount: flagCount }: PostRuling,
): Promise<void> =>
  decideFlagged(
    deps,
    admin,
    { kind: 'post', id },
    {
      action: action === 'delete' ? 'remove' : 'keep',
      ...{ reason: '', version, flagCount, ifGone: 'post_not_found' },
    },
  )
