import { OTPField } from '@base-ui/react/otp-field'
import { limits } from '@bichar/contract/rules/limits.ts'
import { useTranslations } from 'use-intl'
import { Field } from '../ui/Field.tsx'
import { phoneDigits } from './phoneEntry.ts'

const places = Array.from({ length: limits.codeDigits }, (_, index) => index + 1)

interface CodeFieldProps {
  error: string | undefined
  /** Whether the form has no other field: it is submitted as soon as all digits are there. */
  isAlone?: boolean
}

/** Six boxes for the digits of a code; the form gets them as one value with the name `otp`. */
export function CodeField({ error, isAlone = false }: CodeFieldProps) {
  const t = useTranslations('accounts.fields')
  return (
    <Field label={t('code')} hint={t('codeHint')} error={error}>
      {({ id, ...described }) => (
        <OTPField.Root
          id={id}
          name="otp"
          length={limits.codeDigits}
          // The component's own validation would discard Bengali digits before they can be converted.
          validationType="none"
          normalizeValue={phoneDigits}
          inputMode="numeric"
          autoSubmit={isAlone}
          aria-describedby={described['aria-describedby']}
          className="grid grid-cols-6 gap-2"
        >
          {places.map((place) => (
            <OTPField.Input
              key={place}
              aria-label={
                place === 1 ? undefined : t('codeDigit', { number: place, total: limits.codeDigits })
              }
              aria-invalid={described['aria-invalid']}
              aria-describedby={place === 1 ? described['aria-describedby'] : undefined}
              className="block h-14 w-full min-w-0 rounded-control border-2 border-edge bg-surface text-center font-bold text-2xl text-ink aria-invalid:border-alarm"
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  )
}
