/**
 * Run before anything is painted: a chosen theme does not flash, and a returning person sees the loading view and not
 * the page that was rendered for guests. `__nonce__` is read by the style sheet that react-hot-toast writes, so that the
 * Content-Security-Policy lets it in.
 */
export const beforeFirstPaint = `window.__nonce__ = document.currentScript.nonce
try {
  var root = document.documentElement, theme = localStorage.getItem('theme')
  if (theme) root.dataset.theme = theme
  if (localStorage.getItem('token')) root.dataset.session = 'loading'
} catch {}`
