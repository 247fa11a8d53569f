const asked = 'asked'

/** Reloads the page because somebody has pressed a button that says so. */
export function reloadAsAsked(): void {
  // Older browsers have no Navigation API.
  if ('navigation' in window) window.navigation.reload({ info: asked })
  else location.reload()
}

/** Whether a reload is one of `reloadAsAsked`. */
export const isReloadAsked = ({ info }: Pick<NavigateEvent, 'info'>): boolean => info === asked
