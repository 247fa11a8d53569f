/** How far the skip buttons go back and forward (spec section 9). */
export const skipSeconds = 10

/** Pauses everything else that plays on the page: two recordings at once cannot be understood. */
export function pauseOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== playing) other.pause()
  }
}
