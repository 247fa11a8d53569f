import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

export interface ListFrameProps {
  label: string
  /** The message shown if the list could not be fetched and the server gave no reason. */
  failed: string
  /** Shown while the list loads. */
  skeleton?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

interface Fetched {
  query: {
    data: unknown
    error: Error | null
    isPlaceholderData: boolean
    refetch(): unknown
  }
  /** Ids of the items that are shown. */
  ids: readonly string[]
  /** Shown above the list. */
  status: ReactNode
  children: ReactNode
}

/** A list that is loading, has failed, or is shown. When an item with the focus leaves the list, the focus moves to another one. */
export function ListFrame({
  label,
  failed,
  skeleton = <Skeleton className="!rounded-card h-96" />,
  onKeyDown,
  query: { data, error, isPlaceholderData, refetch },
  ids,
  status,
  children,
}: ListFrameProps & Fetched) {
  const loading = useTranslations('common')('loading')
  const list = useKeptFocus(ids)
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={loading}>
        {skeleton}
      </div>
    )
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPlaceholderData}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-4 outline-none aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet empty:hidden">
        {status}
      </p>
      {children}
    </section>
  )
}
