import hotToast from 'react-hot-toast/headless'

const newsMilliseconds = 5_000

/** Short messages at the top of the screen. One that stands there already is not said twice. */
export const toast = {
  success: (message: string) => hotToast.success(message, { id: message }),
  error: (message: string) => hotToast.error(message, { id: message }),
  plain: (message: string) => hotToast(message, { id: message }),
  /** What has just happened elsewhere; later news of the same takes its place. */
  news: (id: string, message: string) => hotToast(message, { id, duration: newsMilliseconds }),
}
