import type { PersonReview } from '@bichar/contract/personReview.ts'
import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import type { AuthorPause, OwnSanction, Sanction, WaitingAppeal } from '@bichar/contract/sanctions.ts'
import type { User } from '../accounts/userStore.ts'
import type { SignedIn } from '../core/actor.ts'
import { reasonText } from '../flags/reasonText.ts'
import { foundUserView } from '../users/view.ts'
import type { AppealRow, AuthorPauseRow, ContributionRow, DecisionRow, FlagRow, Totals } from './feed.ts'
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

/** A sanction as the person concerned sees it. Does not say which of their pauses is for something anonymous. */
const ownSanctionView = (row: SanctionRow): OwnSanction => ({
  ...parts(row),
  reason: row.reason,
  appeal: appealView(row),
  canAppeal: isOpenToAppeal(row),
})

/**
 * All sanctions as the person concerned sees them. They notice that they are paused whenever they try to write, but
 * whoever holds their phone must not learn that something anonymous was the cause: of all pauses, including named ones,
 * only the last day is shown.
 */
export function ownSanctionsView(
  rows: readonly SanctionRow[],
  { userId, anonymousHidden }: Pick<SignedIn, 'userId' | 'anonymousHidden'>,
): OwnSanction[] {
  if (!anonymousHidden) return rows.map(ownSanctionView)
  const [pauses = [], others = []] = [true, false].map((is) =>
    rows.filter(({ kind }) => (kind === 'pause') === is),
  )
  const ends = pauses.flatMap(({ is_active, until }) => (is_active && until !== null ? [until] : []))
  const until = ends.toSorted().at(-1)
  const pause = {
    kind: 'pause',
    day: null,
    isActive: true,
    reason: null,
    appeal: null,
    canAppeal: false,
  } as const
  // The id is that of the person, so that it identifies none of the pauses.
  return [...(until === undefined ? [] : [{ ...pause, _id: userId, until }]), ...others.map(ownSanctionView)]
}

export const sanctionView = (row: SanctionRow): Sanction => ({
  ...parts(row),
  reason: row.reason,
  appeal: appealView(row),
  by: row.by_name,
  liftedAt: row.lifted_at?.toISOString() ?? null,
})

export function waitingAppealView(row: AppealRow, viewer: SignedIn): WaitingAppeal {
  const { user_id, user_name, user_avatar, thing_kind, thing_id } = row
  return {
    ...parts(row),
    appeal: appealView(row) ?? { text: '', day: '', outcome: null, answer: '' },
    reason: row.reason,
    by: row.by_name,
    person: user_id === null ? null : { _id: user_id, name: user_name ?? '', avatar: user_avatar },
    thing: thing_kind && thing_id ? thingView(row, thing_kind, thing_id) : null,
    canJudge: row.by_id !== viewer.userId,
  }
}

export const authorPauseView = (row: AuthorPauseRow): AuthorPause => ({
  _id: row.id,
  thing: thingView(row, row.thing_kind, row.thing_id),
  reason: row.reason,
  until: row.until,
  day: row.day,
  by: row.by_name,
})

const thingView = (
  { post_id, thing_title }: Pick<AppealRow, 'post_id' | 'thing_title'>,
  kind: PausedThing,
  id: string,
) => ({ kind, _id: id, postId: post_id, title: thing_title })

interface PersonRows {
  user: User
  sanctions: readonly SanctionRow[]
  contributions: readonly ContributionRow[]
  totals: Totals
  flags: readonly FlagRow[]
  decisions: readonly DecisionRow[]
}

/** Made within the last year, and not lifted. */
const isStrike = ({ kind, is_lifted, day }: SanctionRow, since: string): boolean =>
  kind !== 'suspension' && !is_lifted && day >= since

export const personView = (
  { user, sanctions, contributions, totals, flags, decisions }: PersonRows,
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
  flags: flags.map(({ id, kind, post_id, title, reason, text, state, at }) => ({
    _id: id,
    postId: post_id,
    ...{ kind, title, state },
    reason: reasonText(reason, text),
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
