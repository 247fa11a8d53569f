import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  /** The icon shown while the chip is checked. */
  icon?: LucideIcon
}

/** A checkbox that looks like a chip, for one of several choices. */
export const CheckChip = ({ label, icon: Icon = Check, ...input }: CheckChipProps) => (
  <label className="relative">
    <input {...input} type="checkbox" className="peer sr-only" />
    <span className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-edge bg-surface px-3 py-1 font-semibold text-sm peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-3 peer-focus-visible:outline-brand peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:border-edge peer-disabled:bg-raised peer-disabled:text-ink [&>svg]:hidden peer-checked:[&>svg]:block">
      <Icon aria-hidden className="size-4" />
      {label}
    </span>
  </label>
)
