import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from './Spinner.tsx'

type Look = 'brand' | 'alarm' | 'outline' | 'plain'

const looks: Record<Look, string> = {
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  alarm: 'bg-alarm text-on-alarm hover:bg-alarm-strong',
  outline: 'border-2 border-edge bg-surface text-ink hover:bg-raised',
  plain: 'text-ink hover:bg-raised',
}

export const buttonClass = (look: Look, className = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-bold break-words transition-colors disabled:cursor-not-allowed disabled:opacity-55 ${looks[look]} ${className}`

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  /** Shows a spinner and disables the button while the action runs. */
  busy?: boolean
}

export function Button({
  look = 'brand',
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={buttonClass(look, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

export function ButtonLink({ look = 'brand', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}

/** A button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-raised ${className}`}
    />
  )
}
