import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { rememberTarget, useSession } from '../api/session.ts'
import type { Words } from '../i18n/messages.ts'
import { toast } from '../ui/toast.ts'

export type Gate = keyof Words['accounts']['gate']

/**
 * Lets a signed-in person through. A guest is told 'Please login to …' and led to /login, and comes back to `target`
 * (the present page where none is given) afterwards: `onClick={gate('createReport', '/newreport')}`.
 */
export function useLoginGate(): (gate: Gate, target?: string) => (event?: MouseEvent) => boolean {
  const t = useTranslations('accounts.gate')
  const navigate = useNavigate()
  const { status } = useSession()
  return (gate, target) => (event) => {
    if (status !== 'guest') return true
    event?.preventDefault()
    toast.plain(t(gate))
    rememberTarget(target)
    void navigate('/login')
    return false
  }
}
