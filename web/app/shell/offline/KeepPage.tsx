import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, matchRoutes, type RouteObject, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { askServer, isReached, useReached } from '../../api/reach.ts'
import { isReloadAsked } from '../../ui/reload.ts'
import { toast } from '../../ui/toast.ts'
import { useIsSending } from '../../writing/form/sending.ts'

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
  }
}

/** While the network is lost, keeps the current page if the requested one cannot be shown. */
export function KeepPage() {
  const isLost = !useReached()
  const [isStuck, setStuck] = useState(false)
  const isSending = useIsSending()
  useReloadsStopped(() => setStuck(true))
  // React Router asks one blocker only, and whoever leaves while something is sent has to be asked first of all.
  return (isLost || isStuck) && !isSending && <OnlyWhatIsHere isStuck={isStuck} />
}

/**
 * Only opens pages whose scripts are on the device. A router that waits for the scripts of another page never stops waiting, so the page
 * is then opened with a full load.
 */
function OnlyWhatIsHere({ isStuck }: { isStuck: boolean }) {
  const t = useTranslations('offline')
  const blocker = useBlocker(leadsElsewhere)
  const { state } = blocker
  const open = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const { pathname, search, hash } = blocker.location
    if (isStuck && isReached()) return location.assign(pathname + search + hash)
    if ((await isHere(blocker.location)) || isReached()) return blocker.proceed()
    blocker.reset()
    toast.error(t('notOpened'))
  })
  useEffect(() => {
    if (state === 'blocked') void open()
  }, [state])
  return null
}

const leadsElsewhere = ({
  currentLocation,
  nextLocation,
}: Record<'currentLocation' | 'nextLocation', Location>) => currentLocation.pathname !== nextLocation.pathname

/** Whether everything that a page consists of is available without the network, or has been loaded already. */
async function isHere({ pathname }: Location): Promise<boolean> {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {})
  const below = (parent: string | undefined): RouteObject[] =>
    routes
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: below(id) }))
  const matched = new Set(matchRoutes(below(undefined), pathname)?.map(({ route }) => route.id))
  const wanted = routes.filter(({ id, parentId }) => parentId !== undefined && matched.has(id))
  // Loaders on the server need the network every time.
  if (wanted.some(({ hasLoader, hasClientLoader }) => hasLoader && !hasClientLoader)) return false
  return Promise.all(wanted.map(({ module }) => import(/* @vite-ignore */ module))).then(
    () => true,
    () => false,
  )
}

/**
 * When the scripts of the next page cannot be loaded, as after a release, the router reloads the current one. Without a network that
 * would leave an empty window, so the reload is stopped. Within the layout, only the router and `untilMessages` reload a page, besides
 * whoever is told of a release (`reloadAsAsked`).
 */
function useReloadsStopped(onStopped: () => void) {
  const t = useTranslations('offline')
  const stop = useEffectEvent(async (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isReloadAsked(event) || isReloading)
      return
    event.preventDefault()
    onStopped()
    if (!(await askServer())) return toast.error(t('notOpened'))
    isReloading = true
    location.reload()
  })
  useEffect(() => {
    // Older browsers have no Navigation API.
    if (!('navigation' in window)) return
    const { navigation } = window
    const hear = (event: NavigateEvent) => void stop(event)
    navigation.addEventListener('navigate', hear)
    return () => navigation.removeEventListener('navigate', hear)
  }, [])
}

let isReloading = false
