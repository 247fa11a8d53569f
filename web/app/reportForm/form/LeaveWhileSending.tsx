import { useEffect } from 'react'
import type { BlockerFunction } from 'react-router'
import { useTranslations } from 'use-intl'
import { storedToken } from '../../api/session.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

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
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isSignedIn() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return (
    <LeaveQuestion
      title={t('leaveTitle')}
      question={question}
      confirmLabel={t('leave')}
      leaves={leaves}
      onLeave={onLeave}
    />
  )
}
