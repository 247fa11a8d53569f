import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'
import { hasWorker } from '../api/worker.ts'
import { useLanguage } from '../words/language.tsx'
import { askIfDue, hearPush, subscribe, unsubscribe } from './push.ts'
import { setUnread } from './queries.ts'

/** Brings push messages to whoever is signed in here and allows it, and to nobody after them. */
export function PushKeeper() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const { language } = useLanguage()
  const person = user?._id

  useEffect(() => {
    if (hasWorker()) void register()
  }, [])

  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (!person && !wasSignedIn.current) return
    wasSignedIn.current = person !== undefined
    const follow = async () => {
      if (!person) return unsubscribe()
      await askIfDue()
      await subscribe(person, language)
    }
    follow().catch((error: unknown) => console.warn('Push messages could not be set up', error))
  }, [person, language])

  useEffect(
    () =>
      hearPush((said) => {
        if (said.type === 'pushed') setUnread(client, said.unreadCount)
        else void navigate(said.link)
      }),
    [client, navigate],
  )
  return null
}

/**
 * The worker is part of what the app is; without it everything but push messages works. As a module, Firefox before 147
 * would not take it.
 */
const register = () =>
  navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => console.warn('The service worker could not be registered', error))
