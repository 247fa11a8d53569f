import { Link, useSearchParams } from 'react-router'

interface FilterLinksProps<Value extends string> {
  label: string
  /** Name of the query parameter. */
  name: string
  chosen: Value
  /** The option with the empty value shows everything. */
  options: readonly { value: Value; label: string }[]
}

/** The filters of a list. Links rather than buttons, because a filtered list has an address. */
export function FilterLinks<Value extends string>({ label, name, chosen, options }: FilterLinksProps<Value>) {
  const [params] = useSearchParams()
  const addressOf = (value: Value) => {
    const next = new URLSearchParams(params)
    // A page number belongs to one filter: another filter starts at its first page.
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    return `?${next}`
  }
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1.5 sm:gap-2">
      {options.map(({ value, label: text }) => (
        <Link
          key={value}
          to={addressOf(value)}
          replace
          preventScrollReset
          aria-current={value === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-edge bg-surface px-2.5 sm:px-3.5 font-bold text-sm hover:bg-raised aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:text-brand"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
