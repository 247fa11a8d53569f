import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { storeTarget, useSession } from '../api/session.ts'
import { toast } from '../ui/toast.ts'
import type { Gate } from './gate.ts'
import { openLoginSheet } from './loginSheet.ts'
import { type PendingAction, storePendingAction } from './pendingAction.ts'

type Ask = (gate: Gate, target?: string, pendingAction?: PendingAction) => void

/** Returns a function that tells a guest 'Please login to …', and stores where they return to, and what they wanted. */
function useAsk(): Ask {
  const t = useTranslations('accounts.gate')
  return (gate, target, pendingAction = { act: gate }) => {
    toast.plain(t(gate))
    storeTarget(target)
    storePendingAction(pendingAction)
  }
}

/** Sends a guest to /login, in place of a page that is for people who are signed in. */
export function useRedirectToLogin(): Ask {
  const t = useTranslations('accounts.gate')
  const ask = useAsk()
  const navigate = useNavigate()
  return (gate, ...wanted) => {
    ask(gate, ...wanted)
    // On a slow network the page arrives long after the toast.
    void Promise.resolve(navigate('/login', { replace: true })).then(() => toast.plain(t(gate)))
  }
}

/**
 * Lets a signed-in person through. For a guest the login opens over the page; afterwards they are at `target` (by default where they are),
 * and what they wanted is done: `onClick={gate('createReport', '/newreport')}`.
 */
export function useLoginGate(): (
  gate: Gate,
  target?: string,
  pendingAction?: PendingAction,
) => (event?: MouseEvent) => boolean {
  const ask = useAsk()
  const { status } = useSession()
  return (gate, target, pendingAction) => (event) => {
    if (status !== 'guest') return true
    event?.preventDefault()
    ask(gate, target, pendingAction)
    openLoginSheet(gate)
    return false
  }
}
