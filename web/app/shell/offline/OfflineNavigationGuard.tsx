import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, matchRoutes, type RouteObject, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { checkReachable, isReached, useReached } from '../../api/reach.ts'
import { useIsSending } from '../../reportForm/form/sending.ts'
import { isReloadAsked } from '../../ui/reload.ts'
import { toast } from '../../ui/toast.ts'

interface ManifestRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  hasLoader: boolean
  hasClientLoader: boolean
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> }
    /** The scripts of pages that have been loaded, by the ids of their routes. */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** While the network is lost, keeps the current page if the requested one cannot be shown. */
export function OfflineNavigationGuard() {
  const isLost = !useReached()
  const [isStuck, setStuck] = useState(false)
  const isSending = useIsSending()
  useReloadGuard(() => setStuck(true))
  // React Router asks one blocker only, and whoever leaves while something is sent has to be asked first of all.
  const isOn = isLost || isStuck || !canStopReloads()
  return isOn && !isSending && <NavigationBlocker isLost={isLost} isStuck={isStuck} />
}

/** Before Chrome 102, Safari 26.2 and Firefox 147 there is no Navigation API, and a reload cannot be stopped. */
const canStopReloads = () => 'navigation' in window

/**
 * Only opens pages whose scripts are on the device. A router that waits for the scripts of another page never stops waiting, so the page
 * is then opened with a full load. Where a reload cannot be stopped, the router is asked for a page only once its scripts are here, even if
 * nothing is known to be lost: it would reload the current page if they could not be loaded.
 */
function NavigationBlocker({ isLost, isStuck }: { isLost: boolean; isStuck: boolean }) {
  const t = useTranslations('offline')
  const isKnown = isLost || isStuck
  const blocker = useBlocker(
    (navigation) =>
      changesPage(navigation) &&
      (isKnown || (navigation.historyAction !== 'POP' && !hasScripts(navigation.nextLocation))),
  )
  const { state } = blocker
  const open = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const { location: page } = blocker
    const loadPage = () => location.assign(page.pathname + page.search + page.hash)
    if (isStuck && isReached()) return loadPage()
    if (isKnown && ((await isPageAvailable(page)) || isReached())) return blocker.proceed()
    if (!isKnown && (await loadScripts(routesOf(page)))) return blocker.proceed()
    // After a release the scripts are gone although nothing is lost.
    if (!isKnown && (await checkReachable())) return loadPage()
    blocker.reset()
    toast.error(t('notOpened'))
  })
  useEffect(() => {
    if (state === 'blocked') void open()
  }, [state])
  return null
}

/** Whether the router has the scripts of a page. */
const hasScripts = (page: Location) =>
  routesOf(page).every(({ id }) => id in (window.__reactRouterRouteModules ?? {}))

const changesPage = ({
  currentLocation,
  nextLocation,
}: Record<'currentLocation' | 'nextLocation', Location>) => currentLocation.pathname !== nextLocation.pathname

/** The routes that a page consists of, without the root, which is always here. */
function routesOf({ pathname }: Location): ManifestRoute[] {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  const below = (parent: string | undefined): RouteObject[] =>
    routes
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: below(id) }))
  const matched = new Set(matchRoutes(below(undefined), pathname)?.map(({ route }) => route.id))
  return routes.filter(({ id, parentId }) => parentId !== undefined && matched.has(id))
}

const loadScripts = (routes: readonly ManifestRoute[]): Promise<boolean> =>
  Promise.all(routes.map(({ module }) => import(/* @vite-ignore */ module))).then(
    () => true,
    () => false,
  )

/** Whether everything that a page consists of is available without the network, or has been loaded already. */
async function isPageAvailable(page: Location): Promise<boolean> {
  const routes = routesOf(page)
  // Loaders on the server need the network every time.
  if (routes.some(({ hasLoader, hasClientLoader }) => hasLoader && !hasClientLoader)) return false
  return loadScripts(routes)
}

/**
 * When the scripts of the next page cannot be loaded, as after a release, the router reloads the current one. Without a network that
 * would leave an empty window, so the reload is stopped. Within the layout, only the router and `untilMessages` reload a page, besides
 * whoever is told of a release (`reloadAsAsked`).
 */
function useReloadGuard(onStopped: () => void) {
  const t = useTranslations('offline')
  const stop = useEffectEvent(async (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloadAsked(event) || isReloading)
      return
    event.preventDefault()
    onStopped()
    if (!(await checkReachable())) return toast.error(t('notOpened'))
    isReloading = true
    location.reload()
  })
  useEffect(() => {
    if (!canStopReloads()) return
    const { navigation } = window
    const onNavigate = (event: NavigateEvent) => void stop(event)
    navigation.addEventListener('navigate', onNavigate)
    return () => navigation.removeEventListener('navigate', onNavigate)
  }, [])
}

let isReloading = false
