import { type ReactNode, useState } from 'react'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import type { Flaggable } from './sendFlag.ts'

const FlagDialog = lazyDialog(() => import('./FlagDialog.tsx'))

/** Lets signed-in users flag an item and sends guests to the login. `flag` opens the dialog; the caller renders `dialog`. */
export function useFlagging(subject: Flaggable, title?: string): { flag(): void; dialog: ReactNode } {
  const gate = useLoginGate()
  const { kind, id } = subject
  const pendingAction = kind === 'post' && title ? ({ act: 'flag', id, title } as const) : undefined
  const [isOpen, setOpen] = useState(false)
  return {
    flag: () => {
      if (gate('continue', undefined, pendingAction)()) setOpen(true)
    },
    dialog: isOpen && <FlagDialog subject={subject} onClose={() => setOpen(false)} />,
  }
}
