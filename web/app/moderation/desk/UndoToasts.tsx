import { undoSeconds } from '@bichar/contract/rules/desk.ts'
import { Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { Key } from './ActionBar.tsx'
import type { Undoable } from './useDecisions.ts'
import type { Desk } from './useDesk.ts'

/** More of them would cover the queue; the key Z reaches the others once these have been undone. */
const shownAtMost = 2

/** How often a decision is held back anew while its button has the pointer or the focus: well before its time is over. */
const holdMilliseconds = 5_000
/** After so many times it takes effect all the same: a pointer may have been left there. */
const holdsAtMost = 20

/** The latest decisions, each with a button to undo it while that is possible: its time stops under the pointer and the focus. */
export function UndoToasts({ desk: { undoable, undo, hold, onOver } }: { desk: Desk }) {
  const t = useTranslations('desk.undo')
  if (undoable.length === 0) return null
  return (
    <ul
      aria-label={t('label')}
      className="mb-2 grid grid-cols-1 gap-2 md:absolute md:bottom-0 md:left-0 md:z-10 md:m-2 md:w-[13rem] lg:w-[15rem] xl:w-[16rem]"
    >
      {undoable.map((each, index) => (
        <UndoToast
          key={each.number}
          undoable={each}
          isHidden={index < undoable.length - shownAtMost}
          isLatest={index === undoable.length - 1}
          onUndo={() => void undo(each)}
          onHold={() => void hold(each)}
          onOver={() => onOver(each)}
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
  onHold(): void
  onOver(): void
}

function UndoToast({ undoable, isHidden, isLatest, onUndo, onHold, onOver }: UndoToastProps) {
  const t = useTranslations('desk')
  const { action, decided, until } = undoable
  const textId = useId()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointedAt || isFocused
  useHolding(isHeld, onHold)
  const left = useSecondsLeft(until, isHeld, onOver)
  const title = decided[0]?.item.title ?? ''
  const text = decided.length > 1 ? t('undo.many', { count: decided.length }) : t(`undo.${action}`, { title })
  return (
    <li
      hidden={isHidden}
      // Not `onPointerEnter`: it comes up below the pointer that has pressed the decision, and nobody has gone there.
      onPointerMove={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="flex items-center gap-2 rounded-control bg-ink py-1 pr-1 pl-2 text-page text-sm shadow-float [&[hidden]]:hidden"
    >
      <Countdown left={left} />
      <span id={textId} className="line-clamp-2 min-w-0 grow font-semibold leading-snug">
        <MixedScript text={text} />
      </span>
      <button
        type="button"
        aria-describedby={textId}
        onClick={onUndo}
        className="inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 font-bold text-good-on-ink underline-offset-4 hover:underline focus-visible:outline-good-on-ink"
      >
        <Undo2 aria-hidden className="size-4 md:hidden" />
        <span>{t('actions.undo')}</span>
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
      <svg aria-hidden viewBox="0 0 28 28" className="[transform:rotate(-90deg)] col-start-1 row-start-1">
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
      <span
        aria-hidden
        className="col-start-1 row-start-1 place-self-center font-bold text-mark tabular-nums"
      >
        {format.number(left)}
      </span>
    </span>
  )
}

function useHolding(isHeld: boolean, onHold: () => void) {
  const holds = useRef(0)
  const hold = useEffectEvent(() => {
    holds.current += 1
    if (holds.current <= holdsAtMost) onHold()
  })
  useEffect(() => {
    if (!isHeld) return
    hold()
    const timer = setInterval(hold, holdMilliseconds)
    return () => clearInterval(timer)
  }, [isHeld])
}

/** While the decision is held back, the number stands still at what it was last given. */
function useSecondsLeft(until: number, isHeld: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(undoSeconds)
  const read = useEffectEvent(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))))
  const tick = useEffectEvent(() => {
    if (!isHeld) read()
    if (Date.now() >= until) onOver()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is the reason to run
  useLayoutEffect(() => read(), [until])
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return left
}
