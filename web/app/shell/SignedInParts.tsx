import { ClearMutationsOnLogout } from '../accounts/ClearMutationsOnLogout.tsx'
import { LockEffects } from '../accounts/LockEffects.tsx'
import { SessionNote } from '../accounts/SessionNote.tsx'
import { useSession } from '../api/session.ts'
import { LiveEffects } from '../live/LiveEffects.tsx'
import { QueueEffects } from '../live/QueueEffects.tsx'
import { PushEffects } from '../notifications/PushEffects.tsx'
import { UnreadTitle } from '../notifications/UnreadTitle.tsx'
import { RunPendingAction } from '../postScreens/RunPendingAction.tsx'
import { OutboxProcessor } from '../reportForm/drafts/OutboxProcessor.tsx'
import { SanctionBanner } from '../sanctions/SanctionBanner.tsx'
import { DismissToastsOnNavigation } from '../ui/DismissToastsOnNavigation.tsx'
import { DraftBadge } from './DraftBadge.tsx'

export default function SignedInParts() {
  return (
    <>
      <SessionNote />
      <ClearMutationsOnLogout />
      <LockEffects />
      <LiveEffects />
      <PushEffects />
      <QueueEffects />
      <OutboxProcessor />
      <UnreadTitle />
      <SanctionBanner />
      {/* What it has opened for one person is not for the next one. */}
      <RunPendingAction key={useSession().user?._id} />
      <DraftBadge />
      <DismissToastsOnNavigation />
    </>
  )
}
