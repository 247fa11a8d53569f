import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

interface ExplainedCheckboxProps {
  name: string
  label: ReactNode
  /** What the present state means. */
  note: ReactNode
  icon?: LucideIcon
  checked: boolean
  onChange(checked: boolean): void
}

/** A checkbox with an explanation that people must understand before they choose. */
export function ExplainedCheckbox({ label, note, icon: Icon, onChange, ...field }: ExplainedCheckboxProps) {
  const noteId = useId()
  return (
    <div className="rounded-card border border-line bg-page p-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          {...field}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-brand"
        />
        <span>{label}</span>
        {Icon && <Icon aria-hidden className="ml-auto size-6 text-quiet" />}
      </label>
      <p id={noteId} className="mt-1 text-quiet text-sm">
        {note}
      </p>
    </div>
  )
}
