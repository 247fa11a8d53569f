import { undoSeconds } from '@bichar/contract/rules/desk.ts'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Key } from './ActionBar.tsx'
import type { Undoable } from './useDecisions.ts'
import type { Desk } from './useDesk.ts'

/** More of them would cover the queue; the key Z reaches the others once these have been undone. */
const shownAtMost = 2

/** The latest decisions, each with a button to undo it while that is possible. */
export function UndoToasts({ desk: { undoable, undo, forget } }: { desk: Desk }) {
  const t = useTranslations('desk.undo')
  if (undoable.length === 0) return null
  return (
    <ul
      aria-label={t('label')}
      className="mb-2 grid grid-cols-1 gap-2 md:absolute md:bottom-0 md:left-0 md:z-10 md:m-2 md:w-[13rem] lg:w-[15rem] xl:w-[16rem]"
    >
      {undoable.map((each, index) => (
        <UndoToast
          key={each.decided[0]?.id}
          undoable={each}
          isHidden={index < undoable.length - shownAtMost}
          isLatest={index === undoable.length - 1}
          onUndo={() => void undo(each)}
          onOver={() => forget(each)}
        />
      ))}
    </ul>
  )
}

interface UndoToastProps {
  undoable: Undoable
  isHidden: boolean
  isLatest: boolean
  onUndo(): void
  onOver(): void
}

function UndoToast({ undoable, isHidden, isLatest, onUndo, onOver }: UndoToastProps) {
  const t = useTranslations('desk')
  const { action, decided, until } = undoable
  const left = useSecondsLeft(until, onOver)
  const title = decided[0]?.item.title ?? ''
  const text = decided.length > 1 ? t('undo.many', { count: decided.length }) : t(`undo.${action}`, { title })
  return (
    <li
      hidden={isHidden}
      className="flex items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-2 text-page text-sm shadow-float [&[hidden]]:hidden"
    >
      <Countdown left={left} />
      <span lang={languageOf(title)} className="line-clamp-2 min-w-0 grow font-semibold leading-snug">
        {text}
      </span>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 font-bold text-good-on-ink underline-offset-4 hover:underline focus-visible:outline-good-on-ink"
      >
        <Undo2 aria-hidden className="size-4 md:hidden" />
        {t('actions.undo')}
        {isLatest && <Key name="Z" />}
      </button>
    </li>
  )
}

/** The seconds left as a number, which works without motion, inside a ring that shrinks smoothly unless reduced motion is preferred. */
function Countdown({ left }: { left: number }) {
  const t = useTranslations('desk.undo')
  const format = useFormatter()
  return (
    <span role="img" aria-label={t('seconds', { seconds: left })} className="relative grid size-7 shrink-0">
      <svg aria-hidden viewBox="0 0 28 28" className="-rotate-90 col-start-1 row-start-1">
        <circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <circle
          cx="14"
          cy="14"
          r="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left / undoSeconds}
          className="motion-safe:transition-[stroke-dashoffset] motion-safe:duration-300"
        />
      </svg>
      <span aria-hidden className="col-start-1 row-start-1 place-self-center font-bold text-xs tabular-nums">
        {format.number(left)}
      </span>
    </span>
  )
}

function useSecondsLeft(until: number, onOver: () => void): number {
  const read = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
  const [left, setLeft] = useState(read)
  const tick = useEffectEvent(() => {
    setLeft(read())
    if (Date.now() >= until) onOver()
  })
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return left
}
