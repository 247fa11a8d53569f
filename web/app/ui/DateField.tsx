import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { Field } from './Field.tsx'

interface DateInputProps extends ComponentProps<'input'> {
  type: 'date' | 'time'
}

/** The browser's own input for a day or a time of day, which says in `data-empty` whether anything has been written into it. */
export function DateInput({ onChange, onBlur, ...input }: DateInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  // Only once the app runs, as without it nothing would take the attribute away.
  const [isEmpty, setEmpty] = useState(false)
  const look = () => setEmpty(isBlank(ref.current))
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the value is changed by something else than the input
  useLayoutEffect(look, [input.value])
  return (
    <input
      autoComplete="off"
      {...input}
      ref={ref}
      data-empty={isEmpty || undefined}
      onChange={(event) => {
        look()
        onChange?.(event)
      }}
      onBlur={(event) => {
        look()
        onBlur?.(event)
      }}
    />
  )
}

/** A partly written date has no value either. */
const isBlank = (input: HTMLInputElement | null) => input?.value === '' && !input.validity.badInput

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & DateInputProps

export const DateField = ({ label, error, hint, ...input }: DateFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <DateInput {...input} {...control} className={`${control.className} min-w-0`} />}
  </Field>
)
