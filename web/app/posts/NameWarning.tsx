import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface Choice {
  label: string
  onChoose(): void
}

interface NameWarningProps {
  title: string
  text: string
  /** The choice that reveals nothing. */
  safer: Choice
  /** What the person was about to do. */
  anyway: Choice
  onClose(): void
}

/** Warns an author that their action would reveal who wrote an anonymous post, and offers the safer choice first. */
export default function NameWarning({ title, text, safer, anyway, onClose }: NameWarningProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-5 whitespace-pre-line">{text}</p>
      <div className="grid gap-3">
        <Button onClick={safer.onChoose}>{safer.label}</Button>
        <Button look="secondary" onClick={anyway.onChoose}>
          {anyway.label}
        </Button>
      </div>
    </Dialog>
  )
}
