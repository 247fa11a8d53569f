import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { newId } from '../db/ids.ts'
import type { Language } from '../http/language.ts'
import type { PushMessage } from '../outside/pushTypes.ts'
import type { NotificationRow } from './row.ts'
import { truncate } from './truncate.ts'
import { notificationView } from './view.ts'

/** Characters that a phone shows of a message before it is opened. */
const maxBodyBytes = 200
/** Push services accept 4,096 bytes, and Firebase is sent the text twice. */
const maxBytes = 2_500

/**
 * Texts of the product's own notifications on a screen that others may see: they contain nothing of any content, and do not even
 * tell a person that it is about a report of theirs (docs/decisions/0009).
 */
const words = {
  en: {
    personal: 'You have a new notification.',
    password_reset: 'Your password was reset. If that was not you, say so on the login page.',
    post_answered: 'A question to an author was answered.',
  },
  bn: {
    personal: 'আপনার একটি নতুন নোটিফিকেশন আছে।',
    password_reset: 'আপনার পাসওয়ার্ড রিসেট করা হয়েছে। আপনি না করে থাকলে লগইন পাতায় তা জানান।',
    post_answered: 'একটি প্রশ্নের উত্তর এসেছে।',
  },
} as const

/** Texts for admins about one or more waiting items; the number is written in the digits of the language. */
const waiting = {
  en: {
    post_waiting: (count) => (count === '1' ? 'A post waits for review.' : `${count} posts wait for review.`),
    timeline_waiting: (count) =>
      count === '1' ? 'A timeline entry waits for approval.' : `${count} timeline entries wait for approval.`,
    flag_waiting: (count) => (count === '1' ? 'Something was reported.' : `${count} reported things wait.`),
    support_waiting: (count) =>
      count === '1' ? 'A support request waits.' : `${count} support requests wait.`,
    appeal_waiting: (count) => (count === '1' ? 'An appeal waits.' : `${count} appeals wait.`),
    suspect_waiting: (count) =>
      count === '1' ? 'A suspect waits for review.' : `${count} suspects wait for review.`,
  },
  bn: {
    post_waiting: (count) => `${count}টি পোস্ট পর্যালোচনার অপেক্ষায় আছে।`,
    timeline_waiting: (count) => `টাইমলাইনের ${count}টি খবর অনুমোদনের অপেক্ষায় আছে।`,
    flag_waiting: (count) => `${count}টি আপত্তি অপেক্ষায় আছে।`,
    support_waiting: (count) => `${count}টি সহায়তার অনুরোধ অপেক্ষায় আছে।`,
    appeal_waiting: (count) => `${count}টি আপিল অপেক্ষায় আছে।`,
    suspect_waiting: (count) => `${count}টি সন্দেহভাজনের প্রোফাইল পর্যালোচনার অপেক্ষায় আছে।`,
  },
} as const satisfies Record<Language, Record<`${WaitingKind}_waiting`, (count: string) => string>>

interface Reader {
  language: Language
  unreadCount: number
  appName: string
}

/** The push message for a notification. */
export function pushMessage(row: NotificationRow, { language, unreadCount, appName }: Reader): PushMessage {
  const { title, description, link } = notificationView(row)
  const text =
    row.kind === 'message'
      ? { title, body: truncate(description, maxBodyBytes) }
      : { title: appName, body: genericWords(row, language) }
  const message = { id: row.id, kind: row.kind, ...text, link: link ?? '/notification', unreadCount }
  const fits = Buffer.byteLength(JSON.stringify(message)) <= maxBytes
  return fits ? message : { ...message, link: '/notification' }
}

/** Says that the password was reset, for a device that the reset has logged out and that can read nothing else. */
export const resetMessage = (language: Language, appName: string): PushMessage => ({
  ...{ id: newId(), kind: 'password_reset', title: appName, body: words[language].password_reset },
  ...{ link: '/login', unreadCount: 1 },
})

const isWaiting = (kind: NotificationRow['kind']): kind is `${WaitingKind}_waiting` => kind in waiting.en

const genericWords = ({ kind, data }: NotificationRow, language: Language): string => {
  if (isWaiting(kind)) return waiting[language][kind](data.count?.toLocaleString(language) ?? '')
  const ofKind: Partial<Record<NotificationRow['kind'], string>> = words[language]
  return ofKind[kind] ?? words[language].personal
}
