import { Check } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { ComboboxOption } from './ComboboxOption.tsx'
import { useCombobox } from './useCombobox.ts'

export interface ComboboxEntry {
  key: string
  content: ReactNode
  /** Whether the entry is marked as already chosen. */
  isChosen?: boolean
  /** Whether the list stays open after the choice, because the entry changes what is listed. */
  keepsOpen?: boolean
  onChoose(): void
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  onWrite(text: string): void
  /** Called on Backspace in the empty field, to remove what was chosen last. */
  onBackspace?(): void
  listLabel: string
  /** Content above the entries. */
  note?: ReactNode
  entries: readonly ComboboxEntry[]
  /** Whether several entries can be chosen one after the other. */
  isMultiple?: boolean
}

/** A text field with a list of options below it. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the list changes
  useEffect(() => {
    popup.current?.scrollIntoView({ block: 'nearest' })
  }, [box.isOpen, entries.length])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    box.field.onKeyDown?.(event)
    if (event.nativeEvent.isComposing) return
    // With text that is typed but not chosen, Enter must not submit the surrounding form.
    if (event.key === 'Enter' && (box.isOpen || value !== '')) event.preventDefault()
    // A Backspace key that is held down stops where the text ends.
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
