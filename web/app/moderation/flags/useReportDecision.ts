import type { ReportedPost } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { CallError } from '../../api/errors.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { toast } from '../../ui/toast.ts'
import { type ReportDecision, useDecideReported } from './reportedPosts.ts'

/** Sends one of the two decisions on a reported post and shows its result as a toast. */
export function useReportDecision(post: ReportedPost) {
  const t = useTranslations('reported')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending, variables } = useDecideReported(post)
  const decide = async (decision: ReportDecision) => {
    try {
      await mutateAsync(decision)
      toast.success(t(decision === 'ignore' ? 'cleared' : 'deleted'))
    } catch (error) {
      const changed = error instanceof CallError && error.code === 'conflict'
      toast.error(changed ? t('changed') : errorMessage(error, t('actionFailed')))
    }
  }
  return { deciding: isPending ? variables : undefined, decide }
}
