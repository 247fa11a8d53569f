import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { PostTime } from './Time.tsx'
import { toldMessages } from './toast.ts'

/** The messages of the last minutes, for whoever has had no time to read one. What somebody else was told is not here. */
export function LastMessages() {
  const t = useTranslations('accounts.messages')
  const person = useSession().user?._id
  const [messages] = useState(() => toldMessages.filter((told) => told.person === person))
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{t('title')}</summary>
      {messages.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ol className="grid grid-cols-1 divide-y divide-line">
        {messages.map(({ text, at }) => (
          <li key={`${at} ${text}`} className="py-2">
            <p className="break-words">{text}</p>
            <p className="text-quiet text-sm">
              <PostTime at={new Date(at).toISOString()} />
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
