import type { ReactNode } from 'react'

interface EmptyProps {
  icon?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Whether it takes less space, because something more useful follows. */
  isSmall?: boolean
}

/** A placeholder where there is nothing to show. */
export const Empty = ({ icon, title, text, action, isSmall = false }: EmptyProps) => (
  <div className={`grid justify-items-center gap-3 px-6 text-center ${isSmall ? 'py-4' : 'py-16'}`}>
    {icon && <div className="grid size-16 place-items-center rounded-full bg-raised text-quiet">{icon}</div>}
    <div className="heading text-lg">{title}</div>
    {text && <p className="max-w-md text-quiet">{text}</p>}
    {action}
  </div>
)
