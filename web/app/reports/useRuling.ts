import type { ReportedPost } from '@bichar/contract/reports.ts'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import { type Ruling, useDecideReported } from './reportedPosts.ts'

/** The two decisions on a reported post, and what the admin is told of each. */
export function useRuling(post: ReportedPost) {
  const words = useTranslations('reports.reported')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending, variables } = useDecideReported(post)
  const rule = async (ruling: Ruling) => {
    try {
      await mutateAsync(ruling)
      toast.success(words(ruling === 'ignore' ? 'cleared' : 'deleted'))
    } catch (error) {
      const changed = error instanceof CallError && error.code === 'conflict'
      toast.error(changed ? words('changed') : errorMessage(error, words('actionFailed')))
    }
  }
  return { ruling: isPending ? variables : undefined, rule }
}
