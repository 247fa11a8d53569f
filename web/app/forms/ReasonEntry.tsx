import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { ReasonUse } from '@bichar/contract/rules/readyReasons.ts'
import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { CountedField } from './CountedField.tsx'
import { ReadyReasons } from './ReadyReasons.tsx'
import type { Reason } from './useReason.ts'

interface ReasonEntryProps {
  reason: Reason
  use: ReasonUse
  label: string
  hint?: string
  optional?: boolean
  problem?: ErrorCode | undefined
  /** While it is being sent, the reason cannot be changed. */
  busy: boolean
}

/** Ready reasons, and a field for other words. */
export function ReasonEntry({ reason, use, busy, problem, ...field }: ReasonEntryProps) {
  return (
    <>
      <ReadyReasons use={use} chosen={reason.text} disabled={busy} onChoose={reason.choose} />
      <CountedField
        {...field}
        name="reason"
        rows={3}
        most={reviewTexts.reason.most}
        value={reason.text}
        onWrite={reason.write}
        readOnly={busy}
        problem={problem}
      />
    </>
  )
}
