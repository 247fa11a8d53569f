import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './Button.tsx'
import { useLayer } from './useLayer.ts'

export interface Action {
  label: string
  icon: LucideIcon
  onChoose(): void
  /** Whether the action cannot be undone. */
  alarming?: boolean
}

/** A three-dot button with a menu of actions: arrow keys move through the entries; Escape, Back and a press elsewhere close it. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const whole = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const items = () => [...(whole.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (open) whole.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [open])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const goBack = useLayer(open, close)
  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const places: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }
    if (event.key === 'Escape') goBack()
    else if (event.key in places) all.at((places[event.key] ?? 0) % all.length)?.focus()
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether the focus has left the menu
    <div
      ref={whole}
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        ref={trigger}
        label={label}
        // Set explicitly: otherwise Safari does not focus a pressed button, and the menu would close before a choice.
        tabIndex={0}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </IconButton>
      {open && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={move}
          className="absolute right-0 z-10 mt-1 grid w-max min-w-48 max-w-72 gap-0.5 rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {actions.map(({ label: name, icon: Icon, onChoose, alarming }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close()
                onChoose()
              }}
              className={`flex min-h-11 items-center gap-3 rounded-control px-3 text-left font-semibold hover:bg-raised ${alarming ? 'text-alarm' : ''}`}
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
