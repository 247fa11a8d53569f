import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../i18n/fieldError.ts'
import { Field } from '../ui/Field.tsx'
import { charactersLeft } from './textLength.ts'

export interface CountedFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  name: string
  label: string
  value: string
  onWrite(value: string): void
  problem: ErrorCode | undefined
  /** The maximum number of characters. */
  most: number
  hint?: string
  optional?: boolean
  /** Initial number of lines of a multi-line field, which grows with its text. */
  rows?: number
}

/** A text field that shows how many characters are left once few are. */
export function CountedField({
  name,
  label,
  value,
  onWrite,
  problem,
  most,
  hint,
  optional,
  rows,
  readOnly,
  ...input
}: CountedFieldProps) {
  const common = useTranslations('common')
  const errorOf = useFieldError()
  const left = charactersLeft(value, most)
  const isTooLong = left !== undefined && left < 0
  const counted =
    left === undefined
      ? undefined
      : isTooLong
        ? common('charactersTooMany', { count: -left })
        : common('charactersLeft', { count: left })
  return (
    <Field
      label={
        <>
          {label} {optional && <span className="font-normal text-quiet">({common('optional')})</span>}
        </>
      }
      error={isTooLong ? counted : errorOf(problem)}
      hint={counted ?? hint}
    >
      {(control) => {
        const shared = { ...control, name, value, readOnly, 'aria-required': !optional }
        return rows ? (
          <textarea
            {...shared}
            rows={rows}
            onChange={(event) => onWrite(event.target.value)}
            className={`${control.className} field-sizing-content max-h-[60dvh] min-h-40`}
          />
        ) : (
          <input type="text" {...input} {...shared} onChange={(event) => onWrite(event.target.value)} />
        )
      }}
    </Field>
  )
}
