import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { storedToken } from '../../api/session.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { startSending } from './sending.ts'

/** When a session turns out to have ended, the person is sent to the login, and nothing is being sent any more. */
const isSignedIn = () => storedToken() !== null

/** When the app itself replaces the address, nobody is leaving. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  isSignedIn() && (historyAction !== 'REPLACE' || nextLocation.pathname !== currentLocation.pathname)

interface LeaveWhileSendingProps {
  /** The question, which says what happens to what was written. */
  question: string
  onLeave(): void
}

/** Asks for confirmation before the page is left while something is being sent. It is rendered only then. */
export function LeaveWhileSending({ question, onLeave }: LeaveWhileSendingProps) {
  const t = useTranslations('posts.form.sending')
  const blocker = useBlocker(leaves)

  useEffect(startSending, [])
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
