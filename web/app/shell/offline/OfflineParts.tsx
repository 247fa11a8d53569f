import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useSearchParams } from 'react-router'
import { useReached, watchNetwork } from '../../api/reach.ts'
import { useSession } from '../../api/session.ts'
import { postKeys } from '../../posts/queries.ts'
import { keepNothing, keepPage, keepReading } from '../../reading/kept/keptReading.ts'
import { useIsNotHere } from '../../reading/kept/lookedUp.ts'
import { NotHere } from '../../reading/kept/NotHere.tsx'
import { OfflineMessages } from '../../reading/kept/OfflineMessages.tsx'
import { filterOf } from '../../suspects/filter.ts'
import { suspectsOptions } from '../../suspects/queries.ts'
import { KeepPage } from './KeepPage.tsx'
import { NetworkBar } from './NetworkBar.tsx'

/** Everything that is needed once the network is lost; it has to be loaded before that. */
export default function OfflineParts() {
  useEffect(watchNetwork, [])
  useKeptReading()
  return (
    <OfflineMessages>
      <NetworkBar />
      <KeepPage />
      <NoList />
    </OfflineMessages>
  )
}

function useKeptReading() {
  const client = useQueryClient()
  const { status, user } = useSession()
  const viewer = status === 'guest' ? 'guest' : user?._id
  const isModerator = user?.role === 'admin'
  useEffect(() => {
    if (!viewer) return
    if (isModerator) return keepNothing(client)
    return keepReading(client, viewer)
  }, [client, viewer, isModerator])
  const { pathname } = useLocation()
  const isReached = useReached()
  useEffect(() => {
    if (viewer && !isModerator && isReached) keepPage(pathname)
  }, [pathname, viewer, isModerator, isReached])
}

/** Replaces a feed or a list of suspects that was never read on this device. */
function NoList() {
  const client = useQueryClient()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isList = ['/', '/suspects', '/criminals'].includes(pathname)
  const key =
    pathname === '/' ? postKeys.feed(search.get('after')) : suspectsOptions(filterOf(search)).queryKey
  const isNotHere = useIsNotHere(key, client.getQueryData(key)) && isList
  const place = document.getElementById('notices')
  useEffect(() => {
    const page = document.getElementById('notices')?.nextElementSibling
    if (!isNotHere || !(page instanceof HTMLElement)) return
    page.hidden = true
    return () => {
      page.hidden = false
    }
  }, [isNotHere])
  return isNotHere && place && createPortal(<NotHere heading="h1" />, place)
}
