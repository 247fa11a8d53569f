import { create } from 'zustand'

const key = 'notificationSound'
const lock = 'bichar-notification-sound'
/** Longer than the sound: the lock is held for this long, so that only one of a browser's windows plays it. */
const quietMilliseconds = 1_000

const isOn = () => localStorage.getItem(key) !== 'off'

const useSwitch = create(() => ({ isOn: true }))
const readSwitch = () => useSwitch.setState({ isOn: isOn() })

if (typeof window !== 'undefined') {
  readSwitch()
  // Another tab may have switched it.
  window.addEventListener('storage', readSwitch)
}

export const useSoundSwitch = (): boolean => useSwitch(({ isOn }) => isOn)

export function switchSound(on: boolean): void {
  if (on) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  readSwitch()
}

/** Plays the sound of a new notification, if it is switched on and the person has interacted with the page before. */
export function ring(): void {
  if (!isOn() || !navigator.userActivation?.hasBeenActive) return
  // Without TLS, and in older browsers, there are no locks: then every window plays it.
  if (!('locks' in navigator)) return void play()
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
