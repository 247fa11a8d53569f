import { useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useReached } from '../../api/reach.ts'
import { useSession } from '../../api/session.ts'
import { useMoments } from '../../i18n/moments.ts'
import { useQueuedRequests } from '../../outbox/queue.ts'
import { isCacheable } from '../../postScreens/offlineCopy/cacheablePages.ts'
import { stateOf } from '../../reportForm/drafts/draft.ts'
import { useDrafts } from '../../reportForm/drafts/queries.ts'

/**
 * Says below the top bar that there is no network, as long as there is none. The page moves down by the height of the bar and up again,
 * so that the bar covers nothing.
 */
export function NetworkBar() {
  const isReached = useReached()
  return (
    <div role="status" id="network">
      {!isReached && <Notice />}
    </div>
  )
}

function Notice() {
  const t = useTranslations('offline')
  const { dayAndTime } = useMoments()
  const shownAt = useShownAt()
  const { user } = useSession()
  return (
    <div
      ref={makeRoom}
      className="fixed short:absolute inset-x-0 top-14 z-10 border-line border-b bg-notice px-3 py-2 text-on-notice text-sm sm:px-6 lg:top-0 lg:pl-[15.5rem]"
    >
      <p className="mx-auto flex max-w-2xl items-start gap-2">
        <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          <strong>{t('lost')}</strong> {shownAt > 0 && t('asItWas', { time: dayAndTime(new Date(shownAt)) })}{' '}
          {user && <Waiting person={user._id} />}
        </span>
      </p>
    </div>
  )
}

/** The number of actions and reports that have not been sent. */
function Waiting({ person }: { person: string }) {
  const t = useTranslations('offline')
  const reports = useDrafts(person)?.filter((draft) => stateOf(draft) === 'waiting') ?? []
  const count = useQueuedRequests().length + reports.length
  return count > 0 && t('waiting', { count })
}

/** When the oldest data on the page was fetched, in milliseconds; 0 if the page shows no fetched data. */
function useShownAt(): number {
  const queries = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => queries.subscribe(listener),
    () => {
      const shown = queries.findAll({ type: 'active' }).filter(({ queryKey }) => isCacheable(queryKey))
      const times = shown.flatMap(({ state }) => (state.data === undefined ? [] : state.dataUpdatedAt))
      return times.length > 0 ? Math.min(...times) : 0
    },
  )
}

/** Moves the page below down by the height of the bar. */
function makeRoom(bar: HTMLElement | null) {
  const content = document.getElementById('content')
  if (!bar || !content) return
  const observer = new ResizeObserver(() => {
    content.style.marginTop = `${bar.offsetHeight}px`
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    content.style.marginTop = ''
  }
}
