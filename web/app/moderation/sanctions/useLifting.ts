import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../api/call.ts'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { sanctionsChanged } from '../../sanctions/queries.ts'
import { toast } from '../../ui/toast.ts'

/** Lifts a sanction and shows the result as a toast. */
export function useLifting(id: string): { lift(): void; busy: boolean } {
  const t = useTranslations('people')
  const errorMessage = useErrorMessage()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /admin/sanctions/:id/lift', { params: { id } }),
    onSuccess: () => toast.success(t('lifted')),
    onError: (error) => toast.error(errorMessage(error, t('liftFailed'))),
    onSettled: () => sanctionsChanged(client),
  })
  return { lift: () => mutate(), busy: isPending }
}
