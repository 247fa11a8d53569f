import type { Figures } from '@bichar/contract/admin.ts'
import { type ReasonCode, reasonCodes } from '@bichar/contract/rules/readyReasons.ts'
import type { FigureRows, Measured } from './figuresStore.ts'

const none: Measured = { decided: 0, median: null, ninetieth: null, sent_back: 0 }
const measured = ({ decided, median, ninetieth }: Measured) => ({ decided, median, ninetieth })

/** The code of a reason, or 'own' for a code that this release does not know. */
const knownReason = (reason: string): Figures['reasons'][number]['reason'] =>
  reason === 'none' || reasonCodes.includes(reason as ReasonCode) ? (reason as ReasonCode) : 'own'

/** The moderation figures as the API returns them; the history of each kind ends with what waits right now. */
export function figuresView({ now, decided, reasons, moderators, history, days }: FigureRows): Figures {
  return {
    kinds: now.map(({ kind, waiting, oldest, late }) => {
      const ofKind = decided.find((row) => row.kind === kind) ?? none
      const noted = (day: string) =>
        history.find((row) => row.kind === kind && row.day === day)?.waiting ?? null
      return {
        kind,
        waiting,
        oldest: oldest?.toISOString() ?? null,
        late,
        ...measured(ofKind),
        sentBack: ofKind.sent_back,
        history: [...days.slice(0, -1).map(noted), waiting],
      }
    }),
    days: days.map((day) => ({ day, ...measured(decided.find((row) => row.day === day) ?? none) })),
    reasons: reasons.map(({ reason, count }) => ({ reason: knownReason(reason), count })),
    moderators: moderators.map(({ id, name, ...row }) => ({
      _id: id,
      name,
      sentBack: row.sent_back,
      ...measured(row),
    })),
  }
}
