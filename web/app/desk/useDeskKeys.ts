import { useEffect, useEffectEvent, useState } from 'react'
import { type Command, commandOf, digitOf } from './keys.ts'

const remembered = 'deskKeys'

/** Whether this device wants the keys: whoever speaks to their device turns them off (WCAG 2.1.4). */
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

/** Whether somebody writes, or a dialog is open: keys belong to those. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest(writing) !== null)

interface Keys {
  isOn: boolean
  /** Digits choose a reason as long as one is asked for. */
  takesDigits: boolean
  onCommand(command: Command): void
  onDigit(digit: number): void
  onEscape(): void
}

/** The keys of the desk, from the moment it opens, wherever the focus is on it. */
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
