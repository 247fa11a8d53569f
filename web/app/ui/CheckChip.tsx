import { Check, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  /** The icon shown while the chip is checked. */
  icon?: LucideIcon
}

/** A checkbox that looks like a chip, for one of several choices. */
export const CheckChip = ({ label, icon: Icon = Check, ...input }: CheckChipProps) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border-2 border-edge bg-surface px-3 py-1 font-semibold text-sm has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-disabled:cursor-not-allowed has-disabled:border-edge has-disabled:bg-raised has-disabled:text-ink has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
    <input {...input} type="checkbox" className="peer sr-only" />
    <Icon aria-hidden className="hidden size-4 peer-checked:block" />
    {label}
  </label>
)
