import { ForgetMutations } from '../accounts/ForgetMutations.tsx'
import { LockEffects } from '../accounts/LockEffects.tsx'
import { SessionNote } from '../accounts/SessionNote.tsx'
import { useSession } from '../api/session.ts'
import { LiveEffects } from '../live/LiveEffects.tsx'
import { WaitingCallsKeeper } from '../live/WaitingCallsKeeper.tsx'
import { PushEffects } from '../notifications/PushEffects.tsx'
import { UnreadTitle } from '../notifications/UnreadTitle.tsx'
import { RunPendingAction } from '../reading/RunPendingAction.tsx'
import { SanctionBanner } from '../sanctions/SanctionBanner.tsx'
import { DismissToastsOnNavigation } from '../ui/DismissToastsOnNavigation.tsx'
import { OutboxKeeper } from '../writing/drafts/OutboxKeeper.tsx'
import { DraftBadge } from './DraftBadge.tsx'

export default function SignedInParts() {
  return (
    <>
      <SessionNote />
      <ForgetMutations />
      <LockEffects />
      <LiveEffects />
      <PushEffects />
      <WaitingCallsKeeper />
      <OutboxKeeper />
      <UnreadTitle />
      <SanctionBanner />
      {/* What it has opened for one person is not for the next one. */}
      <RunPendingAction key={useSession().user?._id} />
      <DraftBadge />
      <DismissToastsOnNavigation />
    </>
  )
}
