import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useSearchParams } from 'react-router'
import { useReached, watchNetwork } from '../../api/reach.ts'
import { useSession } from '../../api/session.ts'
import { NotAvailableOffline } from '../../postScreens/offlineCopy/NotAvailableOffline.tsx'
import { OfflineMessages } from '../../postScreens/offlineCopy/OfflineMessages.tsx'
import { cachePage, deleteOfflineCopy, startOfflineCopy } from '../../postScreens/offlineCopy/offlineCopy.ts'
import { useIsMissingOffline } from '../../postScreens/offlineCopy/offlineMisses.ts'
import { postKeys } from '../../posts/queries.ts'
import { filterOf } from '../../suspects/filter.ts'
import { suspectsOptions } from '../../suspects/queries.ts'
import { NetworkBar } from './NetworkBar.tsx'
import { OfflineNavigationGuard } from './OfflineNavigationGuard.tsx'

/** Everything that is needed once the network is lost; it has to be loaded before that. */
export default function OfflineParts() {
  useEffect(watchNetwork, [])
  useOfflineCopy()
  return (
    <OfflineMessages>
      <NetworkBar />
      <OfflineNavigationGuard />
      <MissingListNotice />
    </OfflineMessages>
  )
}

function useOfflineCopy() {
  const client = useQueryClient()
  const { status, user } = useSession()
  const viewer = status === 'guest' ? 'guest' : user?._id
  const isModerator = user?.role === 'admin'
  useEffect(() => {
    if (!viewer) return
    if (isModerator) return deleteOfflineCopy(client)
    return startOfflineCopy(client, viewer)
  }, [client, viewer, isModerator])
  const { pathname } = useLocation()
  const isReached = useReached()
  useEffect(() => {
    if (viewer && !isModerator && isReached) cachePage(pathname)
  }, [pathname, viewer, isModerator, isReached])
}

/** Replaces a feed or a list of suspects that was never read on this device. */
function MissingListNotice() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isList = ['/', '/suspects', '/criminals'].includes(pathname)
  const key =
    pathname === '/' ? postKeys.feed(search.get('after')) : suspectsOptions(filterOf(search)).queryKey
  const isMissing = useIsMissingOffline(key, client.getQueryData(key)) && isList
  const place = document.getElementById('notices')
  useEffect(() => {
    const page = document.getElementById('notices')?.nextElementSibling
    if (!isMissing || !(page instanceof HTMLElement)) return
    page.hidden = true
    return () => {
      page.hidden = false
    }
  }, [isMissing])
  return isMissing && place && createPortal(<NotAvailableOffline heading="h1" />, place)
}
