import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { AppealForm } from '../accounts/AppealForm.tsx'
import { call } from '../api/call.ts'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ownSanctionsOptions, sanctionsChanged } from './queries.ts'
import { AppealFacts, SanctionFacts } from './SanctionFacts.tsx'

/** The sanctions against the reader, with their reasons and durations, and the form to appeal. */
export default function StandingPage() {
  const t = useTranslations('sanctions')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(ownSanctionsOptions())
  const appeal = async (id: string, text: string) => {
    await call('POST /sanctions/:id/appeal', { params: { id }, body: { text } })
    await sanctionsChanged(client)
  }
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <h1 className="heading text-xl">{t('title')}</h1>
      <p className="-mt-2 text-quiet">{t('text')}</p>
      {error && !data && <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="!rounded-card h-40" />}
      {data?.length === 0 && (
        <Empty icon={<Scale aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
      )}
      {data?.map((sanction) => (
        <article key={sanction._id} className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
          <SanctionFacts sanction={sanction} heading="h2" />
          {sanction.appeal && <AppealFacts appeal={sanction.appeal} />}
          {sanction.canAppeal && <AppealForm send={(text) => appeal(sanction._id, text)} />}
        </article>
      ))}
    </div>
  )
}
