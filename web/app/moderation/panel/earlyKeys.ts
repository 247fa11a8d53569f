declare global {
  interface Window {
    earlyKeys?: { pressed: KeyboardEvent[]; keep(event: KeyboardEvent): void }
  }
}

/** Runs with the first bytes of a page: keys that are pressed on the desk before it has been loaded wait for it. */
export const keepEarlyKeys = `if (location.pathname === '/admin/desk') (() => {
  var early = window.earlyKeys = { pressed: [], keep(event) { early.pressed.push(event) } }
  addEventListener('keydown', early.keep)
})()`

/** The keys that were pressed before the desk was there. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const early = window.earlyKeys
  if (!early) return []
  delete window.earlyKeys
  removeEventListener('keydown', early.keep)
  return early.pressed
}
