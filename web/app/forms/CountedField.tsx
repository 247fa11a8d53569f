import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFieldError } from '../i18n/fieldError.ts'
import { Field } from '../ui/Field.tsx'
import { GrowingArea } from '../ui/GrowingArea.tsx'
import { useCharacterCount } from './useCharacterCount.ts'

export interface CountedFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  name: string
  label: string
  value: string
  onWrite(value: string): void
  problem: ErrorCode | undefined
  /** The maximum number of characters. */
  most: number
  hint?: string
  /** Stands below the hint. */
  warning?: ReactNode
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
  warning,
  optional,
  rows,
  readOnly,
  ...input
}: CountedFieldProps) {
  const common = useTranslations('common')
  const errorOf = useFieldError()
  const { tooLong, left = hint } = useCharacterCount(value, most)
  return (
    <Field
      label={
        <>
          <span>{label}</span>{' '}
          {optional && <span className="font-normal text-quiet">({common('optional')})</span>}
        </>
      }
      error={tooLong ?? errorOf(problem)}
      hint={
        warning ? (
          <>
            {left} {warning}
          </>
        ) : (
          left
        )
      }
    >
      {(control) => {
        const shared = { ...control, name, value, readOnly, 'aria-required': !optional }
        return rows ? (
          <GrowingArea
            {...shared}
            rows={rows}
            onChange={(event) => onWrite(event.target.value)}
            className={`${control.className} max-h-[calc(var(--screen)*0.6)] min-h-40`}
          />
        ) : (
          <input type="text" {...input} {...shared} onChange={(event) => onWrite(event.target.value)} />
        )
      }}
    </Field>
  )
}
