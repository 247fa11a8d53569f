import type { ReactNode } from 'react'
import type { ComboboxState } from './useCombobox.ts'

interface ComboboxOptionProps {
  box: Pick<ComboboxState, 'activeId' | 'optionId'>
  optionKey: string
  isChosen?: boolean
  onChoose(): void
  children: ReactNode
}

export function ComboboxOption({
  box,
  optionKey,
  isChosen = false,
  onChoose,
  children,
}: ComboboxOptionProps) {
  const id = box.optionId(optionKey)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field, which keeps the focus, handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className={`group flex min-h-13 cursor-pointer items-center gap-2 rounded-control p-1 hover:bg-raised ${id === box.activeId ? 'bg-raised outline-2 outline-brand -outline-offset-2' : ''}`}
    >
      {children}
    </div>
  )
}
