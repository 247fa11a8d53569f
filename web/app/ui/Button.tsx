import { type ComponentProps, type MouseEvent, use } from 'react'
import { Link, type LinkProps } from 'react-router'
import { HiddenName, useIsMixed } from '../i18n/MixedScript.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { Spinner } from './Spinner.tsx'

type Look = 'brand' | 'alarm' | 'secondary' | 'plain'

const looks: Record<Look, string> = {
  brand: 'bg-brand text-on-brand hover:bg-brand-strong',
  alarm: 'bg-alarm text-on-alarm hover:bg-alarm-strong',
  secondary: 'border border-line bg-raised text-ink hover:bg-line',
  plain: 'text-ink hover:bg-raised',
}

export const buttonClass = (look: Look, className = ''): string =>
  `inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-center font-bold break-words transition-colors unpressable:cursor-not-allowed unpressable:opacity-55 ${looks[look]} ${className}`

export const iconButtonClass = (look: Look, className = ''): string =>
  `inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors ${looks[look]} ${className}`

interface PressableProps extends ComponentProps<'button'> {
  /** While the action runs, presses are ignored. */
  busy?: boolean
  /** Whether everything is there that the action needs. If not, it looks disabled, but may be pressed, to say what is missing. */
  ready?: boolean
}

/**
 * While it is busy, or `aria-disabled`, it takes no presses, nor does Enter in a field submit its form; but it keeps the focus, which a
 * disabled button loses.
 */
function Pressable({ busy = false, ready = true, disabled, onClick, ...rest }: PressableProps) {
  const isInert = busy || rest['aria-disabled']
  return (
    <button
      type="button"
      aria-describedby={use(SubjectContext)}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isInert || !ready || undefined}
      disabled={disabled && !busy}
      onClick={isInert ? ignore : onClick}
    />
  )
}

function ignore(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

interface ButtonProps extends PressableProps {
  look?: Look
}

/** A button that shows a spinner while it is busy. */
export const Button = ({ look = 'brand', className, children, ...rest }: ButtonProps) => (
  <Pressable {...rest} className={buttonClass(look, className)}>
    {rest.busy && <Spinner />}
    {/* Nothing can be inserted before a text that a translation of the page has replaced. */}
    <span className="contents">{children}</span>
  </Pressable>
)

export function ButtonLink({ look = 'brand', className, ...rest }: LinkProps & { look?: Look }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}

/** A button that shows only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  look = 'plain',
  className = '',
  children,
  ...rest
}: PressableProps & { label: string; look?: Look }) {
  const isMixed = useIsMixed(label)
  return (
    <Pressable
      {...rest}
      aria-label={isMixed ? undefined : label}
      className={iconButtonClass(look, `${isMixed ? 'relative' : ''} ${className}`)}
    >
      {/* A tooltip of the button itself would be its description, too, and be read out after the same name. */}
      <span aria-hidden title={label} className="grid size-full place-items-center">
        {children}
      </span>
      {isMixed && <HiddenName text={label} />}
    </Pressable>
  )
}
