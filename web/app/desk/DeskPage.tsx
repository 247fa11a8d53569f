import { Desk } from './Desk.tsx'
import { DeskWords } from './DeskWords.tsx'

/** The moderator's desk: the queue, the whole thing and what is known of it, side by side. */
export default function DeskPage() {
  return (
    <DeskWords>
      <Desk />
    </DeskWords>
  )
}
