import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AdminHeader } from '../moderation/panel/AdminHeader.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pickerOptions } from './addedReactions.ts'
import { FakeReactForm } from './FakeReactForm.tsx'

/** Admin page that adds reactions to a post which nobody has given. */
export default function FakeReactPage() {
  const t = useTranslations('fakeReact')
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <AdminHeader title={t('title')}>
        <p className="text-quiet">{t('intro')}</p>
      </AdminHeader>
      <div className="card p-4 sm:p-6">
        <Picker />
      </div>
    </div>
  )
}

function Picker() {
  const failed = useTranslations('fakeReact')('postsFailed')
  const { data, error, refetch } = useQuery(pickerOptions())
  if (data) return <FakeReactForm posts={data.posts} />
  if (error) return <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
  return <Skeleton className="h-72" />
}
