import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from '../ui/Button.tsx'
import { TextAreaField } from '../ui/Field.tsx'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useReasons.ts'

/**
 * Asks for the reason of a decision: a canned reason by its number, or own words. It opens above the decision buttons and covers
 * what is there only until a reason is given.
 */
export function ReasonTray({ desk: { actionNeedingReason }, reasons }: { desk: Desk; reasons: Reasons }) {
  const t = useTranslations('desk.reasons')
  const cancel = useTranslations('common')('cancel')
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  if (!actionNeedingReason) return null
  return (
    <section
      aria-label={t('title', { action: actionNeedingReason })}
      onKeyDown={(event) => event.key === 'Escape' && reasons.close()}
      className="absolute inset-x-0 bottom-full z-10 mb-2 grid max-h-[60dvh] grid-cols-1 gap-1 overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-float"
    >
      <header className="flex items-center justify-between gap-2">
        <div>
          <h2 className="heading">{t('title', { action: actionNeedingReason })}</h2>
          <p className="text-quiet text-sm">
            {t('told')} <span className="pointer-coarse:hidden">{t('hint')}</span>
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
                ref={index === 0 ? first : undefined}
                digit={index + 1}
                text={text}
                onChoose={() => reasons.give(text)}
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

interface ChoiceProps {
  ref?: React.Ref<HTMLButtonElement>
  digit: number
  text: string
  onChoose(): void
}

const Choice = ({ ref, digit, text, onChoose }: ChoiceProps) => (
  <button
    ref={ref}
    type="button"
    onClick={onChoose}
    className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised"
  >
    <kbd className="grid size-7 shrink-0 place-items-center rounded-control border-2 border-edge font-bold font-sans text-sm">
      {digit}
    </kbd>
    <span>{text}</span>
  </button>
)

function OwnReason({ reasons }: { reasons: Reasons }) {
  const t = useTranslations('desk')
  const [text, setText] = useState(reasons.ownText)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isReady = text.trim() !== ''
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) reasons.giveOwn(text)
      }}
    >
      <TextAreaField
        ref={field}
        label={t('reasons.text')}
        rows={3}
        maxLength={reviewTexts.reason.most}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) reasons.giveOwn(text)
        }}
      />
      <Button type="submit" disabled={!isReady} className="justify-self-end">
        {t('reasons.give')}
      </Button>
    </form>
  )
}
