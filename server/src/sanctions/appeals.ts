import type { AppealOutcome } from '@bichar/contract/rules/sanctions.ts'
import { recordAction } from '../audit/audit.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { transact } from '../db/transaction.ts'
import { nextFullHour } from '../notifications/hourly.ts'
import { onCome, onLeft } from '../notifications/waiting.ts'
import { notifyAffectedUser } from './affectedUsers.ts'
import { isOpenToAppeal } from './policy.ts'
import { actionOn, refuseUnlessMayChange } from './sanctions.ts'
import * as store from './store.ts'

/** A person who appeals: with a session or, if suspended, by their password alone. */
export type Appellant = Pick<SignedIn, 'userId' | 'anonymousHidden'>

/** Stores the appeal of a person against a decision about them; each decision can be appealed once. */
export const appeal = (
  deps: Deps,
  { userId, anonymousHidden }: Appellant,
  id: string,
  text: string,
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const sanction = await store.lockSanction(tx, id)
    if (!sanction || !isTheirs(deps, userId, sanction)) throw new ApiError('sanction_not_found')
    // Otherwise a pause that can be appealed would be known to have nothing to do with anything anonymous.
    if (anonymousHidden && sanction.kind === 'pause') throw new ApiError('sanction_not_found')
    if (sanction.appeal !== null) throw new ApiError('appealed_already')
    if (!isOpenToAppeal(sanction)) throw new ApiError('appeal_closed')
    await store.writeAppeal(tx, sanction, text, new Date())
    // An anonymous appeal is announced after the full hour, with everything else that came within it.
    await onCome(deps, tx, 'appeal', sanction.user_id === null ? nextFullHour() : undefined)
  })

const isTheirs = (
  { authorship }: Pick<Deps, 'authorship'>,
  userId: string,
  { user_id, tag }: store.SanctionRow,
) => (tag ? authorship.pauseTags(userId).some((own) => own.equals(tag)) : user_id === userId)

/** Decides on an appeal; the admin who made the decision may not. */
export const judgeAppeal = (
  deps: Deps,
  actor: SignedIn,
  id: string,
  judgement: { outcome: AppealOutcome; answer: string },
): Promise<void> =>
  transact(deps.kysely, async (tx) => {
    const sanction = await store.lockSanction(tx, id)
    if (!sanction || sanction.appeal === null) throw new ApiError('sanction_not_found')
    await refuseUnlessMayChange(deps, tx, actor, sanction)
    if (sanction.by_id === actor.userId) throw new ApiError('appeal_by_another')
    if (sanction.outcome !== null) throw new ApiError('already_decided')
    const now = new Date()
    const { outcome, answer } = judgement
    await store.writeJudgement(tx, sanction, judgement, now)
    if (outcome === 'lifted' && !sanction.is_lifted) await store.liftSanction(tx, sanction, now)
    const data = { outcome, ...(answer !== '' && { reason: answer }) }
    await notifyAffectedUser(deps, tx, sanction, { kind: 'appeal_judged', data })
    await onLeft(deps, tx, 'appeal')
    await recordAction(tx, actor, {
      ...actionOn(sanction, outcome === 'lifted' ? 'lift' : 'uphold'),
      decided: { kind: 'appeal', since: sanction.appealed_at, isSentBack: false },
    })
  })
