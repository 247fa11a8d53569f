/**
 * Run at the end of a page: fetches the app once all of the page has been painted, or after half a second in a tab that paints nothing;
 * for somebody who returns at once, since they see nothing without it. Leaves the page as React has drawn it.
 *
 * Where the largest of it was painted before its end had come, nothing is told of the end, and the next frame has it.
 *
 * Pictures further down wait for the scripts (`theme.css`): `beforeFirstPaint` says so, the app takes it back once its scripts are
 * there, and this does when somebody scrolls towards them, or when the scripts have not come after ten seconds.
 */
export const fetchAfterPaint = `(() => {
  var parsed = performance.now(), waiting = document.getElementById('app-scripts'), paints = 'largest-contentful-paint'
  document.currentScript.remove()
  function afterNextFrame() { requestAnimationFrame(() => setTimeout(begin)) }
  function begin() { if (waiting.isConnected) waiting.replaceWith(waiting.content) }
  function showPictures() { delete document.documentElement.dataset.scripts }
  setTimeout(begin, 500)
  addEventListener('scroll', showPictures, { once: true, passive: true })
  setTimeout(showPictures, 10000)
  if (document.documentElement.dataset.session) begin()
  else if ((PerformanceObserver.supportedEntryTypes || []).includes(paints))
    new PerformanceObserver((list) => { if (list.getEntries().some(({ startTime }) => startTime >= parsed)) begin(); else afterNextFrame() })
      .observe({ type: paints, buffered: true })
  else afterNextFrame()
})()`
