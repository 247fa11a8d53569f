import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { lazyDialog } from '../../ui/lazyDialog.tsx'

const PauseAuthorDialog = lazyDialog(() => import('./PauseAuthorDialog.tsx'))

/** Lets an admin pause the author of an anonymous item. `pause` opens the dialog; the caller renders `dialog`. */
export function usePausing(
  thing: PausedThing,
  id: string,
): { mayPause: boolean; pause(): void; dialog: ReactNode } {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  return {
    mayPause: user?.role === 'admin',
    pause: () => setOpen(true),
    dialog: isOpen && <PauseAuthorDialog thing={thing} id={id} onClose={() => setOpen(false)} />,
  }
}
