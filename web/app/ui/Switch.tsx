import { use } from 'react'
import { SubjectContext } from './subject.ts'

interface SwitchProps {
  label: string
  isOn: boolean
  busy: boolean
  onChange(isOn: boolean): void
}

/** Turns one setting on or off immediately, not with the rest of a form. */
export const Switch = ({ label, isOn, busy, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-describedby={use(SubjectContext)}
    aria-checked={isOn}
    aria-disabled={busy}
    onClick={() => !busy && onChange(!isOn)}
    className="group inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-left font-semibold hover:bg-raised aria-disabled:opacity-55"
  >
    <span className="flex h-6 w-11 shrink-0 items-center rounded-full border border-edge bg-raised p-0.5 transition-colors group-aria-checked:border-brand group-aria-checked:bg-brand">
      <span className="size-4 rounded-full bg-edge transition-transform group-aria-checked:[transform:translateX(1.25rem)] group-aria-checked:bg-on-brand" />
    </span>
    {label}
  </button>
)
