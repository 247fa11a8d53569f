/** Spec section 9: what the buttons that skip go back and forward by. */
export const skipSeconds = 10

/** Seconds as m:ss (spec section 2); what is not known yet is 0:00. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Two recordings at once cannot be understood: what else plays on the page stops. */
export function pauseOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== playing) other.pause()
  }
}
