import { limits } from '@bichar/contract/rules/limits.ts'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/Field.tsx'
import { phoneDigits } from './phoneEntry.ts'

const places = Array.from({ length: limits.codeDigits }, (_, index) => index + 1)

interface CodeFieldProps {
  error: string | undefined
  /** Whether the form has no other field: it is submitted as soon as all digits are there. */
  isAlone?: boolean
}

/** Six boxes for the digits of a code. They share the name `otp`, so the form reads them as one value. */
export function CodeField({ error, isAlone = false }: CodeFieldProps) {
  const t = useTranslations('accounts.fields')
  return (
    <Field label={t('code')} hint={t('codeHint')} error={error}>
      {({ id, ...described }) => (
        <div className="grid grid-cols-6 gap-2">
          {places.map((place) => (
            // Without a `maxLength`, because what is pasted or filled in from a text message arrives in one box.
            <input
              key={place}
              id={place === 1 ? id : undefined}
              name="otp"
              inputMode="numeric"
              autoComplete={place === 1 ? 'one-time-code' : 'off'}
              aria-label={
                place === 1 ? undefined : t('codeDigit', { number: place, total: limits.codeDigits })
              }
              aria-invalid={described['aria-invalid']}
              aria-describedby={place === 1 ? described['aria-describedby'] : undefined}
              onFocus={selectDigit}
              // A click sets the caret after the focus has come.
              onClick={selectDigit}
              onKeyDown={moveByKey}
              onInput={({ currentTarget: box }) => {
                // By its button, since Safari 15 has no `requestSubmit`.
                if (spreadDigits(box) && isAlone)
                  box.form?.querySelector<HTMLElement>('[type=submit]')?.click()
              }}
              className="block h-14 w-full min-w-0 rounded-control border border-edge bg-surface text-center font-bold text-xl text-ink aria-invalid:border-alarm"
            />
          ))}
        </div>
      )}
    </Field>
  )
}

const selectDigit = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

const boxesAround = (box: HTMLInputElement) => [...(box.parentElement?.querySelectorAll('input') ?? [])]

/**
 * Spreads the digits in a box over it and the boxes after it, and moves the focus to the next one; a whole code fills all boxes, wherever
 * it is pasted. Returns whether the last box has been filled and none is empty: while somebody corrects an earlier digit, the code is
 * not complete yet.
 */
function spreadDigits(box: HTMLInputElement): boolean {
  const boxes = boxesAround(box)
  const digits = phoneDigits(box.value)
  const filled = digits.length < boxes.length ? boxes.slice(boxes.indexOf(box)) : boxes
  box.value = ''
  for (const [index, each] of filled.entries()) each.value = digits[index] ?? each.value
  if (digits) moveTo(filled[digits.length] ?? boxes.at(-1))
  return digits.length >= filled.length && boxes.every(({ value }) => value)
}

/** Arrow keys move between the boxes; the backspace key in an empty box deletes the digit before it. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: box, key } = event
  const isBack = key === 'Backspace' && box.value === ''
  if (!isBack && key !== 'ArrowLeft' && key !== 'ArrowRight') return
  const boxes = boxesAround(box)
  const next = boxes[boxes.indexOf(box) + (key === 'ArrowRight' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  if (isBack) next.value = ''
  moveTo(next)
}

function moveTo(box: HTMLInputElement | undefined): void {
  box?.focus()
  // A box that had the focus already is not selected by getting it.
  box?.select()
}
