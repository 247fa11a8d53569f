import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'

export interface ComboboxState {
  isOpen: boolean
  listId: string
  /** Id of the option that Enter chooses. */
  activeId: string | undefined
  /** Derives an option's id from its key, so that an arriving option does not replace the active one just before Enter is pressed. */
  optionId(key: string): string
  /** Opens the list for the text that has just changed. */
  onWritten(): void
  close(): void
  /** Props of the input. */
  field: ComponentProps<'input'>
}

/**
 * Keyboard handling of a text field with a list of options: arrows move through the options, Enter clicks the active one, Escape closes
 * the list, also one that has yet to arrive. The focus stays in the field. While it `isEmpty`, because there is nothing to choose from or
 * nothing may be chosen, the list is hidden. An opening that is requested while it `isReadOnly` does not take effect later either.
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
    // The active option has left the list.
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
    // While an input method composes a character, it handles these keys itself.
    if (event.nativeEvent.isComposing) return
    const active = activeId && document.getElementById(activeId)
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape' && wasOpened) {
      close()
      // Where no option has arrived yet, the key also does what it does without a list.
      if (!isOpen) return
    } else if (event.key === 'Enter' && active) active.click()
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
