/**
 * Runs at the end of a page: loads the app's scripts once the whole page has been painted, or after half a second in a tab that paints
 * nothing; at once for somebody with a session, who sees nothing without the app. It leaves the DOM as React has rendered it.
 *
 * If the largest element was painted before the end of the page had arrived, no further entry is reported, and the scripts start after
 * the next frame.
 *
 * Pictures further down wait for the scripts (`theme.css`): `beforeFirstPaint` sets the flag, and the app deletes it once its scripts are
 * loaded. This script deletes it when somebody scrolls, or when the scripts have not arrived after ten seconds. A phone's browser may
 * tell of scrolling when it has fitted the page to the screen, and then the page is still at its top.
 */
export const fetchAfterPaint = `(() => {
  var parsed = performance.now(), waiting = document.getElementById('app-scripts'), paints = 'largest-contentful-paint'
  document.currentScript.remove()
  function afterNextFrame() { requestAnimationFrame(() => setTimeout(begin)) }
  function begin() { if (waiting.isConnected) waiting.replaceWith(waiting.content) }
  function showPictures() { delete document.documentElement.dataset.scripts; removeEventListener('scroll', onScroll) }
  function onScroll() { if (scrollY > 0) showPictures() }
  setTimeout(begin, 500)
  addEventListener('scroll', onScroll, { passive: true })
  setTimeout(showPictures, 10000)
  if (document.documentElement.dataset.session) begin()
  else if ((PerformanceObserver.supportedEntryTypes || []).includes(paints))
    new PerformanceObserver((list) => { if (list.getEntries().some(({ startTime }) => startTime >= parsed)) begin(); else afterNextFrame() })
      .observe({ type: paints, buffered: true })
  else afterNextFrame()
})()`
