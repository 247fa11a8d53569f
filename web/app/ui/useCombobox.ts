import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ComboboxState {
  isOpen: boolean
  listId: string
  /** The option that Enter chooses. */
  activeId: string | undefined
  /** By its key: what arrives while somebody is about to press Enter must not slip under their finger. */
  optionId(key: string): string
  /** Shows what there is for the words that have just changed. */
  onWritten(): void
  close(): void
  /** What the field carries. */
  field: ComponentProps<'input'>
}

/**
 * The keys of a text field with a list of options beneath: arrows go through it, Enter chooses by a click on the option,
 * Escape closes. The focus stays in the field, where the next letter is written. While there is nothing to choose from, or
 * nothing may be chosen, it `isEmpty` and shows nothing; nor does it later, of what was asked for while it `isReadOnly`.
 */
export function useCombobox(isEmpty: boolean, isReadOnly = false): ComboboxState {
  const [wasOpened, setOpen] = useState(false)
  const isOpen = wasOpened && !isEmpty
  const [activeId, setActiveId] = useState<string>()
  const listId = useId()

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    // It is gone from the list.
    if (activeId && !document.getElementById(activeId)) setActiveId(undefined)
  })

  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const show = () => setOpen(!isReadOnly)
  const step = (by: 1 | -1) => {
    flushSync(show)
    const options = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])]
    const at = options.findIndex(({ id }) => id === activeId)
    const from = at < 0 && by < 0 ? 0 : at
    setActiveId(options.at((from + by) % options.length)?.id)
  }
  const press = (event: KeyboardEvent) => {
    // A letter that is still being put together has these keys for itself.
    if (event.nativeEvent.isComposing) return
    const active = activeId && document.getElementById(activeId)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && active) active.click()
    else return
    event.preventDefault()
  }

  return {
    isOpen,
    listId,
    activeId,
    optionId: (key) => `${listId}-${encodeURIComponent(key)}`,
    onWritten() {
      setActiveId(undefined)
      show()
    },
    close,
    field: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-autocomplete': 'list',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onClick: show,
      onBlur: close,
      onKeyDown: press,
    },
  }
}
