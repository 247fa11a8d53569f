import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../ui/Field.tsx'
import { cleanPhoneEntry } from './phoneEntry.ts'

type PhoneFieldProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'defaultValue' | 'ref'> & {
  error: string | undefined
}

/** Accepts digits only, also Bengali ones; a pasted '+880 1712-345678' keeps all of its digits. */
export function PhoneField({ error, ...input }: PhoneFieldProps) {
  const t = useTranslations('accounts.fields')
  return (
    <TextField
      {...input}
      label={t('phone')}
      hint={t('phoneHint')}
      error={error}
      type="tel"
      inputMode="tel"
      name="phone"
      onInput={(event) => {
        // While an input method composes, it would undo a change of the text.
        if (!(event.nativeEvent as InputEvent).isComposing) clean(event.currentTarget)
      }}
      onCompositionEnd={(event) => clean(event.currentTarget)}
    />
  )
}

function clean(field: HTMLInputElement) {
  const { text, caret } = cleanPhoneEntry(field.value, field.selectionStart ?? field.value.length)
  if (text === field.value) return
  field.value = text
  field.setSelectionRange(caret, caret)
}
