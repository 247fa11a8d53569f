import type { ReactNode } from 'react'

interface AdminHeaderProps {
  title: string
  /** Shown next to the title. */
  action?: ReactNode
  children?: ReactNode
}

/** The heading of a page in the panel; `children` are the filters of the list, below it. */
export const AdminHeader = ({ title, action, children }: AdminHeaderProps) => (
  <header className="grid grid-cols-1 gap-3">
    <div className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
      <h1 className="heading text-xl">{title}</h1>
      {action}
    </div>
    {children}
  </header>
)
