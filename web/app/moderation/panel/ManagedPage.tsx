import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

interface ManagedPageProps {
  title: string
  /** Class that limits the width. */
  width: string
  createLabel: string
  createDialog(close: () => void): ReactNode
  /** The filters and the list. */
  children: ReactNode
}

/** A page of the panel with a list of items that admins create. */
export function ManagedPage({ title, width, createLabel, createDialog, children }: ManagedPageProps) {
  const [creating, setCreating] = useState(false)
  return (
    <div className={`grid grid-cols-1 gap-4 ${width}`}>
      <header className="title-row flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
        <h1 className="heading text-xl">{title}</h1>
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden className="size-5" />
          {createLabel}
        </Button>
      </header>
      {children}
      {creating && createDialog(() => setCreating(false))}
    </div>
  )
}
