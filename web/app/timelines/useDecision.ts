import type { Timeline } from '@bichar/contract/timelines.ts'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useWhileSignedIn } from '../accounts/useWhileSignedIn.ts'
import { useAwaitedErrorMessage } from '../i18n/errorMessage.ts'
import { toast } from '../ui/toast.ts'
import { type Decision, useDecideTimeline } from './useDecideTimeline.ts'

/** Sends a decision on an entry and shows the result as a toast. */
export function useDecision(entry: Timeline) {
  const t = useTranslations('timelines.moderation')
  const errorMessage = useAwaitedErrorMessage()
  const gate = useLoginGate()
  const whileSignedIn = useWhileSignedIn('authentication')
  const { mutateAsync, isPending } = useDecideTimeline(entry)
  const decide = async (action: Decision) => {
    if (isPending || !gate('authentication')()) return
    try {
      if (!(await whileSignedIn(() => mutateAsync(action)))) return
      toast.success(t(action === 'approve' ? 'approved' : 'unapproved'))
    } catch (error) {
      toast.error(await errorMessage(error, t(action === 'approve' ? 'approveFailed' : 'unapproveFailed')))
    }
  }
  return { busy: isPending, decide }
}
