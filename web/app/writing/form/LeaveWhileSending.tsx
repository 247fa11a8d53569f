import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { storedToken } from '../../api/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Whoever turns out to have been logged out is led to the login, and nothing is being sent any more. */
const isSignedIn = () => storedToken() !== null

/** What the app does to the address by itself is no leaving. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  isSignedIn() && (historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname)

interface LeaveWhileSendingProps {
  /** What becomes of what was written. */
  question: string
  onLeave(): void
}

/** Asks before the page is left while something is on its way. Shown only then. */
export function LeaveWhileSending({ question, onLeave }: LeaveWhileSendingProps) {
  const t = useTranslations('posts.form.sending')
  const blocker = useBlocker(leaves)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isSignedIn() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leaveTitle')}
      question={question}
      confirmLabel={t('leave')}
      busy={false}
      onConfirm={() => {
        onLeave()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    />
  )
}
