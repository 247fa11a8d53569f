import { LocateFixed } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'

interface Props {
  label: string
  /** Shown next to the button: what it does, or its progress. */
  note: string
  problem: string | undefined
  isFinding: boolean
  onPress(): void
}

/** A button that locates the device, with a note on its progress or failure. */
export function LocateButton({ label, note, problem, isFinding, onPress }: Props) {
  const noteId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 noscript:hidden">
      <Button look="secondary" busy={isFinding} aria-describedby={noteId} onClick={onPress}>
        {!isFinding && <LocateFixed aria-hidden className="size-5" />}
        <span>{label}</span>
      </Button>
      <p id={noteId} className="min-w-0 flex-1 basis-56 text-quiet text-sm">
        {problem ? (
          <span role="alert" className="font-semibold text-alarm">
            {problem}
          </span>
        ) : (
          <span role="status">{note}</span>
        )}
      </p>
    </div>
  )
}
