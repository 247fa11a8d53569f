/**
 * Runs before the first paint: pictures further down wait for the scripts (`fetchAfterPaint`), a chosen theme does not flash, and
 * somebody with a session sees the loading view instead of the page that was rendered for guests.
 */
export const beforeFirstPaint = `try {
  var root = document.documentElement
  root.dataset.scripts = 'awaited'
  var theme = localStorage.getItem('theme')
  if (theme) root.dataset.theme = theme
  if (localStorage.getItem('token')) root.dataset.session = 'loading'
} catch {}`
