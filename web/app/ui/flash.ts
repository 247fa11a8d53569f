const key = 'flash'

/** Leaves a message that is shown after the next full load of a page. */
export const leaveFlash = (message: string) => sessionStorage.setItem(key, message)

export function takeFlash(): string | null {
  const message = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return message
}
