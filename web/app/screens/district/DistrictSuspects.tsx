import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listAddress } from '../../suspects/filter.ts'
import { NotConvicted } from '../../suspects/NotConvicted.tsx'
import { suspectsOf, suspectsOptions } from '../../suspects/queries.ts'
import { SuspectCard } from '../../suspects/SuspectCard.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The most suspects that are shown; the list has the others. */
const most = 4
const mostOnPhone = 2

/** The filter of the list of suspects for one district. */
export const suspectsIn = (district: string) => ({ status: '', category: '', district, upazila: '' }) as const

/** The newest suspects of a district, with a link to all of them. */
export function DistrictSuspects({ district }: { district: string }) {
  const t = useTranslations('districts')
  const { data, error, refetch } = useInfiniteQuery(suspectsOptions(suspectsIn(district)))
  if (!data) {
    if (error) return <LoadFailed error={error} fallback={t('suspectsFailed')} retry={() => void refetch()} />
    return <Skeleton className="h-96" />
  }
  const suspects = suspectsOf(data.pages).slice(0, most)
  if (suspects.length === 0) return <p className="px-1 text-quiet">{t('noSuspects')}</p>
  return (
    <>
      <NotConvicted className="px-1" />
      <ul className="grid grid-cols-2 gap-3">
        {suspects.map((suspect, index) => (
          <li key={suspect._id} className={index < mostOnPhone ? '' : 'max-md:hidden'}>
            <SuspectCard suspect={suspect} first={false} isEven />
          </li>
        ))}
      </ul>
      <ButtonLink look="secondary" to={listAddress({ district })}>
        {t('allSuspects')}
      </ButtonLink>
    </>
  )
}
