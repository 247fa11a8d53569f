import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'
import { useLanguage } from '../i18n/language.tsx'
import { askIfDue, onPushMessage, subscribe, unsubscribe } from './push.ts'
import { setUnread } from './queries.ts'

/** Subscribes the signed-in person to push messages if they allow it, and unsubscribes after a logout. */
export function PushEffects() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { user } = useSession()
  const { language } = useLanguage()
  const person = user?._id

  useEffect(() => {
    const left = new AbortController()
    const follow = async () => {
      if (!person) return unsubscribe()
      await askIfDue(left.signal)
      await subscribe(person, language)
    }
    follow().catch((error: unknown) => console.warn('Push messages could not be set up', error))
    return () => left.abort()
  }, [person, language])

  useEffect(
    () =>
      onPushMessage((message) => {
        if (message.type === 'pushed') setUnread(client, message.unreadCount)
        else void navigate(message.link)
      }),
    [client, navigate],
  )
  return null
}
