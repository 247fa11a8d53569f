/**
 * A browser that lacks something may be unable to show the app, and still shows the page that the server has rendered, with links and
 * forms that work. So when the app fails before anybody has used it, the page is loaded once more, and the app is left out of this tab
 * until somebody reloads a page.
 */
const key = 'crashed'

/** Whether the app has failed in this tab. */
export function hasCrashed(): boolean {
  const crashed = sessionStorage.getItem(key)
  if (crashed === null) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The first reload was ours.
  if (crashed === 'again' && navigation?.type === 'reload') {
    sessionStorage.removeItem(key)
    return false
  }
  sessionStorage.setItem(key, 'again')
  return true
}

/** Loads the page without the app, unless somebody has pressed or typed something in it: that would be lost. */
export function reloadWithoutApp(): void {
  if (navigator.userActivation?.hasBeenActive) return
  sessionStorage.setItem(key, 'now')
  location.reload()
}
