import { type SuspectStatus, suspectStatuses } from '@bichar/contract/crimeTypes.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

/** Links rather than buttons: a filtered list has an address, and needs no script. */
export function StatusFilter({ chosen }: { chosen: SuspectStatus | '' }) {
  const words = useTranslations('suspects')
  return (
    <nav aria-label={words('list.filter')} className="flex flex-wrap gap-1.5 sm:gap-2">
      {(['', ...suspectStatuses] as const).map((status) => (
        <Link
          key={status}
          to={status ? `?${new URLSearchParams({ status })}` : '?'}
          replace
          preventScrollReset
          aria-current={status === chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border-2 border-edge bg-surface px-3 font-bold sm:px-4 text-sm hover:bg-raised aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
        >
          {status ? words(`status.${status}`) : words('list.all')}
        </Link>
      ))}
    </nav>
  )
}
