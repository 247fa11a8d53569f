import type { ReactNode } from 'react'

/** The heading of a page of the panel, with what narrows the list down beneath. */
export const AdminHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="grid grid-cols-1 gap-3">
    <h1 className="heading text-2xl sm:text-3xl">{title}</h1>
    {children}
  </header>
)
