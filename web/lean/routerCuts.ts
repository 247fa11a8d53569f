/** Where a function of react-router begins, and with what it ends at once instead. */
interface Cut {
  module: string
  /** A line that the module has once. */
  begins: string
  ends: string
}

const notHere = "throw new Error('The router was built without this: see leanLibraries.ts')"

/**
 * What no page of this app asks of the router. Data are fetched and sent by TanStack Query, links are fetched when they are followed,
 * and the table of routes is known from the start.
 */
export const routerCuts: readonly Cut[] = [
  // Forms that the router sends, and fetchers.
  { module: 'router/router.js', begins: '\tasync function fetch(key, routeId, href, opts) {', ends: notHere },
  {
    module: 'router/router.js',
    begins:
      '\tasync function handleAction(request, location, submission, matches, historyAction, scopedContext, isFogOfWar, initialHydration, opts = {}) {',
    ends: notHere,
  },
  {
    module: 'router/router.js',
    begins: 'function normalizeNavigateOptions(isFetcher, path, opts) {',
    ends: 'return { path }',
  },
  // Routes that are found out on the way.
  {
    module: 'router/router.js',
    begins: '\tasync function discoverRoutes(matches, pathname, signal, fetcherKey) {',
    ends: "return { type: 'success', matches }",
  },
  {
    module: 'router/router.js',
    begins: '\tfunction checkFogOfWar(matches, pathname) {',
    ends: 'return { active: false, matches: null }',
  },
  // Links that fetch where they lead before they are followed.
  {
    module: 'dom/ssr/components.js',
    begins: 'function usePrefetchBehavior(prefetch, theirElementProps) {',
    ends: 'return [false, undefined, {}]',
  },
  {
    module: 'dom/ssr/components.js',
    begins: 'function PrefetchPageLinks({ page, ...linkProps }) {',
    ends: 'return null',
  },
  // Advice to developers, who read it from the development build.
  { module: 'router/history.js', begins: 'function warning(cond, message) {', ends: 'return' },
]
