import { useQuery } from '@tanstack/react-query'
import { ArrowDown, Pencil, UserX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeviceList } from '../accounts/DeviceList.tsx'
import { PreferenceChoices } from '../accounts/PreferenceChoices.tsx'
import { Protection } from '../accounts/Protection.tsx'
import { formatPhone } from '../accounts/phoneEntry.ts'
import { useSession } from '../api/session.ts'
import { QueuedComments } from '../comments/QueuedComments.tsx'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { AskedReports } from '../outcomes/AskedReports.tsx'
import { PersonPosts } from '../postScreens/PersonPosts.tsx'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'
import { LogOutButton } from './LogOutButton.tsx'
import { MyReports } from './MyReports.tsx'
import { leave, profileOptions } from './queries.ts'
import { TakeOut } from './TakeOut.tsx'

const EditProfileDialog = lazyDialog(() => import('./EditProfileDialog.tsx'))
const DeleteAccountDialog = lazyDialog(() => import('../accounts/DeleteAccountDialog.tsx'))

const postsId = 'my-posts'

export default function ProfilePage() {
  const t = useTranslations('profiles')
  const shell = useTranslations('shell')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="grid measure-wide grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
      <div className="grid grid-cols-1 gap-4">
        <Identity />
        <MyReports personId={user._id} />
        <section className="card grid grid-cols-1 gap-2 p-4 lg:hidden">
          <h2 className="heading">{shell('settings')}</h2>
          <PreferenceChoices />
        </section>
        {/* What grows when it is there comes last, so that it moves no button of the others. */}
        <AccountActions person={user._id} />
        <Protection phone={user.phone} />
        <DeviceList />
      </div>
      <section id={postsId} className="grid scroll-mt-20 grid-cols-1 gap-4 lg:scroll-mt-6">
        <h2 className="heading text-lg">{t('myPosts')}</h2>
        <QuickExit />
        <AskedReports />
        <PersonPosts personId={user._id} />
      </section>
    </div>
  )
}

function Identity() {
  const t = useTranslations('profiles')
  const messageOf = useErrorMessage()
  const session = useSession()
  const [editing, setEditing] = useState(false)
  const { data, error } = useQuery(profileOptions())
  const user = data?.user ?? session.user

  useEffect(() => {
    if (error) toast.error(messageOf(error, t('failed')))
  }, [error, messageOf, t])

  if (!user) return null
  return (
    <header className="card flex flex-wrap items-center gap-4 p-4">
      <Avatar src={user.avatar} className="size-20" />
      <div className="min-w-0 grow basis-32">
        <h1 lang={languageOf(user.name)} className="break-words font-extrabold text-lg">
          {user.name}
        </h1>
        <p className="text-quiet">{formatPhone(user.phone)}</p>
        {user.address && (
          <p lang={languageOf(user.address)} className="break-words text-quiet">
            {user.address}
          </p>
        )}
        <p className="flex min-h-11 items-center font-semibold">
          {data && (
            // On a phone the posts are below all the settings.
            <a href={`#${postsId}`} className="inline-flex min-h-11 items-center gap-1 hover:underline">
              {t('posts', { count: data.postCount })}
              <ArrowDown aria-hidden className="size-4 lg:hidden" />
            </a>
          )}
        </p>
      </div>
      <Button look="secondary" onClick={() => setEditing(true)} className="w-full">
        <Pencil aria-hidden className="size-5" />
        {t('edit')}
      </Button>
      {editing && <EditProfileDialog user={user} onClose={() => setEditing(false)} />}
    </header>
  )
}

function AccountActions({ person }: { person: string }) {
  const t = useTranslations('profiles')
  const [leaving, setLeaving] = useState(false)

  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="heading">{t('account')}</h2>
      <QueuedComments />
      <LogOutButton person={person} />
      <TakeOut />
      <Button look="plain" onClick={() => setLeaving(true)} className="!text-alarm">
        <UserX aria-hidden className="size-5" />
        {t('leave.open')}
      </Button>
      {leaving && (
        <DeleteAccountDialog
          leave={(password, writing) => leave(person, password, writing)}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  )
}
