import type { Toast } from 'react-hot-toast/headless'

/**
 * The one toast to show of all, the newest first: the newest, but responses to the reader's own actions before news of what happened
 * elsewhere; one that is leaving only if there is no other.
 */
export function shownToast<T extends Pick<Toast, 'type' | 'visible'>>(toasts: readonly T[]): T | undefined {
  const visible = toasts.filter((toast) => toast.visible)
  return visible.find(({ type }) => type !== 'blank') ?? visible[0] ?? toasts[0]
}
