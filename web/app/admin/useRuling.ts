import type { ReportedPost } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { type Ruling, useDecideReported } from '../flags/reportedPosts.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { toast } from '../ui/toast.ts'

/** Sends one of the two decisions on a reported post and shows its result as a toast. */
export function useRuling(post: ReportedPost) {
  const t = useTranslations('reported')
  const errorMessage = useErrorMessage()
  const { mutateAsync, isPending, variables } = useDecideReported(post)
  const rule = async (ruling: Ruling) => {
    try {
      await mutateAsync(ruling)
      toast.success(t(ruling === 'ignore' ? 'cleared' : 'deleted'))
    } catch (error) {
      const changed = error instanceof CallError && error.code === 'conflict'
      toast.error(changed ? t('changed') : errorMessage(error, t('actionFailed')))
    }
  }
  return { ruling: isPending ? variables : undefined, rule }
}
