import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { startSending } from './sending.ts'

interface LeaveQuestionProps {
  title: string
  /** Says what happens to what was written. */
  question: string
  confirmLabel: string
  /** Whether a navigation leaves the page. */
  leaves: BlockerFunction
  onLeave?(): void
}

/** Asks for confirmation before another page of the app is opened. It is rendered only while something would be lost by that. */
export function LeaveQuestion({ title, question, confirmLabel, leaves, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(leaves)
  useEffect(startSending, [])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      question={question}
      confirmLabel={confirmLabel}
      busy={false}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed()
      }}
      onClose={() => blocker.reset()}
    />
  )
}
