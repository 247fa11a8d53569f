import { create } from 'zustand'

const key = 'notificationSound'
const lock = 'bichar-notification-sound'
/** Longer than the sound: the lock is held for this long, so that only one of a browser's windows plays it. */
const quietMilliseconds = 1_000

const useSwitch = create(() => ({ isOn: true }))

if (typeof window !== 'undefined') useSwitch.setState({ isOn: localStorage.getItem(key) !== 'off' })

export const useSoundSwitch = (): boolean => useSwitch(({ isOn }) => isOn)

export function switchSound(isOn: boolean): void {
  if (isOn) localStorage.removeItem(key)
  else localStorage.setItem(key, 'off')
  useSwitch.setState({ isOn })
}

/** Plays the sound of a new notification, if it is switched on and the person has interacted with the page before. */
export function ring(): void {
  if (!useSwitch.getState().isOn || !navigator.userActivation?.hasBeenActive) return
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
