import { useLogOutDevices } from '../../accounts/queries.ts'
import { useFollow, useRhythm } from '../../follows/queries.ts'
import { useLifting } from '../../moderation/sanctions/useLifting.ts'
import { useAddWatchWord, useRemoveWatchWord } from '../../moderation/watchWords/watchWords.ts'
import { useRead, useReadAll } from '../../notifications/queries.ts'
import { useSendToAudience, useSendToPeople, useTakeBack } from '../../notifications/sending/queries.ts'
import { useEditProfile } from '../../profiles/queries.ts'
import { people } from '../people.ts'
import type { Changes } from './change.ts'
import { inEach } from './expected.ts'
import { queryNames } from './filledCache.ts'
import { notification, watchWord } from './things.ts'

const sanctionsStale = inEach(['ownSanctions', 'appeals', 'authorPauses', 'person'], 'stale')

export const accountChanges = {
  'PUT /follows': {
    use: () => {
      const { mutateAsync } = useFollow({ kind: 'district', of: 'Sylhet' })
      return () => mutateAsync(true)
    },
    answer: {},
    after: {
      success: { follows: '+Sylhet, stale' },
      too_many_follows: { follows: 'stale' },
      lost: { follows: 'stale' },
    },
  },
  'DELETE /follows': {
    use: () => {
      const { mutateAsync } = useFollow({ kind: 'district', of: 'Dhaka' })
      return () => mutateAsync(false)
    },
    answer: {},
    after: { success: { follows: '-Dhaka, stale' }, lost: { follows: 'stale' } },
  },
  'PUT /follows/rhythm': {
    use: () => {
      const { mutateAsync } = useRhythm()
      return () => mutateAsync(true)
    },
    answer: {},
    after: { success: { follows: 'stale' }, lost: {} },
  },
  'PUT /notifications/:id/read': {
    use: () => {
      const { mutateAsync } = useRead()
      return () => mutateAsync(notification)
    },
    answer: { notification: { ...notification, isRead: true }, unreadCount: 0 },
    after: {
      success: { notifications: 'notification.isRead=true', unread: '=0' },
      not_found: { notifications: '-notification', unread: '=9' },
      lost: {},
    },
  },
  'PUT /notifications/read-all': {
    use: () => {
      const { mutateAsync } = useReadAll()
      return () => mutateAsync()
    },
    answer: { unreadCount: 0 },
    after: {
      success: { notifications: 'notification.isRead=true, otherNotification.isRead=true', unread: '=0' },
      lost: {},
    },
  },
  'POST /notifications/custom': [
    {
      what: 'to everybody',
      use: () => {
        const { mutateAsync } = useSendToAudience()
        return () =>
          mutateAsync({ key: 'key', title: 'Hello', description: '', link: '', targetAudience: 'all' })
      },
      answer: { notification: { ...notification, user: null } },
      after: { success: { sent: 'stale' }, lost: {} },
    },
    {
      what: 'to people',
      use: () => {
        const { mutateAsync } = useSendToPeople()
        return () =>
          mutateAsync({ key: 'key', title: 'Hello', description: '', link: '', userIds: ['person'] })
      },
      hides: ['lost'],
      answer: { notification: { ...notification, user: null } },
      after: { success: { sent: 'stale' }, lost: { sent: 'stale' } },
    },
  ],
  'DELETE /notifications/:id': {
    use: () => {
      const { mutateAsync } = useTakeBack()
      return () => mutateAsync('notification')
    },
    answer: {},
    after: {
      success: { sent: '-notification, stale' },
      not_found: { sent: '-notification, stale' },
      lost: {},
    },
  },
  'DELETE /auth/sessions/:id': {
    use: () => {
      const { mutateAsync } = useLogOutDevices()
      return () => mutateAsync({ id: 'device' })
    },
    answer: {},
    hides: ['session_not_found'],
    after: {
      success: { devices: '-device, stale' },
      session_not_found: { devices: '-device, stale' },
      lost: { devices: 'stale' },
    },
  },
  'DELETE /auth/sessions': {
    use: () => {
      const { mutateAsync } = useLogOutDevices()
      return () => mutateAsync('others')
    },
    answer: {},
    after: { success: { devices: '-device, -otherDevice, stale' }, lost: { devices: 'stale' } },
  },
  'PATCH /users/profile': {
    use: () => {
      const { mutateAsync } = useEditProfile()
      return () => mutateAsync({ name: 'Selina', address: '', avatar: undefined })
    },
    answer: { user: people.admin },
    after: { success: inEach(queryNames, 'stale'), lost: {} },
  },
  'POST /admin/watch-words': {
    use: () => {
      const { mutateAsync } = useAddWatchWord()
      return () => mutateAsync('gate')
    },
    answer: { watchWord },
    after: { success: { watchWords: 'stale' }, lost: { watchWords: 'stale' } },
  },
  'DELETE /admin/watch-words/:id': {
    use: () => {
      const { mutateAsync } = useRemoveWatchWord()
      return () => mutateAsync('word')
    },
    answer: {},
    after: {
      success: { watchWords: '-word, stale' },
      not_found: { watchWords: 'stale' },
      lost: { watchWords: 'stale' },
    },
  },
  'POST /admin/sanctions/:id/lift': {
    use: () => {
      const { lift } = useLifting('sanction')
      return async () => lift()
    },
    hides: ['already_decided', 'lost'],
    answer: {},
    after: { success: sanctionsStale, already_decided: sanctionsStale, lost: sanctionsStale },
  },
} satisfies Partial<Changes>
