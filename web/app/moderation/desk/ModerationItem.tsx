import { useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ProposedPeople } from '../review/ProposedPeople.tsx'
import { ClaimLine } from './ClaimLine.tsx'
import { FindingCount } from './FindingCount.tsx'
import { FindingsMarking } from './FindingsMarking.tsx'
import { FlaggedItemPanel } from './FlaggedItemPanel.tsx'
import { Marks } from './Marks.tsx'
import { PostPanel } from './PostPanel.tsx'
import { refetchItem } from './queries.ts'
import { SelectionList } from './SelectionList.tsx'
import { SupportRequestPanel } from './SupportRequestPanel.tsx'
import { SuspectChangePanel } from './SuspectChangePanel.tsx'
import { SuspectPanel } from './SuspectPanel.tsx'
import { TimelinePanel } from './TimelinePanel.tsx'
import type { Desk } from './useDesk.ts'
import { useGuardedView } from './useGuardedView.ts'

interface ModerationItemProps {
  desk: Desk
  /** Ref of the people whom a post would make public. */
  people: RefObject<HTMLFieldSetElement | null>
}

/** What is to be decided: the open item in full, or the list of those that are chosen. */
export function ModerationItem({ desk, people }: ModerationItemProps) {
  const t = useTranslations('desk')
  const loading = useTranslations('common')('loading')
  const client = useQueryClient()
  const { address, key, opened, whole, error } = desk
  const top = useRef<HTMLDivElement>(null)
  useGuardedView(top, desk.guard)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever another item or the list is opened
  useEffect(() => {
    top.current?.parentElement?.scrollTo(0, 0)
    if (address.step === 'thing') window.scrollTo(0, 0)
  }, [key, desk.isListHidden])

  const isHere = whole !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run once another item is on the screen
  useEffect(() => {
    if (desk.focusKey.current === key && focusHeading(top.current)) desk.focusKey.current = undefined
  }, [key, isHere])

  const chosenCount = desk.chosen.items.length
  const shownCount = useRef(chosenCount)
  useEffect(() => {
    const isChanged = shownCount.current !== chosenCount
    shownCount.current = chosenCount
    // What had the focus has gone with what was shown before.
    if (isChanged && document.activeElement === document.body) focusHeading(top.current)
  }, [chosenCount])

  if (chosenCount > 0) return <SelectionList desk={desk} list={top} />
  if (!address.opened || (!opened && !error && desk.queue.query.data && desk.items.length === 0)) {
    return (
      <Empty
        icon={<Inbox aria-hidden className="size-8" />}
        title={t('thing.choose')}
        text={t('thing.chooseText')}
      />
    )
  }
  if (!whole) {
    const { opened: which } = address
    return error ? (
      <LoadFailed error={error} fallback={t('failedOne')} retry={() => refetchItem(client, which)} />
    ) : (
      <div role="status" aria-label={loading} className="grid gap-3 p-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-8" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  const { item } = whole
  return (
    <div ref={top} className="grid grid-cols-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 text-sm">
        <p className="font-bold">{t(`kind.${item.kind}`)}</p>
        <Marks item={item} />
        <FindingCount item={item} />
        {item.can.moderate && <ClaimLine desk={desk} />}
      </div>
      <FindingsMarking watchWords={whole.facts.watchWords}>
        {item.kind === 'post' && (
          <PostPanel item={item} thing={whole.thing} approved={whole.facts.approved}>
            <ProposedPeople
              ref={people}
              suspects={whole.thing.criminals}
              sameName={whole.facts.sameName}
              leftOut={desk.leftOut.of(item)}
              onToggle={(id) => desk.leftOut.toggle(item, id)}
            />
          </PostPanel>
        )}
        {item.kind === 'timeline' && <TimelinePanel item={item} thing={whole.thing} />}
        {item.kind === 'suspect' && <SuspectPanel whole={whole} />}
        {item.kind === 'suspectChange' && <SuspectChangePanel whole={whole} />}
        {item.kind === 'flag' && <FlaggedItemPanel whole={whole} />}
        {item.kind === 'support' && <SupportRequestPanel item={item} thing={whole.thing} />}
      </FindingsMarking>
    </div>
  )
}

function focusHeading(pane: HTMLElement | null): boolean {
  const heading = pane?.querySelector('h2')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
