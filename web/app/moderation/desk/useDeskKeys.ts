import { useEffect, useEffectEvent, useState } from 'react'
import { takeEarlyKeys } from '../panel/earlyKeys.ts'
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

/** Whether the focus is in another part of the page, such as the sidebar, whose reader means what stands there. */
function isOutside(target: EventTarget | null): boolean {
  const main = document.querySelector('main')
  return main !== null && target instanceof Element && target !== document.body && !main.contains(target)
}

/** Whether an input or another part of the page has the focus, or a dialog is open; these take precedence over shortcuts. */
const isElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || isWriting(target) || isOutside(target)

interface Keys {
  isOn: boolean
  /** Whether digits choose a reason, which they do while the reasons are open. */
  takesDigits: boolean
  onCommand(command: Command, pressedAt: number): void
  onDigit(digit: number, pressedAt: number): void
  onEscape(): void
}

/** The keyboard shortcuts of the desk. They work from the start, wherever on the desk the focus is. */
export function useDeskKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    if (event.key === 'Escape') return keys.onEscape()
    if (!keys.isOn) return
    const digit = keys.takesDigits ? digitOf(event) : undefined
    const command = commandOf(event)
    if (digit !== undefined) keys.onDigit(digit, event.timeStamp)
    else if (command) keys.onCommand(command, event.timeStamp)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    for (const event of takeEarlyKeys()) press(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
