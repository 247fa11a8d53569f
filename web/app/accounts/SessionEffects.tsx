import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { refreshToken, startSession, subscribeToSessionChanges } from '../api/refresh.ts'
import { endSession, onSentToLogin, sessionExpired, storeTarget, useSession } from '../api/session.ts'
import { leaveFlash, takeFlash } from '../ui/flash.ts'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/useHydrated.ts'

const expiryCheckMilliseconds = 60_000

/** Starts the session of a returning person, ends it when it expires, and keeps no data of one person for the next. */
export function SessionEffects() {
  const t = useTranslations('accounts')
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const { status, user } = session
  const isConfirmed = session.status === 'signedIn' && session.isConfirmed
  // During hydration everybody is a guest, as on the server.
  const settled = useHydrated() && status !== 'loading'

  useEffect(() => {
    void startSession()
    return subscribeToSessionChanges()
  }, [])

  useEffect(() => {
    const end = () => {
      toast.error(t('sessionExpired'))
      storeTarget()
      endSession()
      void navigate('/login')
    }
    const check = setInterval(() => {
      if (!sessionExpired()) return
      // The clock of the device may be wrong. If there is no answer, the server is asked again later.
      refreshToken().then((isLive) => isLive || end(), console.warn)
    }, expiryCheckMilliseconds)
    return () => clearInterval(check)
  }, [t, navigate])

  useEffect(() => onSentToLogin(() => leaveFlash(t('sessionExpired'), 'error')), [t])

  const viewer = user?._id
  const readFor = useRef<string>(undefined)
  useEffect(() => {
    if (!settled) return
    if (readFor.current !== viewer) {
      // Data that came with the page was read for a guest, and may stay until it has been fetched again; data that was read for a person
      // must not be seen by anybody after them.
      void (readFor.current ? client.resetQueries() : client.invalidateQueries())
      readFor.current = viewer
    }
    delete document.documentElement.dataset.session
  }, [settled, viewer, client])

  // If the server gave no answer to the session check, it gave none to other requests either.
  useEffect(() => {
    if (isConfirmed)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  }, [isConfirmed, client])

  useEffect(() => {
    const flash = settled && takeFlash()
    if (flash) toast[flash.kind](flash.message)
  }, [settled])

  return null
}
