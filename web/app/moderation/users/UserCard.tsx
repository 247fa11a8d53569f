import type { ListedUser } from '@bichar/contract/users.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { formatPhone } from '../../accounts/phoneEntry.ts'
import { useMoments } from '../../i18n/moments.ts'
import { languageOf } from '../../i18n/text.ts'
import { Avatar } from '../../media/Avatar.tsx'

type Rank = 'superAdmin' | 'admin' | 'user'

const colours: Record<Rank, string> = {
  superAdmin: 'bg-ink text-page',
  admin: 'bg-tint text-brand',
  user: 'bg-raised text-ink',
}

const rankOf = ({ role, isSuperAdmin }: ListedUser): Rank => (isSuperAdmin ? 'superAdmin' : role)

export function UserCard({ user }: { user: ListedUser }) {
  const t = useTranslations('users')
  const { day } = useMoments()
  const rank = rankOf(user)
  const { name, phone, avatar, createdAt } = user
  return (
    <article className="card flex h-full items-start gap-3 p-4">
      <Avatar src={avatar} className="size-14" />
      <div className="grid min-w-0 grow gap-0.5">
        <h2 lang={languageOf(name)} className="font-extrabold leading-snug">
          <Link to={`/admin/users/${user._id}`} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-sm tabular-nums">{formatPhone(phone)}</p>
        <p className="text-quiet text-sm">{t('joined', { date: day(new Date(createdAt)) })}</p>
        <p className="pt-1">
          <span className={`heading inline-block rounded-control px-2 py-1 text-sm ${colours[rank]}`}>
            {t(`roles.${rank}`)}
          </span>
        </p>
      </div>
    </article>
  )
}
