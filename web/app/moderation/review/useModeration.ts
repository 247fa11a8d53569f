import type { Post } from '@bichar/contract/posts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../../accounts/useLoginGate.ts'
import { useWhileSignedIn } from '../../accounts/useWhileSignedIn.ts'
import { CallError } from '../../api/errors.ts'
import { useAwaitedErrorMessage } from '../../i18n/errorMessage.ts'
import { toast } from '../../ui/toast.ts'
import { type Decision, useDecidePost, useReasonOfFailed } from './mutations.ts'

export interface Moderation {
  /** The decision that is currently being sent. */
  deciding: Decision['action'] | undefined
  decide(decision: Decision): Promise<void>
  /** Whether the dialog that asks for the reason to send the post back is open. */
  asking: boolean
  ask(asking: boolean): void
  /** What was given as the reason when sending the post back failed; else empty. */
  reason: string
}

/** The two decisions on a post, with a toast for the result of each. */
export function useModeration(post: Post, onDecided?: () => void): Moderation {
  const t = useTranslations('posts.moderation')
  const errorMessage = useAwaitedErrorMessage()
  const gate = useLoginGate()
  const whileSignedIn = useWhileSignedIn('authentication')
  const [asking, ask] = useState(false)
  const reason = useReasonOfFailed(post._id)
  const { mutateAsync, isPending, variables } = useDecidePost(post)
  const decide = async (decision: Decision) => {
    if (isPending || !post.can.moderate || !gate('authentication')()) return
    const approves = decision.action === 'approve'
    try {
      if (!(await whileSignedIn(() => mutateAsync(decision)))) return
      toast.success(t(approves ? 'approved' : 'disapproved'))
      onDecided?.()
    } catch (error) {
      const edited = error instanceof CallError && error.code === 'conflict'
      const fallback = t(approves ? 'failedApprove' : 'failed')
      toast.error(edited ? t('changed') : await errorMessage(error, fallback))
    }
  }
  return { deciding: isPending ? variables.action : undefined, decide, asking, ask, reason }
}
