import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { SelectField } from '../../ui/Field.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { toast } from '../../ui/toast.ts'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { AudienceForm, audiences } from './AudienceForm.tsx'
import { PeopleForm } from './PeopleForm.tsx'
import type { SentFilter } from './queries.ts'
import { SentList } from './SentList.tsx'

/** For super admins; other admins are told and led back to the panel (spec section 6). */
export default function SendNotificationPage() {
  const t = useTranslations('notifications.sending')
  const reasons = useTranslations('errors')
  const navigate = useNavigate()
  const { user } = useSession()
  const refused = user !== null && !user.isSuperAdmin

  useEffect(() => {
    if (!refused) return
    toast.error(reasons('notification_send_forbidden'))
    void navigate('/admin', { replace: true })
  }, [refused, reasons, navigate])

  if (!user?.isSuperAdmin) return null
  return (
    <div className="mx-auto grid max-w-5xl gap-6">
      <h1 className="heading text-2xl sm:text-3xl">{t('title')}</h1>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <AudienceForm />
        <PeopleForm />
      </div>
      <RecentlySent />
    </div>
  )
}

function RecentlySent() {
  const t = useTranslations('notifications.sending')
  const names = useTranslations('notifications.audiences')
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<SentFilter>('all')
  const search = useDebouncedValue(typed.trim(), searchPauseMilliseconds)
  return (
    <section className="grid gap-4">
      <h2 className="heading text-xl">{t('recent')}</h2>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <SelectField<SentFilter>
          name="filter"
          label={t('audience')}
          value={filter}
          options={audiences.map((audience) => ({ value: audience, label: names(audience) }))}
          onChoose={setFilter}
        />
      </div>
      <SentList search={search} filter={filter} />
    </section>
  )
}
