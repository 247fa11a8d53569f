const key = 'flash'

interface Flash {
  kind: 'success' | 'error'
  message: string
}

/** Leaves a message that is shown after the next full load of a page. */
export const leaveFlash = (message: string, kind: Flash['kind'] = 'success') =>
  sessionStorage.setItem(key, JSON.stringify({ kind, message } satisfies Flash))

export function takeFlash(): Flash | null {
  const flash = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return flash && JSON.parse(flash)
}
