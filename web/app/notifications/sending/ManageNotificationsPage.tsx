import { Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { useAddressSearch } from '../../moderation/panel/useAddressSearch.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SentList } from './SentList.tsx'

/** The sent messages, for all admins; super admins can also withdraw them and send new ones. */
export default function ManageNotificationsPage() {
  const t = useTranslations('sending')
  const { user } = useSession()
  const { search, typed, setTyped } = useAddressSearch()
  return (
    <div className="grid measure-text gap-4">
      <div className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
        <h1 className="heading text-xl">{t('manage')}</h1>
        {user?.isSuperAdmin && (
          <ButtonLink to="/admin/send-notification">
            <Send aria-hidden className="size-5" />
            {t('title')}
          </ButtonLink>
        )}
      </div>
      <SearchField label={t('search')} value={typed} onChange={setTyped} />
      <SentList search={search} />
    </div>
  )
}
