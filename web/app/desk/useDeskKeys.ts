import { useEffect, useEffectEvent, useState } from 'react'
import { type Command, commandOf, digitOf } from './keys.ts'

const remembered = 'deskKeys'

/** Whether single-key shortcuts are enabled on this device. People who use speech input turn them off (WCAG 2.1.4). */
export function useKeysAreOn() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(remembered) !== 'off')
  return {
    isOn,
    turn(on: boolean) {
      setIsOn(on)
      if (on) localStorage.removeItem(remembered)
      else localStorage.setItem(remembered, 'off')
    },
  }
}

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]'

/** Whether a moderator is writing, so that no item may be closed below their hands: what they type next would decide the following ones. */
export const isWriting = (target: EventTarget | null = document.activeElement): boolean =>
  target instanceof Element && target.closest(writing) !== null

/** Whether an input has the focus or a dialog is open; these take precedence over shortcuts. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || isWriting(target)

interface Keys {
  isOn: boolean
  /** Whether digits choose a reason, which they do while the reasons are open. */
  takesDigits: boolean
  onCommand(command: Command): void
  onDigit(digit: number): void
  onEscape(): void
}

/** The keyboard shortcuts of the desk. They work from the start, wherever the focus is. */
export function useDeskKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    if (event.key === 'Escape') return keys.onEscape()
    if (!keys.isOn) return
    const digit = keys.takesDigits ? digitOf(event) : undefined
    const command = commandOf(event)
    if (digit !== undefined) keys.onDigit(digit)
    else if (command) keys.onCommand(command)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
