import { Link, useSearchParams } from 'react-router'

interface FilterLinksProps<Value extends string> {
  label: string
  /** Under which the choice stands in the address. */
  name: string
  chosen: Value
  /** The empty value leaves nothing out. */
  options: readonly { value: Value; label: string }[]
}

/** What a list is narrowed down to. Links rather than buttons: a filtered list has an address. */
export function FilterLinks<Value extends string>({ label, name, chosen, options }: FilterLinksProps<Value>) {
  const [params] = useSearchParams()
  const addressOf = (value: Value) => {
    const next = new URLSearchParams(params)
    // What was the third page of another choice is nothing of this one.
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
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border-2 border-edge bg-surface px-2.5 sm:px-3.5 font-bold text-sm hover:bg-raised aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
