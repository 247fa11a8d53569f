import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { storeTarget, useSession } from '../api/session.ts'
import { toast } from '../ui/toast.ts'
import type { Gate } from './gate.ts'
import { type PendingAction, storePendingAction } from './pendingAction.ts'

/**
 * Sends a guest to /login with a toast that says why; afterwards they return to `target`, and what they wanted is done. On a slow network
 * the page arrives long after the tap, so the toast is shown again then.
 */
export function useRedirectToLogin() {
  const t = useTranslations('accounts.gate')
  const navigate = useNavigate()
  return (gate: Gate, target?: string, pendingAction: PendingAction = { act: gate }, replace = false) => {
    const say = () => toast.plain(t(gate))
    say()
    storeTarget(target)
    storePendingAction(pendingAction)
    void Promise.resolve(navigate('/login', { replace })).then(say)
  }
}

/**
 * Lets a signed-in person through. A guest is told 'Please login to …' and sent to /login, and returns to `target` (by default the
 * current page) afterwards: `onClick={gate('createReport', '/newreport')}`.
 */
export function useLoginGate(): (
  gate: Gate,
  target?: string,
  pendingAction?: PendingAction,
) => (event?: MouseEvent) => boolean {
  const toLogin = useRedirectToLogin()
  const { status } = useSession()
  return (gate, target, pendingAction) => (event) => {
    if (status !== 'guest') return true
    event?.preventDefault()
    toLogin(gate, target, pendingAction)
    return false
  }
}
