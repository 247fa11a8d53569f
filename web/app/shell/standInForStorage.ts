/**
 * Where a browser blocks what sites store, asking for `localStorage` throws or gives null, and the app would not start: not even its exit.
 * There it stores what it needs until the page is left. Runs before all other scripts.
 */
export const standInForStorage = `for (const name of ['localStorage', 'sessionStorage']) {
  try {
    if (window[name]) continue
  } catch {}
  const kept = Object.create({
    getItem(key) { return this[key] ?? null },
    setItem(key, value) { this[key] = String(value) },
    removeItem(key) { delete this[key] },
    clear() { for (const key of Object.keys(this)) delete this[key] },
  })
  Object.defineProperty(window, name, { configurable: true, value: kept })
}`
