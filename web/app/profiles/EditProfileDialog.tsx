import type { Me } from '@bichar/contract/accounts.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../ui/Dialog.tsx'
import { panelOf, TabList } from '../ui/Tabs.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

type Tab = 'profile' | 'password'

export default function EditProfileDialog({ user, onClose }: { user: Me; onClose(): void }) {
  const t = useTranslations('profiles')
  const [tab, setTab] = useState<Tab>('profile')
  const base = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog title={t('edit')} onClose={onClose} busy={busy} size="form">
      {/* One form is sent at a time. */}
      <fieldset disabled={busy} className="min-w-0">
        <TabList<Tab>
          label={t('edit')}
          tabs={[
            { name: 'profile', label: t('editTab') },
            { name: 'password', label: t('passwordTab') },
          ]}
          chosen={tab}
          onChoose={setTab}
          base={base}
          className="mb-4"
        />
      </fieldset>
      {/* Both panels stay mounted, so that switching tabs does not lose what was typed. */}
      <div {...panelOf(base, 'profile')} hidden={tab !== 'profile'}>
        <ProfileForm user={user} onDone={onClose} onBusy={setBusy} />
      </div>
      <div {...panelOf(base, 'password')} hidden={tab !== 'password'}>
        <PasswordForm phone={user.phone} onDone={onClose} onBusy={setBusy} />
      </div>
    </Dialog>
  )
}
