import { Search } from 'lucide-react'

interface SearchFieldProps {
  label: string
  value: string
  onChange(value: string): void
}

/** What narrows a list of the panel down. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <div className="relative">
    <Search aria-hidden className="absolute inset-y-0 left-3 my-auto size-5 text-quiet" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      className="block min-h-12 w-full rounded-control border-2 border-edge bg-surface pr-3 pl-11 placeholder:text-quiet"
    />
  </div>
)
