import { useQuery } from '@tanstack/react-query'
import { ArrowDown, KeyRound, LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { PersonPosts } from '../posts/PersonPosts.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { DeviceList } from './DeviceList.tsx'
import { PreferenceChoices } from './PreferenceChoices.tsx'
import { shownPhone } from './phoneEntry.ts'
import { logOut, profileOptions } from './queries.ts'

const ChangePasswordDialog = lazyDialog(() => import('./ChangePasswordDialog.tsx'))

const postsId = 'my-posts'

export default function ProfilePage() {
  const words = useTranslations('accounts.profile')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6">
      <div className="grid grid-cols-1 gap-4">
        <Identity />
        <section className="card grid grid-cols-1 gap-2 p-4 lg:hidden">
          <h2 className="heading">{words('settings')}</h2>
          <PreferenceChoices />
        </section>
        <AccountActions person={user._id} phone={user.phone} />
        <DeviceList />
      </div>
      <section id={postsId} className="grid scroll-mt-20 grid-cols-1 gap-4 lg:scroll-mt-6">
        <h2 className="heading text-xl">{words('myPosts')}</h2>
        <PersonPosts personId={user._id} />
      </section>
    </div>
  )
}

function Identity() {
  const words = useTranslations('accounts.profile')
  const inWords = useErrorMessage()
  const session = useSession()
  const { data, error } = useQuery(profileOptions())
  const user = data?.user ?? session.user

  useEffect(() => {
    if (error) toast.error(inWords(error, words('failed')))
  }, [error, inWords, words])

  return (
    <header className="card flex flex-wrap items-center gap-4 p-4">
      <Avatar src={user?.avatar} className="size-20" />
      <div className="min-w-0 grow basis-32">
        <h1 className="font-extrabold text-xl leading-tight">{user?.name}</h1>
        <p className="text-quiet">{shownPhone(user?.phone)}</p>
        <p className="flex min-h-11 items-center font-semibold">
          {data && (
            // On a phone the posts stand below all the settings.
            <a href={`#${postsId}`} className="inline-flex min-h-11 items-center gap-1 hover:underline">
              {words('posts', { count: data.postCount })}
              <ArrowDown aria-hidden className="size-4 lg:hidden" />
            </a>
          )}
        </p>
      </div>
    </header>
  )
}

function AccountActions({ person, phone }: { person: string; phone: string }) {
  const words = useTranslations('accounts.profile')
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    await logOut(person)
    toast.success(words('loggedOut'))
    await navigate('/login', { replace: true })
  }

  return (
    <section className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="heading">{words('account')}</h2>
      <Button look="outline" onClick={() => setChanging(true)}>
        <KeyRound aria-hidden className="size-5" />
        {words('changePassword')}
      </Button>
      <Button look="outline" busy={leaving} onClick={() => void leave()}>
        <LogOut aria-hidden className="size-5" />
        {words('logout')}
      </Button>
      {changing && <ChangePasswordDialog phone={phone} onClose={() => setChanging(false)} />}
    </section>
  )
}
