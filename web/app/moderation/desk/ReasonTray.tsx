import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useReasons.ts'

/**
 * Asks for the reason of a decision: a canned reason by its number, or own words. It opens above the decision buttons and covers
 * what is there only until a reason is given.
 */
export function ReasonTray({
  desk: { actionNeedingReason, targets },
  reasons,
}: {
  desk: Desk
  reasons: Reasons
}) {
  const t = useTranslations('desk.reasons')
  const cancel = useTranslations('common')('cancel')
  /** The proposed reason, or the first. */
  const likeliest = useRef<HTMLButtonElement>(null)
  const tray = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    const { current } = tray
    if (current && likeliest.current) focusWithin(current, likeliest.current)
    return () => {
      if (current?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [])
  if (!actionNeedingReason) return null
  return (
    <section
      ref={tray}
      aria-label={t('title', { action: actionNeedingReason })}
      onKeyDown={(event) => event.key === 'Escape' && reasons.close()}
      className="absolute inset-x-0 bottom-full z-10 mb-2 grid max-h-[calc(var(--screen)*0.6)] grid-cols-1 gap-1 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float"
    >
      <header className="flex items-center justify-between gap-2">
        <div>
          <h2 className="heading">{t('title', { action: actionNeedingReason })}</h2>
          <p className="text-quiet text-sm">
            {t('told', { kind: targets[0]?.kind ?? 'post' })}{' '}
            <span className="pointer-coarse:hidden">{t('hint')}</span>
          </p>
        </div>
        <IconButton label={cancel} onClick={reasons.close}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </header>
      {reasons.isOwn ? (
        <OwnReason reasons={reasons} />
      ) : (
        <ol className="grid grid-cols-1 gap-1">
          {reasons.texts.map((text, index) => (
            <li key={text}>
              <Choice
                ref={text === (reasons.proposed ?? reasons.texts[0]) ? likeliest : undefined}
                digit={index + 1}
                text={text}
                isProposed={text === reasons.proposed}
                onChoose={(event) => reasons.give(text, event.timeStamp)}
              />
            </li>
          ))}
          <li>
            <Choice digit={0} text={t('own')} onChoose={reasons.writeOwn} />
          </li>
        </ol>
      )}
    </section>
  )
}

/** Focuses a part of the tray and scrolls nothing but the tray: the browser would also move the desk below it. */
function focusWithin(tray: HTMLElement, part: HTMLElement): void {
  part.focus({ preventScroll: true })
  tray.scrollTop = part.offsetTop + part.offsetHeight - tray.clientHeight
}

interface ChoiceProps {
  ref?: React.Ref<HTMLButtonElement>
  digit: number
  text: string
  isProposed?: boolean
  onChoose(event: MouseEvent): void
}

const Choice = ({ ref, digit, text, isProposed = false, onChoose }: ChoiceProps) => (
  <button
    ref={ref}
    type="button"
    onClick={onChoose}
    className={`flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised ${isProposed ? 'bg-raised' : ''}`}
  >
    <kbd className="grid size-7 shrink-0 place-items-center rounded-control border border-edge font-bold font-sans text-sm pointer-coarse:hidden">
      {digit}
    </kbd>
    <span>
      <span>{text}</span> {isProposed && <Proposed />}
    </span>
  </button>
)

/** Says why the reason has the focus: it fits what was found in the text. */
const Proposed = () => (
  <span className="inline-block rounded-full bg-notice px-2 font-bold text-on-notice text-sm leading-5">
    {useTranslations('desk.reasons')('proposed')}
  </span>
)

function OwnReason({ reasons }: { reasons: Reasons }) {
  const t = useTranslations('desk')
  const required = useTranslations('errors')('reason_required')
  const [text, setText] = useState(reasons.ownText)
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isReady = text.trim() !== ''
  const give = (pressedAt: number) => {
    setAsked(true)
    if (isReady) reasons.giveOwn(text, pressedAt)
    else field.current?.focus()
  }
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        give(event.timeStamp)
      }}
    >
      <TextAreaField
        ref={field}
        label={t('reasons.text')}
        rows={3}
        maxLength={reviewTexts.reason.most}
        value={text}
        error={isAsked && !isReady ? required : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) give(event.timeStamp)
        }}
      />
      <Button type="submit" ready={isReady} className="justify-self-end">
        {t('reasons.give')}
      </Button>
    </form>
  )
}
