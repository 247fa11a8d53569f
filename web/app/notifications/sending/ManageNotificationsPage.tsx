import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchField } from '../../admin/SearchField.tsx'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { SentList } from './SentList.tsx'

const searchPauseMilliseconds = 500

/** What was sent, for all admins; super admins can take it back and send more. */
export default function ManageNotificationsPage() {
  const words = useTranslations('notifications.sending')
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), searchPauseMilliseconds)
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-2xl sm:text-3xl">{words('manage')}</h1>
        {user?.isSuperAdmin && (
          <ButtonLink to="/admin/send-notification">
            <Send aria-hidden className="size-5" />
            {words('title')}
          </ButtonLink>
        )}
      </div>
      <SearchField label={words('search')} value={typed} onChange={setTyped} />
      <SentList search={search} />
    </div>
  )
}
