import hotToast from 'react-hot-toast/headless'
import { currentSession } from '../api/session.ts'

const newsMilliseconds = 5_000
const kept = 10

interface Told {
  text: string
  at: number
  person: string | undefined
}

/** The last messages, the newest first. */
export const toldMessages: Told[] = []

/**
 * The options of a message. One that is shown already is not shown twice, but it is told again: by its class its element is another one,
 * which comes anew into the region that screen readers read out.
 */
export function telling(text: string) {
  const at = Date.now()
  toldMessages.unshift({ text, at, person: currentSession().user?._id })
  toldMessages.splice(kept)
  told += 1
  return { id: text, className: `${told}` }
}
let told = 0

/** Short messages at the top of the screen. */
export const toast = {
  success: (message: string) => hotToast.success(message, telling(message)),
  error: (message: string) => hotToast.error(message, telling(message)),
  plain: (message: string) => hotToast(message, telling(message)),
  /** News of something that has just happened elsewhere; a later message with the same id replaces it. */
  news: (id: string, message: string) =>
    hotToast(message, { ...telling(message), id, duration: newsMilliseconds }),
}
