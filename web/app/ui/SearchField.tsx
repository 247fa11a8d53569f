import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  onChange(value: string): void
}

/** A text field that filters a list or starts a search. */
export const SearchField = ({ label, onChange, ...input }: SearchFieldProps) => (
  <div className="relative min-w-0 flex-1">
    <Search aria-hidden className="absolute inset-y-0 left-3 my-auto size-5 text-quiet" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      {...input}
      onChange={(event) => onChange(event.target.value)}
      className="block min-h-12 w-full rounded-control border border-edge bg-surface pr-3 pl-11 placeholder:text-quiet"
    />
  </div>
)
