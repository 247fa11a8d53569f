import { LiveKeeper } from '../live/LiveKeeper.tsx'
import { PushKeeper } from '../notifications/PushKeeper.tsx'
import { UnreadTitle } from '../notifications/UnreadTitle.tsx'
import { OutboxKeeper } from '../posts/drafts/OutboxKeeper.tsx'

export default function SignedInParts() {
  return (
    <>
      <LiveKeeper />
      <PushKeeper />
      <OutboxKeeper />
      <UnreadTitle />
    </>
  )
}
