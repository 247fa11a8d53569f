import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import {
  endSession,
  followOtherPages,
  rememberTarget,
  sessionExpired,
  startSession,
  useSession,
} from '../api/session.ts'
import { takeFlash } from '../ui/flash.ts'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/useHydrated.ts'

const expiryCheckMilliseconds = 60_000

/** Begins the session of a returning person, ends it when it expires, and keeps no data of one person for the next. */
export function SessionKeeper() {
  const words = useTranslations('accounts')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { status, user } = useSession()
  // In the browser's first pass everybody is a guest, as on the server.
  const settled = useHydrated() && status !== 'loading'

  useEffect(() => {
    void startSession()
    return followOtherPages()
  }, [])

  useEffect(() => {
    const check = setInterval(() => {
      if (!sessionExpired()) return
      toast.error(words('sessionExpired'))
      rememberTarget()
      endSession()
      void navigate('/login')
    }, expiryCheckMilliseconds)
    return () => clearInterval(check)
  }, [words, navigate])

  const viewer = user?._id
  const readFor = useRef<string>(undefined)
  useEffect(() => {
    if (!settled) return
    if (readFor.current !== viewer) {
      // What came with the page was read for a guest and may stay until it has been read again; what was read for a
      // person is for nobody after them.
      void (readFor.current ? client.resetQueries() : client.invalidateQueries())
      readFor.current = viewer
    }
    delete document.documentElement.dataset.session
  }, [settled, viewer, client])

  useEffect(() => {
    const flash = settled && takeFlash()
    if (flash) toast[flash.kind](flash.message)
  }, [settled])

  return null
}
