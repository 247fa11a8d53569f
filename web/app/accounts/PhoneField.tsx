import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '../ui/Field.tsx'
import { cleanPhoneEntry } from './phoneEntry.ts'

type PhoneFieldProps = Pick<ComponentProps<'input'>, 'autoComplete' | 'defaultValue' | 'ref'> & {
  error: string | undefined
}

/** Takes digits only, those of a Bengali keyboard too; a pasted '+880 1712-345678' keeps all of them. */
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
        // A keyboard that is still composing takes its text back when it is changed under its hands.
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
