import { useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { closeLoginSheet, useLoginSheet } from '../accounts/loginSheet.ts'
import { abandonPendingAction } from '../accounts/pendingAction.ts'
import { useSession } from '../api/session.ts'
import { useDataSaver } from '../media/dataSaver.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { useLoaded } from '../ui/useLoaded.ts'
import { BottomBar } from './BottomBar.tsx'
import { CreateButton } from './CreateButton.tsx'
import { Foot } from './Foot.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const PostModal = lazyDialog(() => import('../postScreens/PostModal.tsx'))
const LoginSheet = lazyDialog(() => import('../accounts/LoginSheet.tsx'))
const preloadAfterMilliseconds = 3000

/** The layout of every page but those for logging in; a post may be open in a modal over the page (`?post=`). */
export default function Shell() {
  const t = useTranslations('shell')
  const { pathname } = useLocation()
  const isFirst = useIsFirstPage(pathname)
  const [search] = useSearchParams()
  const { user, status } = useSession()
  const { gate } = useLoginSheet()
  const isAdmin = user?.role === 'admin'
  const openPost = search.get('post')
  // A post that was opened by its address has no history entry to go back to: closing it leads to the page beneath.
  const beneath = new URLSearchParams(search)
  beneath.delete('post')
  const closePost = useGoBack({ pathname, search: `${beneath}` })

  // Runs before the effects of the page inside, which may record anew what it asks people to log in for.
  useLayoutEffect(abandonPendingAction, [])
  // Who has logged in, or has gone to another page for it, is not asked again.
  useEffect(() => {
    if (user) closeLoginSheet()
    return closeLoginSheet
  }, [user])

  const { saves } = useDataSaver()
  // The frame of a post, which most people who read the feed open, the login, and the notices of a lost network are loaded a while after the page,
  // so that they are there on a slow network, and when it drops. Without a network the notices are needed at once.
  const [isLater, setLater] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const OfflineParts = useLoaded(() => import('./offline/OfflineParts.tsx'), isLater || isOffline)?.default
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), preloadAfterMilliseconds)
    const onOffline = () => setOffline(true)
    if (!navigator.onLine) onOffline()
    window.addEventListener('offline', onOffline)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('offline', onOffline)
    }
  }, [])
  useEffect(() => {
    if (!isLater || saves) return
    void import('../postScreens/PostModal.tsx').catch(() => undefined)
    if (status === 'guest') void import('../accounts/LoginSheet.tsx').catch(() => undefined)
  }, [isLater, saves, status])
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2 focus:text-on-brand"
      >
        {t('skipToContent')}
      </a>
      <TopBar />
      <Sidebar isAdmin={isAdmin} />
      <main
        id="content"
        tabIndex={-1}
        className={`min-h-(--screen) px-3 pt-[4.25rem] pb-24 outline-none sm:px-6 lg:pt-6 lg:pb-10 ${isAdmin ? 'lg:pl-[19.5rem]' : 'lg:pl-[15.5rem]'}`}
      >
        {/* Placed before the feed, which has no end for people who use the keyboard. */}
        <CreateButton />
        <div id="notices" />
        <div key={pathname} className={isFirst ? undefined : 'animate-page'}>
          <Outlet />
        </div>
        <Foot />
      </main>
      {OfflineParts && <OfflineParts />}
      <BottomBar />
      {openPost && <PostModal id={openPost} onClose={closePost} />}
      {gate && status === 'guest' && <LoginSheet gate={gate} onClose={closeLoginSheet} />}
    </>
  )
}

/** Whether this is the first page of the visit: it must be readable as soon as it is painted, so it does not fade in. */
function useIsFirstPage(pathname: string): boolean {
  const [first, setFirst] = useState<string | null>(pathname)
  if (first !== null && first !== pathname) setFirst(null)
  return first === pathname
}
