import type { Suspect } from '@bichar/contract/suspects.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { useDeleteSuspect } from './mutations.ts'
import { suspectKeys } from './queries.ts'

interface DeleteSuspectDialogProps {
  suspect: Suspect
  onClose(): void
}

/** Asks for confirmation, removes the suspect, and returns to the list. */
export default function DeleteSuspectDialog({ suspect, onClose }: DeleteSuspectDialogProps) {
  const t = useTranslations('suspects.remove')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useDeleteSuspect(suspect._id)
  const remove = async () => {
    try {
      await mutateAsync()
    } catch (error) {
      toast.error(errorMessage(error, t('failed')))
      return onClose()
    }
    toast.success(t('done'))
    await navigate('/suspects', { replace: true })
    // Only after the navigation: the page would otherwise fetch the suspect again and find it missing.
    client.removeQueries({ queryKey: suspectKeys.one(suspect._id) })
  }
  return (
    <ConfirmDialog
      title={t('title')}
      question={t('question')}
      confirmLabel={common('delete')}
      busy={isPending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
