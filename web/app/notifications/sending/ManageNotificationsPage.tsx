import { Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAddressSearch } from '../../admin/useAddressSearch.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SentList } from './SentList.tsx'

/** What was sent, for all admins; super admins can take it back and send more. */
export default function ManageNotificationsPage() {
  const words = useTranslations('notifications.sending')
  const { user } = useSession()
  const { search, typed, setTyped } = useAddressSearch()
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
