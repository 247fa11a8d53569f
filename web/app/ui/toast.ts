import hotToast from 'react-hot-toast/headless'

const newsMilliseconds = 5_000

/** Short messages at the top of the screen. A message that is already shown is not shown twice. */
export const toast = {
  success: (message: string) => hotToast.success(message, { id: message }),
  error: (message: string) => hotToast.error(message, { id: message }),
  plain: (message: string) => hotToast(message, { id: message }),
  /** News of something that has just happened elsewhere; a later message with the same id replaces it. */
  news: (id: string, message: string) => hotToast(message, { id, duration: newsMilliseconds }),
}
