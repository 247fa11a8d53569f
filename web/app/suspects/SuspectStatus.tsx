import type { Suspect } from '@bichar/contract/suspects.ts'
import { Comma } from '../ui/Comma.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { SuspectOrigin } from './SuspectOrigin.tsx'

/** The status of a suspect and, beside it, where it comes from: a badge alone would say more than is known. */
export const SuspectStatus = ({ suspect }: { suspect: Pick<Suspect, 'status' | 'reportCount'> }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-snug">
    <span>
      <StatusBadge status={suspect.status} />
      <Comma />
    </span>
    <SuspectOrigin suspect={suspect} />
  </p>
)
