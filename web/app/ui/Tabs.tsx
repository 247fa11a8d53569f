import type { KeyboardEvent, ReactNode } from 'react'

interface Tab<Name extends string> {
  name: Name
  label: ReactNode
}

interface TabListProps<Name extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose(name: Name): void
  /** Prefix of the ids of the tabs and their panels. */
  base: string
  className?: string
}

export const tabId = (base: string, name: string) => `${base}-tab-${name}`

/** Attributes of the panel that belongs to a tab. */
export const panelOf = (base: string, name: string) => ({
  id: `${base}-panel-${name}`,
  role: 'tabpanel',
  'aria-labelledby': tabId(base, name),
})

/** Tabs of which one is selected; the arrow keys move the selection. */
export function TabList<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  base,
  className = '',
}: TabListProps<Name>) {
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const next = tabs.at(places[event.key] ?? Number.NaN)
    if (!(event.key in places) || !next) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(tabId(base, next.name))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={`flex flex-wrap rounded-control border border-line bg-surface p-1 ${className}`}
    >
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          id={tabId(base, name)}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panelOf(base, name).id}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          className="heading min-h-11 flex-auto scroll-mt-20 rounded-control px-2 text-quiet text-sm hover:bg-raised aria-selected:bg-tint aria-selected:text-brand"
        >
          {text}
        </button>
      ))}
    </div>
  )
}
