import { create } from 'zustand'

const useSending = create(() => ({ count: 0 }))

const add = (change: 1 | -1) => useSending.setState(({ count }) => ({ count: count + change }))

/** Notes that a page is sending something that leaving it would stop. Returns a function that ends that. */
export function startSending(): () => void {
  add(1)
  return () => add(-1)
}

/** Whether a page is sending something that leaving it would stop. */
export const useIsSending = (): boolean => useSending(({ count }) => count > 0)
