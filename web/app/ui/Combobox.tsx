import { Check } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

export interface ComboboxEntry {
  key: string
  content: ReactNode
  /** Marked as taken already. */
  isChosen?: boolean
  /** The list stays open: the entry changes what is in it. */
  keepsOpen?: boolean
  onChoose(): void
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onWrite(text: string): void
  /** Called when something before the text is to be taken back. */
  onBackspace(): void
  listLabel: string
  /** What stands above the entries. */
  note?: ReactNode
  entries: readonly ComboboxEntry[]
}

/**
 * A text field with a list beneath to choose from: arrow keys go through it, Enter chooses, Escape closes. The focus
 * stays in the field, where the next letter is written.
 */
export function Combobox({
  value,
  onWrite,
  onBackspace,
  listLabel,
  note,
  entries,
  readOnly,
  ...input
}: ComboboxProps) {
  const [open, setOpen] = useState(false)
  // By its key: what arrives while somebody is about to press Enter must not slip under their finger.
  const [activeKey, setActiveKey] = useState<string>()
  const listId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const active = open ? entries.findIndex(({ key }) => key === activeKey) : -1
  const optionId = (index: number) => `${listId}-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the list has become another one
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' })
  }, [open, entries.length])
  useEffect(() => {
    if (active >= 0)
      popup.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const close = () => {
    setOpen(false)
    setActiveKey(undefined)
  }
  const show = () => !readOnly && setOpen(true)
  const choose = (entry: ComboboxEntry) => {
    if (!entry.keepsOpen) close()
    entry.onChoose()
  }
  const step = (by: 1 | -1) => {
    show()
    const from = active < 0 && by < 0 ? 0 : active
    setActiveKey(entries.at((from + by) % entries.length)?.key)
  }

  const press = (event: KeyboardEvent) => {
    // A letter that is still being put together has these keys for itself.
    if (event.nativeEvent.isComposing) return
    const chosen = entries[active]
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && open) close()
    // With something written but not chosen, Enter must not send the form around it.
    else if (event.key === 'Enter' && (open || value !== '')) chosen && choose(chosen)
    // A key that is held down stops where the text ends.
    else if (event.key === 'Backspace' && value === '' && !event.repeat) onBackspace()
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <input
        type="text"
        {...input}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        readOnly={readOnly}
        value={value}
        onChange={(event) => {
          onWrite(event.target.value)
          setActiveKey(undefined)
          show()
        }}
        onClick={show}
        onBlur={close}
        onKeyDown={press}
      />
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside an entry leaves the focus in the field
        <div
          ref={popup}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"
        >
          {note}
          <div id={listId} role="listbox" aria-label={listLabel} aria-multiselectable tabIndex={-1}>
            {entries.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the field, where the focus stays
              <div
                key={entry.key}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={entry.isChosen ?? false}
                onClick={() => choose(entry)}
                className={`group flex min-h-13 cursor-pointer items-center gap-2 rounded-control p-1 hover:bg-raised ${index === active ? 'bg-raised outline-2 outline-brand -outline-offset-2' : ''}`}
              >
                {entry.content}
                {entry.isChosen && <Check aria-hidden className="mr-2 ml-auto size-5 shrink-0 text-brand" />}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
