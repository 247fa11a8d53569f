import { type ReactNode, useState } from 'react'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import type { Flaggable } from './sendFlag.ts'

const FlagDialog = lazyDialog(() => import('./FlagDialog.tsx'))

/** Lets whoever is signed in flag something; guests are led to log in. `dialog` is to be shown, `flag` opens it. */
export function useFlagging(subject: Flaggable): { flag(): void; dialog: ReactNode } {
  const gate = useLoginGate()
  const [isOpen, setOpen] = useState(false)
  return {
    flag: () => {
      if (gate('continue')()) setOpen(true)
    },
    dialog: isOpen && <FlagDialog subject={subject} onClose={() => setOpen(false)} />,
  }
}
