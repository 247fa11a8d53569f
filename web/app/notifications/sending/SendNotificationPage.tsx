import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { valuesIn } from '../../forms/elements.ts'
import { SelectField } from '../../ui/Field.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { panelOf, TabList } from '../../ui/Tabs.tsx'
import { toast } from '../../ui/toast.ts'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { AudienceForm, audiences } from './AudienceForm.tsx'
import { PeopleForm } from './PeopleForm.tsx'
import { noMessage, type SentFilter } from './queries.ts'
import { SentList } from './SentList.tsx'

/** For super admins; other admins see a toast and are sent back to the panel (spec section 6). */
export default function SendNotificationPage() {
  const t = useTranslations('sending')
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
    <div className="measure-text grid grid-cols-1 gap-6">
      <h1 className="heading text-xl">{t('title')}</h1>
      <NewMessage />
      <RecentlySent />
    </div>
  )
}

/** A new message, to an audience or to chosen people. Its text is kept when the sender switches between the two. */
function NewMessage() {
  const t = useTranslations('sending')
  const base = useId()
  const [way, setWay] = useState<'general' | 'specific'>('general')
  const [message, setMessage] = useState(noMessage)
  const panel = useRef<HTMLDivElement>(null)
  const choose = (next: typeof way) => {
    const form = panel.current?.querySelector('form')
    if (form) setMessage(valuesIn(form, noMessage))
    setWay(next)
  }
  const Form = way === 'general' ? AudienceForm : PeopleForm
  return (
    <div className="grid grid-cols-1 gap-3">
      <TabList
        label={t('whom')}
        base={base}
        tabs={[
          { name: 'general', label: t('general') },
          { name: 'specific', label: t('specific') },
        ]}
        chosen={way}
        onChoose={choose}
      />
      <div ref={panel} {...panelOf(base, way)}>
        <Form initial={message} />
      </div>
    </div>
  )
}

function RecentlySent() {
  const t = useTranslations('sending')
  const names = useTranslations('sending.audiences')
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<SentFilter>('all')
  const search = useDebouncedValue(typed.trim(), searchPauseMilliseconds)
  return (
    <section className="grid gap-4">
      <h2 className="heading text-lg">{t('recent')}</h2>
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
