import type { PersonReview } from '@bichar/contract/personReview.ts'
import type { OwnSanction, Sanction, WaitingAppeal } from '@bichar/contract/sanctions.ts'
import type { User } from '../accounts/userStore.ts'
import type { SignedIn } from '../actor.ts'
import { inWords } from '../flags/words.ts'
import { foundUserView } from '../users/view.ts'
import type { AppealRow, ContributionRow, DecisionRow, FlagRow, Totals } from './feed.ts'
import { isOpenToAppeal, refusalToSanction } from './policy.ts'
import type { SanctionRow } from './store.ts'

const parts = ({ id, kind, until, day, is_active }: SanctionRow) => ({
  _id: id,
  kind,
  until,
  day,
  isActive: is_active,
})

const appealView = ({ appeal, appealed_on, outcome, answer }: SanctionRow) =>
  appeal === null ? null : { text: appeal, day: appealed_on ?? '', outcome, answer }

/** What was done about somebody, as that person reads it. Which of their pauses is for something anonymous is not said. */
export function ownSanctionView(
  row: SanctionRow,
  { anonymousHidden }: Pick<SignedIn, 'anonymousHidden'>,
): OwnSanction {
  const isHidden = anonymousHidden === true && row.kind === 'pause'
  return {
    ...parts(row),
    reason: isHidden ? null : row.reason,
    appeal: isHidden ? null : appealView(row),
    canAppeal: !isHidden && isOpenToAppeal(row),
  }
}

export const sanctionView = (row: SanctionRow): Sanction => ({
  ...parts(row),
  reason: row.reason,
  appeal: appealView(row),
  by: row.by_name,
  liftedAt: row.lifted_at?.toISOString() ?? null,
})

export function waitingAppealView(row: AppealRow, viewer: SignedIn): WaitingAppeal {
  const { user_id, user_name, user_avatar, thing_kind, thing_id, post_id } = row
  return {
    ...parts(row),
    appeal: appealView(row) ?? { text: '', day: '', outcome: null, answer: '' },
    reason: row.reason,
    by: row.by_name,
    person: user_id === null ? null : { _id: user_id, name: user_name ?? '', avatar: user_avatar },
    thing: thing_kind && thing_id ? { kind: thing_kind, _id: thing_id, postId: post_id } : null,
    canJudge: row.by_id !== viewer.userId,
  }
}

interface Reviewed {
  user: User
  sanctions: readonly SanctionRow[]
  contributions: readonly ContributionRow[]
  totals: Totals
  flags: readonly FlagRow[]
  decisions: readonly DecisionRow[]
}

/** Of the last year, unless it was taken back. */
const isStrike = ({ kind, is_lifted, day }: SanctionRow, since: string): boolean =>
  kind !== 'suspension' && !is_lifted && day >= since

export const personView = (
  { user, sanctions, contributions, totals, flags, decisions }: Reviewed,
  viewer: SignedIn,
  since: string,
): PersonReview => ({
  user: foundUserView(user),
  sanctions: sanctions.map(sanctionView),
  strikes: sanctions.filter((row) => isStrike(row, since)).length,
  contributions: contributions.map(({ id, post_id, at, ...rest }) => ({
    _id: id,
    postId: post_id,
    at: at.toISOString(),
    ...rest,
  })),
  totals,
  flags: flags.map(({ id, post_id, title, reason, text, state, at }) => ({
    _id: id,
    postId: post_id,
    ...{ title, state },
    reason: inWords(reason, text),
    at: at.toISOString(),
  })),
  decisions: decisions.map(({ id, post_id, by_name, at, ...rest }) => ({
    ...rest,
    _id: id,
    postId: post_id,
    by: by_name,
    at: at.toISOString(),
  })),
  can: { sanction: refusalToSanction(viewer, user) === undefined },
})
