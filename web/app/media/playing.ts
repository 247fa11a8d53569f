/** Spec section 9: what the buttons that skip go back and forward by. */
export const skipSeconds = 10

/** Two recordings at once cannot be understood: what else plays on the page stops. */
export function pauseOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== playing) other.pause()
  }
}
