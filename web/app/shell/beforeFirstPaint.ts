/**
 * Runs before the first paint: what only pages without scripts show is hidden, pictures further down wait for the scripts
 * (`fetchAfterPaint`), a chosen theme does not flash, and somebody with a session sees the loading view instead of the page that was
 * rendered for guests. Where the app has crashed (`page/crash.ts`), the page stays as it was rendered.
 */
export const beforeFirstPaint = `(() => { try {
  var root = document.documentElement
  var theme = localStorage.getItem('theme')
  if (theme) root.dataset.theme = theme
  if (sessionStorage.getItem('crashed') !== null) return
  root.dataset.scripting = ''
  root.dataset.scripts = 'awaited'
  if (localStorage.getItem('token')) root.dataset.session = 'loading'
} catch {} })();`
