import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { languageOf } from '../../i18n/text.ts'
import { Empty } from '../../ui/Empty.tsx'
import { OfflineMessages } from './OfflineMessages.tsx'
import { getCachedPosts } from './offlineCopy.ts'

const mostPosts = 8

/** Replaces content that was never read on this device, and links to what was. */
export function NotAvailableOffline({ heading }: { heading: 'h1' | 'h3' }) {
  return (
    <OfflineMessages>
      <Notice heading={heading} />
    </OfflineMessages>
  )
}

const entry = 'flex min-h-11 items-center rounded-control px-3 py-2 font-semibold hover:bg-raised'

function Notice({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const t = useTranslations('offline')
  const { user } = useSession()
  const isModerator = user?.role === 'admin'
  return (
    <section className="card mx-auto max-w-2xl">
      <Empty
        icon={<CloudOff aria-hidden className="size-8" />}
        title={<Heading>{t('notHere')}</Heading>}
        text={t(isModerator ? 'nothingKept' : 'notHereText')}
      />
      {!isModerator && <CachedLinks viewer={user?._id ?? 'guest'} />}
    </section>
  )
}

/** Links to what can be read on this device. */
function CachedLinks({ viewer }: { viewer: string }) {
  const t = useTranslations('offline')
  const { data = [] } = useQuery({
    queryKey: ['keptPosts', viewer],
    queryFn: () => getCachedPosts(viewer, mostPosts),
    networkMode: 'always',
    staleTime: 0,
  })
  return (
    <nav aria-label={t('here')} className="grid border-line border-t p-3">
      <p className="px-3 py-2 font-bold text-quiet text-sm">{t('here')}</p>
      <Link to="/" className={entry}>
        {t('feed')}
      </Link>
      {data.map(({ _id, title }) => (
        <Link key={_id} to={`/postDetails/${_id}`} lang={languageOf(title)} className={entry}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
