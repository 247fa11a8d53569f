import type { Notification } from '@bichar/contract/notifications.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../api/session.ts'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { useNotificationText } from '../notifications/useNotificationText.ts'
import { isOfSanction, sanctionsChanged } from '../sanctions/queries.ts'
import { toast } from '../ui/toast.ts'
import { connect } from './socket.ts'

/** Keeps the live connection of whoever is signed in; guests have none. */
export const LiveEffects = () => (
  <FollowingMessages>
    <Effects />
  </FollowingMessages>
)

function Effects() {
  const client = useQueryClient()
  const { user } = useSession()
  const { _id, role } = user ?? {}
  const textOf = useNotificationText()
  const onNews = useEffectEvent((notification: Notification) => {
    toast.news(notification._id, textOf(notification).title)
    if (isOfSanction(notification.kind)) void sanctionsChanged(client)
  })
  useEffect(() => {
    if (!_id || !role) return
    return connect(client, { _id, role, onNews })
  }, [client, _id, role])
  return null
}
