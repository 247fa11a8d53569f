import { useSyncExternalStore } from 'react'

const key = 'notificationSound'
const lock = 'bichar-notification-sound'
/** Longer than the sound: the lock is held for this long, so that only one of a browser's windows plays it. */
const quietMilliseconds = 1_000

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const isOn = () => localStorage.getItem(key) !== 'off'

export const useSoundSwitch = (): boolean => useSyncExternalStore(subscribe, isOn, () => true)

export function switchSound(on: boolean): void {
  if (on) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  for (const listener of listeners) listener()
}

/** Plays the sound of a new notification, if it is switched on and the person has interacted with the page before. */
export function ring(): void {
  if (!isOn() || !navigator.userActivation?.hasBeenActive) return
  void navigator.locks.request(lock, { ifAvailable: true }, async (held) => {
    if (!held) return
    await play()
    await new Promise((resolve) => setTimeout(resolve, quietMilliseconds))
  })
}

const play = (): Promise<void> =>
  new Audio('/notification.mp3')
    .play()
    .catch((error: unknown) => console.warn('The sound could not be played', error))
