import type { Post } from '@bichar/contract/posts.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSentToLogin } from '../accounts/useSentToLogin.ts'
import { CallError } from '../api/errors.ts'
import { type Decision, useDecidePost } from '../posts/mutations.ts'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'

export interface Moderation {
  /** What is being decided just now. */
  deciding: Decision['action'] | undefined
  decide(decision: Decision): Promise<void>
  /** Whether the moderator is being asked why the post goes back. */
  asking: boolean
  ask(asking: boolean): void
}

/** The two decisions on a post, and what the moderator is told of each. */
export function useModeration(post: Post, onDecided?: () => void): Moderation {
  const words = useTranslations('posts.moderation')
  const errorMessage = useErrorMessage()
  const gate = useLoginGate()
  const sentToLogin = useSentToLogin()
  const [asking, ask] = useState(false)
  const { mutateAsync, isPending, variables } = useDecidePost(post)
  const decide = async (decision: Decision) => {
    if (isPending || !gate('authentication')()) return
    const approves = decision.action === 'approve'
    try {
      await mutateAsync(decision)
      toast.success(words(approves ? 'approved' : 'disapproved'))
      onDecided?.()
    } catch (error) {
      if (sentToLogin(error, 'authentication')) return
      const edited = error instanceof CallError && error.code === 'conflict'
      const fallback = words(approves ? 'failedApprove' : 'failed')
      toast.error(edited ? words('changed') : errorMessage(error, fallback))
    }
  }
  return { deciding: isPending ? variables.action : undefined, decide, asking, ask }
}
