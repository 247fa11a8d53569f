import { Check } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ComboboxOption } from './ComboboxOption.tsx'
import { useCombobox } from './useCombobox.ts'

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
  onBackspace?(): void
  listLabel: string
  /** What stands above the entries. */
  note?: ReactNode
  entries: readonly ComboboxEntry[]
  /** Several can be chosen one after the other. */
  isMultiple?: boolean
}

/** A text field with a list beneath to choose from. */
export function Combobox({
  value,
  onWrite,
  onBackspace,
  listLabel,
  note,
  entries,
  isMultiple = false,
  readOnly,
  ...input
}: ComboboxProps) {
  const box = useCombobox(readOnly || (entries.length === 0 && !note), readOnly)
  const popup = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the list has become another one
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' })
  }, [box.isOpen, entries.length])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    box.field.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    // With something written but not chosen, Enter must not send the form around it.
    if (event.key === 'Enter' && (box.isOpen || value !== '')) event.preventDefault()
    // A key that is held down stops where the text ends.
    if (onBackspace && event.key === 'Backspace' && value === '' && !event.repeat) {
      onBackspace()
      event.preventDefault()
    }
  }

  return (
    <div className="relative">
      <input
        type="text"
        {...input}
        {...box.field}
        readOnly={readOnly}
        value={value}
        onChange={(event) => {
          onWrite(event.target.value)
          box.onWritten()
        }}
        onKeyDown={press}
        onBlur={(event) => {
          box.field.onBlur?.(event)
          input.onBlur?.(event)
        }}
      />
      {box.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside an entry leaves the focus in the field
        <div
          ref={popup}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-2 max-h-60 scroll-mb-20 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-1.5 shadow-float ring-2 ring-surface"
        >
          {note}
          <div
            id={box.listId}
            role="listbox"
            aria-label={listLabel}
            aria-multiselectable={isMultiple}
            tabIndex={-1}
          >
            {entries.map(({ key, content, isChosen = false, keepsOpen, onChoose }) => (
              <ComboboxOption
                key={key}
                box={box}
                optionKey={key}
                isChosen={isChosen}
                onChoose={() => {
                  if (!keepsOpen) box.close()
                  onChoose()
                }}
              >
                {content}
                {isChosen && <Check aria-hidden className="mr-2 ml-auto size-5 shrink-0 text-brand" />}
              </ComboboxOption>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}
