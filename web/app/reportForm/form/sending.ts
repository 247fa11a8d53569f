import { create } from 'zustand'

const useSending = create(() => ({ count: 0 }))

const add = (change: 1 | -1) => useSending.setState(({ count }) => ({ count: count + change }))

/** Notes that leaving the page would stop or lose something, and that the page asks first. Returns a function that ends that. */
export function startSending(): () => void {
  add(1)
  return () => add(-1)
}

/** Whether the page asks before it is left. */
export const useIsSending = (): boolean => useSending(({ count }) => count > 0)
