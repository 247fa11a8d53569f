import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { errorOf } from '../api/outcome.ts'
import { retryUntilDone } from '../api/retryUntilDone.ts'
import { useSession } from '../api/session.ts'
import { applySentCall } from '../comments/queries.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { loadQueue } from '../outbox/loadQueue.ts'
import { persistRequest } from '../outbox/persistRequest.ts'
import { setPersister, setQueue } from '../outbox/queue.ts'
import { onQueueEvent, type QueueEvent } from '../outbox/queueEvents.ts'
import { applySentReaction } from '../reactions/applySentReaction.ts'
import { toast } from '../ui/toast.ts'

/** Lets this device store calls that cannot be sent now, shows the queue, and applies the results, whichever tab sent them. */
export function QueueEffects() {
  const t = useTranslations('common')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const { user } = useSession()
  const person = user?._id

  const onEvent = useEffectEvent((event: QueueEvent) => {
    if (typeof event !== 'object') return
    if ('refused' in event) {
      if (!event.refused.isQuiet) toast.error(errorMessage(errorOf(event.refusal), t('somethingWrong')))
      return
    }
    applySentReaction(client, event.arrived, event.answer)
    applySentCall(client, event.arrived, event.answer)
  })

  useEffect(() => {
    if (!person) return
    const leaving = new AbortController()
    const show = () =>
      loadQueue(person, leaving.signal).catch((error: unknown) =>
        console.warn('What waits could not be read', error),
      )
    const stop = onQueueEvent((event) => {
      onEvent(event)
      if (event === 'changed') void show()
    })
    // The code of reactions is loaded after the page, too, and must be there before the network is lost.
    const stopLoading = retryUntilDone(
      () => import('../reactions/reactions.ts'),
      () => {
        setPersister((call) => persistRequest(person, call))
        void show()
      },
    )
    return () => {
      leaving.abort()
      stopLoading()
      stop()
      setPersister(undefined)
      setQueue([])
    }
  }, [person])
  return null
}
