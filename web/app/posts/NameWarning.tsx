import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface Choice {
  label: string
  onChoose(): void
}

interface NameWarningProps {
  title: string
  text: string
  /** What gives nothing away. */
  safer: Choice
  /** What the person was about to do. */
  anyway: Choice
  onClose(): void
}

/** Says what would tell others who wrote something anonymous, and offers the other way first. */
export default function NameWarning({ title, text, safer, anyway, onClose }: NameWarningProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-5 whitespace-pre-line">{text}</p>
      <div className="grid gap-3">
        <Button onClick={safer.onChoose}>{safer.label}</Button>
        <Button look="outline" onClick={anyway.onChoose}>
          {anyway.label}
        </Button>
      </div>
    </Dialog>
  )
}
