import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

interface FieldShape {
  label: ReactNode
  /** What is wrong with the value, in the reader's language. */
  error?: string
  hint?: ReactNode
}

const controlClass =
  'block w-full min-h-11 rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-quiet aria-invalid:border-alarm'

interface FieldProps extends FieldShape {
  children: (control: {
    id: string
    className: string
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A labelled control, associated with its hint and its error for screen readers. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      {children({
        id,
        className: controlClass,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? 'font-semibold text-alarm text-sm' : 'text-quiet text-sm'}>
          {note}
        </p>
      )}
    </div>
  )
}

export const TextField = ({ label, error, hint, ...input }: FieldShape & ComponentProps<'input'>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <input type="text" {...input} {...control} />}
  </Field>
)

export const TextAreaField = ({ label, error, hint, ...input }: FieldShape & ComponentProps<'textarea'>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <textarea rows={6} {...input} {...control} />}
  </Field>
)

interface SelectFieldProps<Value extends string> extends FieldShape {
  name: string
  value?: Value
  /** Initial value of an uncontrolled field. */
  defaultValue?: string
  options: readonly { value: Value; label: string }[]
  onChoose?(value: Value): void
}

export const SelectField = <Value extends string>({
  label,
  error,
  hint,
  options,
  onChoose,
  ...select
}: SelectFieldProps<Value>) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <div className="relative">
        <select
          {...select}
          {...control}
          onChange={(event) => onChoose?.(event.target.value as Value)}
          className={`${control.className} appearance-none pr-10`}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-quiet"
        />
      </div>
    )}
  </Field>
)

interface PasswordFieldProps extends FieldShape, Omit<ComponentProps<'input'>, 'type'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ label, error, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${control.className} pr-12`}
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-quiet hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  )
}
